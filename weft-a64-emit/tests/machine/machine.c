/* Runs AArch64 code that comes by standard input: operands between pages that may not be touched,
   registers compared afterwards, answers by standard output. All numbers are little-endian.

   Request: u64 code_len, scratch_len, operands, pieces, at_end; u64 length of each operand;
   u64 begin, end of each piece; the code; the operands.
   Answer: u64 status, detail; the operands, only where the status is 0.
   Status: 0 done, 1 a signal (its number), 2 a register (see gate.S), 3 a write beside an operand
   (its number; the number of operands for scratch). */

#include <setjmp.h>
#include <signal.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

long call_checked(void (*code)(const void *), const void *args, uint64_t *stack);

enum { PAGE = 4096, ROOM = 4 << 20, MOST = 24, PATTERN = 0xa5, BESIDE = 256 };

static sigjmp_buf back;

static void on_signal(int number) { siglongjmp(back, number); }

static void get(void *to, size_t len) {
    for (char *at = to; len > 0;) {
        ssize_t n = read(0, at, len);
        if (n <= 0) exit(n == 0 ? 0 : 3);
        at += n, len -= n;
    }
}

static void put(const void *from, size_t len) {
    for (const char *at = from; len > 0;) {
        ssize_t n = write(1, at, len);
        if (n <= 0) exit(4);
        at += n, len -= n;
    }
}

static char *reserve(void) {
    char *p = mmap(0, ROOM + 2 * PAGE, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (p == MAP_FAILED || mprotect(p + PAGE, ROOM, PROT_READ | PROT_WRITE)) exit(5);
    return p + PAGE;
}

/* Where len bytes lie in a room, against one of its ends. */
static char *place(char *room, uint64_t len, uint64_t at_end) {
    return at_end ? room + ROOM - len : room;
}

/* The bytes beside them that may not change, on the side that has no forbidden page. */
static char *beside(char *room, uint64_t len, uint64_t at_end) {
    return at_end ? room + ROOM - len - BESIDE : room + len;
}

static int intact(const char *at) {
    for (int i = 0; i < BESIDE; i++)
        if ((unsigned char)at[i] != PATTERN) return 0;
    return 1;
}

int main(void) {
    char *rooms[MOST + 1], *code = reserve();
    for (int i = 0; i <= MOST; i++) rooms[i] = reserve();
    stack_t other = {.ss_sp = reserve(), .ss_size = 1 << 20};
    sigaltstack(&other, 0);
    struct sigaction action = {.sa_handler = on_signal, .sa_flags = SA_ONSTACK | SA_NODEFER};
    int signals[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGALRM, SIGFPE};
    for (unsigned i = 0; i < sizeof signals / sizeof *signals; i++) sigaction(signals[i], &action, 0);
    for (;;) {
        uint64_t head[5], lens[MOST + 1];
        get(head, sizeof head);
        uint64_t operands = head[2], pieces = head[3], at_end = head[4];
        if (head[0] > ROOM || head[1] + BESIDE > ROOM || operands > MOST || pieces > 4096) exit(6);
        get(lens, 8 * operands);
        uint64_t cuts[2 * 4096];
        get(cuts, 16 * pieces);
        if (mprotect(code, ROOM, PROT_READ | PROT_WRITE)) exit(7);
        get(code, head[0]);
        __builtin___clear_cache(code, code + head[0]);
        if (mprotect(code, ROOM, PROT_READ | PROT_EXEC)) exit(8);
        char *bases[MOST + 1];
        lens[operands] = head[1];
        for (uint64_t i = 0; i <= operands; i++) {
            if (lens[i] + BESIDE > ROOM) exit(9);
            /* Scratch is aligned, so it lies at the front. */
            uint64_t end = at_end && i < operands;
            bases[i] = place(rooms[i], lens[i], end);
            memset(beside(rooms[i], lens[i], end), PATTERN, BESIDE);
            if (i < operands) get(bases[i], lens[i]);
            else memset(bases[i], 0xff, lens[i]);
        }
        uint64_t answer[2] = {0, 0}, stack[2];
        for (volatile uint64_t piece = 0; piece < pieces && answer[0] == 0; piece++) {
            struct {
                char **bases;
                char *scratch;
                uint64_t begin, end;
            } args = {bases, bases[operands], cuts[2 * piece], cuts[2 * piece + 1]};
            int number = sigsetjmp(back, 1);
            if (number) {
                answer[0] = 1, answer[1] = number;
                break;
            }
            alarm(60);
            long changed = call_checked((void (*)(const void *))(void *)code, &args, stack);
            alarm(0);
            if (changed) answer[0] = 2, answer[1] = changed - 1;
        }
        alarm(0);
        for (uint64_t i = 0; i <= operands && answer[0] == 0; i++)
            if (!intact(beside(rooms[i], lens[i], at_end && i < operands))) answer[0] = 3, answer[1] = i;
        put(answer, sizeof answer);
        if (answer[0] == 0)
            for (uint64_t i = 0; i < operands; i++) put(bases[i], lens[i]);
    }
}
