// What kernels.cu and main.cu share.
#pragma once

#include <stddef.h>
#include <stdint.h>

#include <vector>

#ifdef WEFT_SHIM
#include "weft_shim.h"
#else
#include <cuda_fp16.h>
#include <cuda_runtime.h>
#define WEFT_LAUNCH(kernel, blocks, threads) kernel<<<blocks, threads>>>
#endif

// The three pieces of device memory.
struct Memory {
    unsigned char* arena;
    unsigned char* weights;
    unsigned char* inputs;
};

// The element at a byte of a piece of memory.
template <typename T> T* at(unsigned char* memory, size_t offset) {
    return reinterpret_cast<T*>(memory + offset);
}

// A kernel with its buffers.
struct Step {
    const char* kernel;
    const char* region;
    const char* shape;
    void (*launch)(const Memory&);
};

// A value to compare: behind the step that writes it, or at the end (step -1).
struct Value {
    int step;
    const char* key;  // in expected.json
    const char* region;
    const char* name;
    const char* dtype;
    size_t elem_bytes;
    unsigned char* Memory::*memory;
    size_t offset;
    std::vector<uint64_t> shape;
};

struct Plan {
    const char* graph;
    size_t arena_bytes;
    size_t weights_bytes;
    size_t inputs_bytes;
    std::vector<Step> steps;
    std::vector<Value> values;
    std::vector<Value> outputs;
};

extern const Plan plan;
