"""python3 terminal.py COLUMNS TRIGGER PROGRAM ARGS…: runs a program in a terminal of its own, prints what it draws, types
Ctrl-C as soon as the file TRIGGER exists, and ends as the program ends."""

import fcntl, os, pty, select, struct, sys, termios

columns, trigger, program = int(sys.argv[1]), sys.argv[2], sys.argv[3:]
pid, terminal = pty.fork()
if pid == 0:
    os.execvp(program[0], program)
fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))
typed = False
while True:
    if not typed and os.path.exists(trigger):
        os.write(terminal, b"\x03")
        typed = True
    ready, _, _ = select.select([terminal], [], [], 0.05)
    if ready:
        try:
            drawn = os.read(terminal, 65536)
        except OSError:
            break
        if not drawn:
            break
        sys.stdout.buffer.write(drawn)
        sys.stdout.buffer.flush()
_, status = os.waitpid(pid, 0)
sys.exit(os.waitstatus_to_exitcode(status))
