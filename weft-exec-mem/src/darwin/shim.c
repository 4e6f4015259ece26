// The only code that ever opens this thread's write window on pages of MAP_JIT.
//
// Opening, writing and closing happen inside one call, so that no return, unwinding or early exit
// of a caller can leave the window open.

#include <libkern/OSCacheControl.h>
#include <pthread.h>
#include <stddef.h>
#include <string.h>

void weft_exec_mem_write(void *to, const void *from, size_t len) {
    pthread_jit_write_protect_np(0);
    memcpy(to, from, len);
    pthread_jit_write_protect_np(1);
    sys_icache_invalidate(to, len);
}

void weft_exec_mem_fill(void *to, int byte, size_t len) {
    pthread_jit_write_protect_np(0);
    memset(to, byte, len);
    pthread_jit_write_protect_np(1);
    sys_icache_invalidate(to, len);
}

// Before this thread runs code that another thread may have written: the window is closed, and
// what was fetched ahead is discarded.
void weft_exec_mem_ready(void) {
    pthread_jit_write_protect_np(1);
    __asm__ volatile("isb" ::: "memory");
}
