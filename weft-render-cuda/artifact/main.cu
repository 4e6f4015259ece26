// Runs the kernels of a plan, compares every value with the reference, times, and writes evidence.
//
// The order is: bind; run step by step and compare each value behind the step that writes it; rounds
// of whole runs with device events; compare the outputs once more; report. A figure that could not be
// measured is absent from the evidence, never 0.

#define WEFT_SHIM_MAIN
#include "weft.h"

#include "blake3.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <algorithm>
#include <string>

#ifndef _WIN32
#include <unistd.h>
#endif

[[noreturn]] static void die(const char* format, ...) {
    va_list args;
    va_start(args, format);
    fprintf(stderr, "check: ");
    vfprintf(stderr, format, args);
    fprintf(stderr, "\n");
    va_end(args);
    exit(2);
}

static void expect(cudaError_t error, const char* what) {
    if (error != cudaSuccess) die("%s: %s", what, cudaGetErrorString(error));
}

static std::string read_file(const std::string& path, bool must_exist) {
    FILE* file = fopen(path.c_str(), "rb");
    if (file == nullptr) {
        if (must_exist) die("%s cannot be read", path.c_str());
        return "";
    }
    std::string bytes;
    char buffer[1 << 16];
    for (size_t n; (n = fread(buffer, 1, sizeof buffer, file)) > 0;) bytes.append(buffer, n);
    const bool failed = ferror(file) != 0;
    fclose(file);
    if (failed) die("%s cannot be read", path.c_str());
    return bytes;
}

static std::string digest_of(const std::string& bytes) {
    blake3::Hasher hasher;
    hasher.update(bytes.data(), bytes.size());
    return hasher.hex();
}

// The digest of the artifact: of a line "DIGEST  NAME" for each of these files.
static std::string artifact_digest(const std::string& folder) {
    static const char* const names[] = {"kernels.cu",  "main.cu",    "weft.h",       "blake3.h",
                                        "weights.bin", "inputs.bin", "expected.json"};
    std::string lines;
    for (const char* name : names) {
        lines += digest_of(read_file(folder + "/" + name, true)) + "  " + name + "\n";
    }
    return digest_of(lines);
}

// The digest that expected.json, one entry a line, has for a key.
static std::string expected_digest(const std::string& json, const std::string& key) {
    const std::string at = "\"at\":\"" + key + "\"";
    const size_t entry = json.find(at);
    if (entry == std::string::npos) die("expected.json has nothing for %s", key.c_str());
    const size_t begin = json.rfind('\n', entry) + 1;
    const size_t end = json.find('\n', entry);
    const std::string line = json.substr(begin, end - begin);
    const std::string word = "\"digest\":\"";
    const size_t digest = line.find(word);
    if (digest == std::string::npos || line.size() < digest + word.size() + 64) {
        die("expected.json has no digest for %s", key.c_str());
    }
    return line.substr(digest + word.size(), 64);
}

// NaNs as the contract shows them; bytes of other types stay.
static void make_canonical(std::vector<unsigned char>& bytes, const std::string& dtype) {
    auto each = [&](auto infinity, auto nan) {
        using Word = decltype(infinity);
        const Word magnitude = Word(Word(~Word(0)) >> 1);
        for (size_t i = 0; i + sizeof(Word) <= bytes.size(); i += sizeof(Word)) {
            Word word;
            memcpy(&word, &bytes[i], sizeof word);
            if (Word(word & magnitude) > infinity) memcpy(&bytes[i], &nan, sizeof nan);
        }
    };
    if (dtype == "f32") each(uint32_t(0x7f800000), uint32_t(0x7fc00000));
    if (dtype == "f64") each(uint64_t(0x7ff0000000000000), uint64_t(0x7ff8000000000000));
    if (dtype == "f16") each(uint16_t(0x7c00), uint16_t(0x7e00));
    if (dtype == "bf16") each(uint16_t(0x7f80), uint16_t(0x7fc0));
}

static void update_u64(blake3::Hasher& hasher, uint64_t value) {
    unsigned char bytes[8];
    for (int i = 0; i < 8; ++i) bytes[i] = static_cast<unsigned char>(value >> (8 * i));
    hasher.update(bytes, 8);
}

// The digest of a value as it is on the device now.
static std::string value_digest(const Memory& memory, const Value& value) {
    size_t bytes = value.elem_bytes;
    for (uint64_t extent : value.shape) bytes *= size_t(extent);
    std::vector<unsigned char> data(bytes);
    if (bytes > 0) {
        const unsigned char* from = memory.*value.memory + value.offset;
        expect(cudaMemcpy(data.data(), from, bytes, cudaMemcpyDeviceToHost), value.name);
    }
    make_canonical(data, value.dtype);
    blake3::Hasher hasher;
    update_u64(hasher, strlen(value.dtype));
    hasher.update(value.dtype, strlen(value.dtype));
    update_u64(hasher, value.shape.size());
    for (uint64_t extent : value.shape) update_u64(hasher, extent);
    hasher.update(data.data(), data.size());
    return hasher.hex();
}

// Times between two points of the device's work.
class Stopwatch {
public:
    Stopwatch() {
        expect(cudaEventCreate(&begin_), "an event");
        expect(cudaEventCreate(&end_), "an event");
    }
    ~Stopwatch() {
        cudaEventDestroy(begin_);
        cudaEventDestroy(end_);
    }
    Stopwatch(const Stopwatch&) = delete;
    Stopwatch& operator=(const Stopwatch&) = delete;
    void start() { expect(cudaEventRecord(begin_), "an event"); }
    void stop() { expect(cudaEventRecord(end_), "an event"); }
    // Nanoseconds, or -1 where there is no clock.
    long long ns() {
        expect(cudaEventSynchronize(end_), "the device");
        float ms = 0;
        const cudaError_t error = cudaEventElapsedTime(&ms, begin_, end_);
        if (error == cudaErrorNotSupported) return -1;
        expect(error, "a time");
        return static_cast<long long>(double(ms) * 1e6);
    }

private:
    cudaEvent_t begin_{}, end_{};
};

// What nvidia-smi prints, or nothing where it cannot be asked.
static std::string ask_smi(const char* query) {
#if defined(WEFT_SHIM) || defined(_WIN32)
    (void)query;
    return "";
#else
    const std::string command = std::string("nvidia-smi -i 0 ") + query + " --format=csv,noheader,nounits 2>/dev/null";
    FILE* pipe = popen(command.c_str(), "r");
    if (pipe == nullptr) return "";
    std::string out;
    char buffer[4096];
    for (size_t n; (n = fread(buffer, 1, sizeof buffer, pipe)) > 0;) out.append(buffer, n);
    return pclose(pipe) == 0 ? out : "";
#endif
}

enum class Idle { unknown, yes, no };

// Whether no other process computes on the device.
static Idle others_absent() {
    if (ask_smi("--query-gpu=name").empty()) return Idle::unknown;
#if defined(WEFT_SHIM) || defined(_WIN32)
    return Idle::unknown;
#else
    std::string pids = ask_smi("--query-compute-apps=pid");
    const long own = long(getpid());
    for (char* at = &pids[0]; *at != 0;) {
        char* end = nullptr;
        const long pid = strtol(at, &end, 10);
        if (end == at) {
            ++at;
            continue;
        }
        if (pid != own) return Idle::no;
        at = end;
    }
    return Idle::yes;
#endif
}

// Whether the device did nothing before we began: no process, and no use in its last sample.
static Idle idle_before() {
    const Idle others = others_absent();
    if (others != Idle::yes) return others;
    const std::string used = ask_smi("--query-gpu=utilization.gpu");
    char* end = nullptr;
    const long percent = strtol(used.c_str(), &end, 10);
    if (end == used.c_str()) return Idle::unknown;
    return percent == 0 ? Idle::yes : Idle::no;
}

static const char* words(Idle idle) {
    return idle == Idle::yes ? "idle" : idle == Idle::no ? "BUSY" : "unknown (no nvidia-smi)";
}

// Times that Weft measured for the same steps, one round a line; see baseline.json.
struct Baseline {
    std::string machine;
    std::vector<long long> totals;
    std::vector<std::vector<long long>> steps;
};

static Baseline read_baseline(const std::string& path) {
    Baseline baseline;
    const std::string json = read_file(path, false);
    const std::string machine = "\"machine\": \"", total = "\"total_ns\":", steps = "\"steps_ns\":[";
    const size_t name = json.find(machine);
    if (name != std::string::npos) {
        const size_t begin = name + machine.size();
        baseline.machine = json.substr(begin, json.find('"', begin) - begin);
    }
    for (size_t at = 0; (at = json.find(total, at)) != std::string::npos; ++at) {
        baseline.totals.push_back(atoll(json.c_str() + at + total.size()));
    }
    for (size_t at = 0; (at = json.find(steps, at)) != std::string::npos; ++at) {
        std::vector<long long> times;
        const char* cursor = json.c_str() + at + steps.size();
        while (*cursor != ']' && *cursor != 0) {
            times.push_back(atoll(cursor));
            while (*cursor != ',' && *cursor != ']' && *cursor != 0) ++cursor;
            if (*cursor == ',') ++cursor;
        }
        baseline.steps.push_back(times);
    }
    return baseline;
}

static std::string quoted(const std::string& text) {
    std::string out = "\"";
    for (char c : text) {
        const unsigned char byte = static_cast<unsigned char>(c);
        if (c == '"' || c == '\\') {
            out += '\\';
            out += c;
        } else if (byte < 0x20 || byte == 0x7f) {
            char escape[8];
            snprintf(escape, sizeof escape, "\\u%04x", byte);
            out += escape;
        } else {
            out += c;
        }
    }
    return out + "\"";
}

// `"name": value` with a comma in front, where there is a value.
static std::string figure(const char* name, long long value) {
    return value < 0 ? "" : std::string(", \"") + name + "\": " + std::to_string(value);
}

static long long baseline_total(const Baseline& b, size_t round) {
    return round < b.totals.size() ? b.totals[round] : -1;
}

static long long baseline_step(const Baseline& b, size_t round, size_t step) {
    return round < b.steps.size() && step < b.steps[round].size() ? b.steps[round][step] : -1;
}

static long long median(std::vector<long long> times) {
    if (times.empty() || *std::min_element(times.begin(), times.end()) < 0) return -1;
    std::sort(times.begin(), times.end());
    return times[times.size() / 2];
}

static std::string microseconds(long long ns) {
    char text[32];
    if (ns < 0) return "no clock";
    snprintf(text, sizeof text, "%.1f us", double(ns) / 1e3);
    return text;
}

int main(int argc, char** argv) {
    std::string folder = ".", evidence = "evidence.json";
    int rounds = 5;
    for (int i = 1; i < argc; ++i) {
        const std::string word = argv[i];
        if (word == "--help" || word == "-h") {
            printf("check [--rounds N] [--folder DIR] [--evidence FILE]\n\n"
                   "Runs the plan, compares every value with expected.json, times N rounds (5), and\n"
                   "writes FILE (evidence.json). Exit code: 0 identical, 1 different, 2 not done.\n");
            return 0;
        }
        if (i + 1 == argc) die("%s needs a value; see --help", word.c_str());
        const char* value = argv[++i];
        if (word == "--rounds") {
            rounds = atoi(value);
            if (rounds < 1 || rounds > 1000) die("--rounds takes 1 to 1000");
        } else if (word == "--folder") {
            folder = value;
        } else if (word == "--evidence") {
            evidence = value;
        } else {
            die("%s is no option; see --help", word.c_str());
        }
    }

    // Bind.
    const std::string expected = read_file(folder + "/expected.json", true);
    const std::string weights = read_file(folder + "/weights.bin", true);
    const std::string inputs = read_file(folder + "/inputs.bin", true);
    if (weights.size() != plan.weights_bytes) die("weights.bin has another length than the plan's weights");
    if (inputs.size() != plan.inputs_bytes) die("inputs.bin has another length than the plan's inputs");
    const std::string artifact = artifact_digest(folder);
    const std::string kernels = digest_of(read_file(folder + "/kernels.cu", true));
    const Idle before = idle_before();
    cudaDeviceProp device;
    expect(cudaGetDeviceProperties(&device, 0), "the device");
    std::string driver = ask_smi("--query-gpu=driver_version");
    while (!driver.empty() && (driver.back() == '\n' || driver.back() == '\r')) driver.pop_back();
    printf("%s: %zu steps on %s\n", plan.graph, plan.steps.size(), device.name);

    Memory memory{};
    expect(cudaMalloc(&memory.arena, plan.arena_bytes), "memory for the arena");
    expect(cudaMalloc(&memory.weights, plan.weights_bytes), "memory for weights");
    expect(cudaMalloc(&memory.inputs, plan.inputs_bytes), "memory for inputs");
    expect(cudaMemcpy(memory.weights, weights.data(), weights.size(), cudaMemcpyHostToDevice), "weights");
    Stopwatch transfer;
    transfer.start();
    expect(cudaMemcpy(memory.inputs, inputs.data(), inputs.size(), cudaMemcpyHostToDevice), "inputs");
    transfer.stop();
    const long long in_ns = transfer.ns();

    // Compare each value behind its step.
    expect(cudaMemset(memory.arena, 0, plan.arena_bytes), "the arena");
    size_t compared = 0, identical = 0;
    std::vector<int> step_compared(plan.steps.size(), 0), step_identical(plan.steps.size(), 0);
    for (size_t s = 0; s < plan.steps.size(); ++s) {
        plan.steps[s].launch(memory);
        expect(cudaGetLastError(), plan.steps[s].kernel);
        expect(cudaDeviceSynchronize(), plan.steps[s].kernel);
        for (const Value& value : plan.values) {
            if (size_t(value.step) != s) continue;
            const bool same = value_digest(memory, value) == expected_digest(expected, value.key);
            compared += 1;
            identical += same;
            step_compared[s] += 1;
            step_identical[s] += same;
            if (!same) {
                printf("DIFFERENT: region %s, kernel %s, value %s\n", value.region,
                       plan.steps[s].kernel, value.name);
            }
        }
    }
    auto same_outputs = [&] {
        size_t same = 0;
        for (const Value& output : plan.outputs) {
            same += value_digest(memory, output) == expected_digest(expected, output.key);
        }
        return same;
    };
    size_t outputs = same_outputs();
    printf("%zu of %zu values identical\n", identical, compared);

    // Rounds: a whole run, and then one with a clock around each step.
    const Baseline baseline = read_baseline(folder + "/baseline.json");
    std::vector<long long> totals;
    std::vector<std::vector<long long>> step_times(plan.steps.size());
    Idle during = Idle::unknown;
    Stopwatch whole;
    for (const Step& step : plan.steps) step.launch(memory);
    expect(cudaDeviceSynchronize(), "the device");
    for (int round = 0; round < rounds; ++round) {
        whole.start();
        for (const Step& step : plan.steps) step.launch(memory);
        whole.stop();
        totals.push_back(whole.ns());
        for (size_t s = 0; s < plan.steps.size(); ++s) {
            whole.start();
            plan.steps[s].launch(memory);
            whole.stop();
            step_times[s].push_back(whole.ns());
        }
        const Idle now = others_absent();
        during = round == 0 || now != Idle::yes ? (during == Idle::no ? Idle::no : now) : during;
    }
    expect(cudaGetLastError(), "the rounds");
    transfer.start();
    for (const Value& output : plan.outputs) {
        size_t bytes = output.elem_bytes;
        for (uint64_t extent : output.shape) bytes *= size_t(extent);
        std::vector<unsigned char> data(bytes);
        const unsigned char* from = memory.*output.memory + output.offset;
        if (bytes > 0) expect(cudaMemcpy(data.data(), from, bytes, cudaMemcpyDeviceToHost), output.name);
    }
    transfer.stop();
    const long long out_ns = transfer.ns();
    outputs = std::min(outputs, same_outputs());

    // Report.
    for (size_t s = 0; s < plan.steps.size(); ++s) {
        printf("%4zu  %-40s %-28s %12s\n", s, plan.steps[s].kernel, plan.steps[s].shape,
               microseconds(median(step_times[s])).c_str());
    }
    printf("a run: %s (median of %d rounds)\n", microseconds(median(totals)).c_str(), rounds);
    printf("the device was %s before and %s during the rounds\n", words(before), words(during));
    size_t ahead = 0, raced = 0;
    for (size_t round = 0; round < totals.size(); ++round) {
        const long long other = baseline_total(baseline, round);
        if (other < 0 || totals[round] < 0) continue;
        raced += 1;
        ahead += totals[round] < other;
    }
    if (raced > 0) {
        printf("%zu of %zu rounds ahead of %s\n", ahead, raced, baseline.machine.c_str());
    } else {
        printf("no rounds to be ahead in: there is no baseline.json, or no clock\n");
    }
    const bool good = identical == compared && compared > 0 && outputs == plan.outputs.size();
    printf("%zu of %zu outputs identical\n", outputs, plan.outputs.size());

    std::string json = "{\n  \"format\": \"weft-evidence\",\n  \"version\": 1,\n  \"target\": \"cuda\"";
    json += ",\n  \"device\": " + quoted(device.name);
    if (!driver.empty()) json += ",\n  \"driver\": " + quoted(driver);
    json += ",\n  \"artifact\": " + quoted(artifact) + ",\n  \"kernels_source\": " + quoted(kernels);
    json += ",\n  \"values\": {\"compared\": " + std::to_string(compared) + ", \"identical\": " + std::to_string(identical) + "}";
    json += ",\n  \"outputs\": {\"compared\": " + std::to_string(plan.outputs.size()) + ", \"identical\": " + std::to_string(outputs) + "}";
    std::string idle;
    if (before != Idle::unknown) idle += std::string("\"before\": ") + (before == Idle::yes ? "true" : "false");
    if (during != Idle::unknown) idle += std::string(idle.empty() ? "" : ", ") + "\"during\": " + (during == Idle::yes ? "true" : "false");
    json += ",\n  \"idle\": {" + idle + "}";
    if (!baseline.machine.empty()) json += ",\n  \"baseline\": " + quoted(baseline.machine);
    const std::string transfers = figure("in_ns", in_ns) + figure("out_ns", out_ns);
    json += ",\n  \"transfers\": {" + (transfers.empty() ? "" : transfers.substr(2)) + "}";
    json += ",\n  \"rounds\": [";
    for (size_t round = 0; round < totals.size(); ++round) {
        const std::string times = figure("baseline_ns", baseline_total(baseline, round)) + figure("candidate_ns", totals[round]);
        json += (round == 0 ? "{" : ", {") + (times.empty() ? "" : times.substr(2)) + "}";
    }
    json += "],\n  \"kernels\": [";
    for (size_t s = 0; s < plan.steps.size(); ++s) {
        json += std::string(s == 0 ? "" : ",") + "\n    {\"step\": " + std::to_string(s);
        json += ", \"kernel\": " + quoted(plan.steps[s].kernel) + ", \"shape\": " + quoted(plan.steps[s].shape);
        json += ", \"values\": {\"compared\": " + std::to_string(step_compared[s]) + ", \"identical\": " + std::to_string(step_identical[s]) + "}";
        json += ", \"rounds\": [";
        for (size_t round = 0; round < step_times[s].size(); ++round) {
            const std::string times = figure("baseline_ns", baseline_step(baseline, round, s)) + figure("candidate_ns", step_times[s][round]);
            json += (round == 0 ? "{" : ", {") + (times.empty() ? "" : times.substr(2)) + "}";
        }
        json += "]}";
    }
    json += "\n  ]\n}\n";
    const std::string path = folder + "/" + evidence, temporary = path + ".tmp";
    FILE* file = fopen(temporary.c_str(), "wb");
    const bool written = file != nullptr && fwrite(json.data(), 1, json.size(), file) == json.size();
    if (file == nullptr || fclose(file) != 0 || !written || rename(temporary.c_str(), path.c_str()) != 0) {
        die("%s cannot be written", path.c_str());
    }
    printf("evidence: %s\n", path.c_str());
    cudaFree(memory.arena);
    cudaFree(memory.weights);
    cudaFree(memory.inputs);
    return good ? 0 : 1;
}
