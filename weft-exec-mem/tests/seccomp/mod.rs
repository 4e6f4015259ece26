//! Real seccomp filters: a few rules, assembled to classic BPF.

/// One system call to refuse, always or when bits are set in an argument.
pub struct Rule {
    call: libc::c_long,
    /// Argument number, and the bits that must all be set.
    when: Option<(u32, u32)>,
    answer: u32,
}

fn refuse_with(errno: i32) -> u32 {
    libc::SECCOMP_RET_ERRNO | u32::try_from(errno).expect("error numbers are positive")
}

impl Rule {
    /// Ends the process at this call, when all `bits` are set in an argument.
    pub fn kill(call: libc::c_long, argument: u32, bits: u32) -> Self {
        Rule {
            call,
            when: Some((argument, bits)),
            answer: libc::SECCOMP_RET_KILL_PROCESS,
        }
    }

    pub fn any(call: libc::c_long, errno: i32) -> Self {
        Rule {
            call,
            when: None,
            answer: refuse_with(errno),
        }
    }

    pub fn when(call: libc::c_long, argument: u32, bits: u32, errno: i32) -> Self {
        Rule {
            call,
            when: Some((argument, bits)),
            answer: refuse_with(errno),
        }
    }
}

fn instruction(code: u32, k: u32, if_true: u8, if_false: u8) -> libc::sock_filter {
    libc::sock_filter {
        code: u16::try_from(code).expect("BPF codes have sixteen bits"),
        jt: if_true,
        jf: if_false,
        k,
    }
}

fn assemble(rules: &[Rule]) -> Vec<libc::sock_filter> {
    // Offsets in `struct seccomp_data`; the low half of an argument comes first.
    const CALL: u32 = 0;
    const ARGUMENTS: u32 = 16;
    let load = |offset| instruction(libc::BPF_LD | libc::BPF_W | libc::BPF_ABS, offset, 0, 0);
    let and = |bits| instruction(libc::BPF_ALU | libc::BPF_AND | libc::BPF_K, bits, 0, 0);
    let skip_unless = |value, count| {
        let code = libc::BPF_JMP | libc::BPF_JEQ | libc::BPF_K;
        instruction(code, value, 0, count)
    };
    let answer = |k| instruction(libc::BPF_RET | libc::BPF_K, k, 0, 0);
    let mut program = Vec::new();
    for rule in rules {
        let call = u32::try_from(rule.call).expect("call numbers are small");
        let refuse = answer(rule.answer);
        program.push(load(CALL));
        match rule.when {
            None => program.extend([skip_unless(call, 1), refuse]),
            Some((argument, bits)) => program.extend([
                skip_unless(call, 4),
                load(ARGUMENTS + 8 * argument),
                and(bits),
                skip_unless(bits, 1),
                refuse,
            ]),
        }
    }
    program.push(answer(libc::SECCOMP_RET_ALLOW));
    program
}

/// Installs a filter for this thread and its children, or says why it cannot.
pub fn install(rules: &[Rule]) -> Result<(), String> {
    let mut program = assemble(rules);
    let filter = libc::sock_fprog {
        len: u16::try_from(program.len()).expect("filters are short"),
        filter: program.as_mut_ptr(),
    };
    let (one, zero): (libc::c_ulong, libc::c_ulong) = (1, 0);
    // SAFETY: this prctl only sets a flag of this thread.
    let result = unsafe { libc::prctl(libc::PR_SET_NO_NEW_PRIVS, one, zero, zero, zero) };
    assert_eq!(result, 0, "every Linux since 3.5 can promise this");
    let mode = libc::c_ulong::from(libc::SECCOMP_MODE_FILTER);
    // SAFETY: `filter` points to a whole program, and both outlive the call, which copies it.
    let result = unsafe { libc::prctl(libc::PR_SET_SECCOMP, mode, &raw const filter) };
    match result {
        0 => Ok(()),
        _ => Err(format!(
            "no seccomp filters: {}",
            std::io::Error::last_os_error()
        )),
    }
}
