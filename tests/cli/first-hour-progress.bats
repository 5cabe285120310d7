#!/usr/bin/env bats
# bats file_tags=slow
# What a person sees of correctless review in a terminal, with a client that never answers. With the real client and agents at
# work: tests/e2e/headless/.

load setup
load review

# in_terminal TYPED COMMAND…: runs it in a terminal of 100 columns, types Ctrl-C $PATIENCE seconds (1.5) after TYPED was seen, and leaves
# what was drawn in $drawn and the times in $times: {first, estimate, ended, status}, seconds since the start or since Ctrl-C.
in_terminal() {
	python3 - "$BATS_TEST_TMPDIR/drawn" "$@" >"$BATS_TEST_TMPDIR/times" <<'PYTHON'
import fcntl, json, os, pty, select, struct, sys, termios, time
drawn_file, waited_for, program = sys.argv[1], sys.argv[2].encode(), sys.argv[3:]
start = time.monotonic()
pid, terminal = pty.fork()
if pid == 0:
    os.execvp(program[0], program)
fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 100, 0, 0))
drawn, seen, typed, times = b"", None, None, {}
while True:
    now = time.monotonic()
    if seen is None and waited_for in drawn:
        seen = now
    if seen is not None and typed is None and now > seen + float(os.environ.get('PATIENCE', '1.5')):
        os.write(terminal, b"\x03")
        typed = now
    if not select.select([terminal], [], [], 0.02)[0]:
        continue
    try:
        part = os.read(terminal, 65536)
    except OSError:
        break
    if not part:
        break
    drawn += part
    times.setdefault("first", time.monotonic() - start)
    if b"Estimate: " in drawn:
        times.setdefault("estimate", time.monotonic() - start)
status = os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
# As a shell tells it.
times["status"] = status if status >= 0 else 128 - status
times["ended"] = time.monotonic() - (typed or start)
open(drawn_file, "wb").write(drawn)
print(json.dumps(times))
PYTHON
	times=$(cat "$BATS_TEST_TMPDIR/times")
	drawn=$(cat "$BATS_TEST_TMPDIR/drawn")
}

# takes KEY SECONDS: that it took less.
takes() {
	node -e 'process.exit(JSON.parse(process.argv[1])[process.argv[2]] < Number(process.argv[3]) ? 0 : 1)' "$times" "$1" "$2"
}

# A client that is logged in and works for a minute. Its process id is in $BATS_TEST_TMPDIR/client.
silent_client() {
	mkdir -p "$BATS_TEST_TMPDIR/bin"
	cat >"$BATS_TEST_TMPDIR/bin/claude" <<CLIENT
#!/bin/sh
case "\$*" in *--version*) echo "2.1.330 (Claude Code)"; exit ;; auth*) exit ;; esac
echo \$\$ >"$BATS_TEST_TMPDIR/client"
exec sleep 60
CLIENT
	chmod +x "$BATS_TEST_TMPDIR/bin/claude"
	PATH="$BATS_TEST_TMPDIR/bin:$PATH"
	export ANTHROPIC_API_KEY=none
}

@test "within 2 seconds a terminal shows the current step, then scope, cost and the start of the client; Ctrl-C ends it at once" {
	review_repository
	silent_client
	for attempt in 1 2 3; do
		in_terminal 'starting Claude Code' correctless review main..work
		# A machine that has other things to do is no fault of the program.
		takes first 2 && break
		[ "$attempt" -lt 3 ]
	done
	[[ "$drawn" == *'0:00  resolving what is to be reviewed'*'Reviewing 1 file, +1 -1 lines: base '*'Estimate: '*' agents, then at most '*' tokens'*'run: '*'0:00  starting Claude Code'* ]]
	[[ "$drawn" == *$'\r\e[J'* ]]
	echo "$times" && cat -v <<<"$drawn"
	[ "$(value_of status <<<"$times")" = 130 ]
	takes ended 3
	name=$(basename "$(ls -td .correctless/runs/*/ | head -n 1)")
	[[ "$drawn" == *'run/stopped: '*'stopped by Ctrl-C'*"hint: continue with: correctless review --resume $name"* ]]
	run ! kill -0 "$(cat "$BATS_TEST_TMPDIR/client")"
	# That command continues the same run.
	in_terminal 'starting Claude Code' correctless review --resume "$name"
	[[ "$drawn" == *'Going on with 1 file'*"run: $name"* ]]
	[ "$(value_of status <<<"$times")" = 130 ]
}

@test "--open: the browser that is there is given the page; where there is none, that is said in words, and the page's path" {
	review_repository
	printf '{"lockfileVersion": 3}\n' >package-lock.json
	commit 'lock'
	bin="$BATS_TEST_TMPDIR/few"
	mkdir "$bin"
	for program in node git sh readlink; do ln -s "$(command -v "$program")" "$bin/$program"; done
	run --separate-stderr env -u BROWSER PATH="$bin" "$PROJECT/bin/correctless" review HEAD --open
	[ "$status" -eq 0 ]
	[[ "$stderr" == *$'\n''the page was not opened: there is no "'*'" on PATH'$'\n'"page: $PWD/"* ]]
	[[ "$stderr" != *ENOENT* ]]
	# Containers and remote machines name a browser instead.
	printf '#!/bin/sh\nprintf "%%s|" "$#" "$@" >"%s"\n' "$BATS_TEST_TMPDIR/opened" >"$BATS_TEST_TMPDIR/my browser"
	chmod +x "$BATS_TEST_TMPDIR/my browser"
	run --separate-stderr env BROWSER="$BATS_TEST_TMPDIR/my browser" PATH="$bin" "$PROJECT/bin/correctless" review HEAD --open
	[ "$status" -eq 0 ]
	[[ "$stderr" != *'was not opened'* ]]
	page=$(sed -n 's/^page: //p' <<<"$stderr")
	[ "$(cat "$BATS_TEST_TMPDIR/opened")" = "1|$page|" ]
	grep -qi '^<!doctype html>' "$page"
}

@test "Ctrl-C before the client is started: nothing is planned, or the run that is planned is named" {
	review_repository
	silent_client
	PATIENCE=0 in_terminal 'resolving what is to be reviewed' correctless review main..work
	[ "$(value_of status <<<"$times")" = 130 ]
	takes ended 2
	[[ "$drawn" == *'run/stopped: '*'stopped by Ctrl-C'* ]]
	for seen in 'run: ' 'starting Claude Code'; do
		PATIENCE=0 in_terminal "$seen" correctless review main..work --no-since-last
		[ "$(value_of status <<<"$times")" = 130 ]
		takes ended 3
		name=$(sed -n 's/.*run: \([a-z0-9]*\).*/\1/p' <<<"${drawn//$'\r'/}" | head -n 1)
		[[ "$drawn" == *"hint: continue with: correctless review --resume $name"* ]]
		correctless status "$name"
	done
}
