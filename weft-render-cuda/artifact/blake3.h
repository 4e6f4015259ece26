// BLAKE3, plainly: hashing only, one block after the other, 32 bytes of output.
//
// A message is cut into chunks of 1024 bytes, a chunk into blocks of 64. Chunks are leaves of a binary
// tree whose left subtrees are as large as can be, a power of two.
#pragma once

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <array>
#include <string>
#include <vector>

namespace blake3 {

enum Flag : uint32_t { chunk_start = 1, chunk_end = 2, parent = 4, root = 8 };
using Words = std::array<uint32_t, 8>;

inline constexpr Words initial = {0x6A09E667, 0xBB67AE85, 0x3C6EF372, 0xA54FF53A,
                                  0x510E527F, 0x9B05688C, 0x1F83D9AB, 0x5BE0CD19};

inline uint32_t turned(uint32_t x, int by) { return x >> by | x << (32 - by); }

// One compression: seven rounds of eight mixings, the message's words permuted between rounds.
inline Words compress(const Words& chain, const uint32_t (&block)[16], uint64_t counter,
                      uint32_t length, uint32_t flags) {
    uint32_t s[16] = {chain[0],   chain[1],   chain[2],          chain[3],
                      chain[4],   chain[5],   chain[6],          chain[7],
                      initial[0], initial[1], initial[2],        initial[3],
                      uint32_t(counter), uint32_t(counter >> 32), length, flags};
    uint32_t m[16];
    memcpy(m, block, sizeof m);
    auto mix = [&](int a, int b, int c, int d, uint32_t x, uint32_t y) {
        s[a] += s[b] + x;
        s[d] = turned(s[d] ^ s[a], 16);
        s[c] += s[d];
        s[b] = turned(s[b] ^ s[c], 12);
        s[a] += s[b] + y;
        s[d] = turned(s[d] ^ s[a], 8);
        s[c] += s[d];
        s[b] = turned(s[b] ^ s[c], 7);
    };
    for (int round = 0; round < 7; ++round) {
        for (int i = 0; i < 4; ++i) mix(i, 4 + i, 8 + i, 12 + i, m[2 * i], m[2 * i + 1]);
        for (int i = 0; i < 4; ++i) {
            mix(i, 4 + (i + 1) % 4, 8 + (i + 2) % 4, 12 + (i + 3) % 4, m[8 + 2 * i], m[9 + 2 * i]);
        }
        static const int order[16] = {2, 6, 3, 10, 7, 0, 4, 13, 1, 11, 12, 5, 9, 14, 15, 8};
        uint32_t next[16];
        for (int i = 0; i < 16; ++i) next[i] = m[order[i]];
        memcpy(m, next, sizeof m);
    }
    Words out;
    for (int i = 0; i < 8; ++i) out[i] = s[i] ^ s[i + 8];
    return out;
}

// A message's hash, fed piece by piece.
class Hasher {
public:
    void update(const void* data, size_t length) {
        const unsigned char* bytes = static_cast<const unsigned char*>(data);
        while (length > 0) {
            // The last chunk of all is not ended before it is known to be the last.
            if (filled_ == 1024) end_chunk();
            const size_t taken = length < 1024 - filled_ ? length : 1024 - filled_;
            memcpy(chunk_ + filled_, bytes, taken);
            filled_ += taken;
            bytes += taken;
            length -= taken;
        }
    }

    std::string hex() {
        std::vector<Words> stack = stack_;
        Words hash = leaf(stack.empty() ? uint32_t(root) : 0);
        while (!stack.empty()) {
            const Words left = stack.back();
            stack.pop_back();
            hash = join(left, hash, stack.empty() ? uint32_t(root) : 0);
        }
        std::string out;
        for (uint32_t word : hash) {
            for (int byte = 0; byte < 4; ++byte) {
                static const char digits[] = "0123456789abcdef";
                const unsigned value = word >> (8 * byte) & 255;
                out += digits[value >> 4];
                out += digits[value & 15];
            }
        }
        return out;
    }

private:
    Words leaf(uint32_t last_flags) const {
        Words chain = initial;
        const size_t blocks = filled_ == 0 ? 1 : (filled_ + 63) / 64;
        for (size_t i = 0; i < blocks; ++i) {
            unsigned char bytes[64] = {};
            const size_t length = filled_ - 64 * i < 64 ? filled_ - 64 * i : 64;
            memcpy(bytes, chunk_ + 64 * i, length);
            uint32_t block[16];
            for (int w = 0; w < 16; ++w) {
                block[w] = uint32_t(bytes[4 * w]) | uint32_t(bytes[4 * w + 1]) << 8 |
                           uint32_t(bytes[4 * w + 2]) << 16 | uint32_t(bytes[4 * w + 3]) << 24;
            }
            uint32_t flags = i == 0 ? uint32_t(chunk_start) : 0;
            if (i + 1 == blocks) flags |= uint32_t(chunk_end) | last_flags;
            chain = compress(chain, block, count_, uint32_t(length), flags);
        }
        return chain;
    }

    static Words join(const Words& left, const Words& right, uint32_t flags) {
        uint32_t block[16];
        for (int i = 0; i < 8; ++i) {
            block[i] = left[i];
            block[8 + i] = right[i];
        }
        return compress(initial, block, 0, 64, uint32_t(parent) | flags);
    }

    void end_chunk() {
        Words hash = leaf(0);
        count_ += 1;
        // A subtree is whole for each zero at the end of the number of chunks.
        for (uint64_t n = count_; n % 2 == 0; n /= 2) {
            hash = join(stack_.back(), hash, 0);
            stack_.pop_back();
        }
        stack_.push_back(hash);
        filled_ = 0;
    }

    unsigned char chunk_[1024];
    size_t filled_ = 0;
    uint64_t count_ = 0;
    std::vector<Words> stack_;
};

}  // namespace blake3
