// long call_checked(void (*code)(const void *), const void *args, uint64_t *stack)
//
// Calls code with every register filled: those that it must keep with a pattern that is compared
// afterwards, the others with bits that are a NaN. Gives 0, or 1 plus the number of the first register
// that changed: 0 to 30 are x0 to x30, 32 to 63 are v0 to v31, 64 is the stack pointer, 65 is FPCR, 66
// is any byte of the caller's stack frame, of which ABOVE bytes are compared.
// stack has room for two numbers.

        .equ    ABOVE, 512

        .text
        .global call_checked
        .type call_checked, %function
call_checked:
        stp     x29, x30, [sp, #-192]!
        stp     x19, x20, [sp, #16]
        stp     x21, x22, [sp, #32]
        stp     x23, x24, [sp, #48]
        stp     x25, x26, [sp, #64]
        stp     x27, x28, [sp, #80]
        stp     d8, d9, [sp, #96]
        stp     d10, d11, [sp, #112]
        stp     d12, d13, [sp, #128]
        stp     d14, d15, [sp, #144]
        str     x18, [sp, #160]
        movz    x9, #0x5c00, lsl #48
        mov     x10, sp
        sub     sp, sp, #ABOVE
2:      str     x9, [x10, #-8]!
        add     x9, x9, #1
        cmp     sp, x10
        b.ne    2b
        mrs     x11, fpcr
        stp     x10, x11, [x2]
        adrp    x10, stack_at
        str     x2, [x10, #:lo12:stack_at]
        mov     x30, x0
        mov     x0, x1
        movz    x9, #0xa500, lsl #48
        .irp n, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29
        add     x\n, x9, #\n
        .endr
        .irp n, 8, 9, 10, 11, 12, 13, 14, 15
        fmov    d\n, x9
        add     x9, x9, #1
        .endr
        movn    x9, #0x0123
        .irp n, 0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31
        dup     v\n\().2d, x9
        .endr
        .irp n, 8, 9, 10, 11, 12, 13, 14, 15
        mov     v\n\().d[1], x9
        .endr
        .irp n, 1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 13, 14, 15, 16, 17
        mov     x\n, x9
        .endr
        blr     x30
        adrp    x10, stack_at
        ldr     x2, [x10, #:lo12:stack_at]
        ldr     x1, [x2]
        mov     x9, sp
        mov     x0, #65
        cmp     x9, x1
        b.ne    1f
        movz    x9, #0xa500, lsl #48
        .irp n, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29
        mov     x0, #1 + \n
        add     x11, x9, #\n
        cmp     x\n, x11
        b.ne    1f
        .endr
        .irp n, 8, 9, 10, 11, 12, 13, 14, 15
        mov     x0, #33 + \n
        fmov    x11, d\n
        cmp     x11, x9
        b.ne    1f
        add     x9, x9, #1
        .endr
        mrs     x9, fpcr
        ldr     x11, [x2, #8]
        mov     x0, #66
        cmp     x9, x11
        b.ne    1f
        movz    x9, #0x5c00, lsl #48
        add     x10, x1, #ABOVE
        mov     x0, #67
3:      ldr     x11, [x10, #-8]!
        cmp     x11, x9
        b.ne    1f
        add     x9, x9, #1
        cmp     x10, x1
        b.ne    3b
        mov     x0, #0
1:      ldr     x11, [x2, #8]
        msr     fpcr, x11
        add     sp, x1, #ABOVE
        ldp     x19, x20, [sp, #16]
        ldp     x21, x22, [sp, #32]
        ldp     x23, x24, [sp, #48]
        ldp     x25, x26, [sp, #64]
        ldp     x27, x28, [sp, #80]
        ldp     d8, d9, [sp, #96]
        ldp     d10, d11, [sp, #112]
        ldp     d12, d13, [sp, #128]
        ldp     d14, d15, [sp, #144]
        ldr     x18, [sp, #160]
        ldp     x29, x30, [sp], #192
        ret

        .bss
        .balign 8
stack_at:
        .skip   8
        .section .note.GNU-stack, "", %progbits
