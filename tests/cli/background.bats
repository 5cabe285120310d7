#!/usr/bin/env bats
# bats file_tags=slow
# Tests of the shipped command. For the code that starts it see src/io/programs/background-command.slow.test.ts.

load setup

# Writes a folder with a command, as the program does.
new_background() {
	folder="$BATS_TEST_TMPDIR/a folder"
	mkdir -p "$folder"
	node -e '
		const [file, command, cwd, timeoutMs] = process.argv.slice(1);
		require("fs").writeFileSync(file, JSON.stringify({ command, cwd, timeoutMs: Number(timeoutMs) }));
	' "$folder/command.json" "$1" "$BATS_TEST_TMPDIR" "$2"
}

ended() {
	node -p 'const s = JSON.parse(require("fs").readFileSync(process.argv[1])); [s.status, s.signal, s.timedOut].join(" ")' \
		"$folder/status.json"
}

@test "background: runs the command and writes what it prints and how it ends" {
	new_background 'echo out; echo err >&2; exit 3' 60000
	CORRECTLESS_BACKGROUND="$folder" run --separate-stderr correctless background "$folder"
	[ "$status" -eq 0 ] && [ -z "$output" ] && [ -z "$stderr" ]
	[ "$(cat "$folder/output.txt")" = $'out\nerr' ]
	[ "$(ended)" = '3  false' ]
}

@test "background: a second one does not run it again" {
	new_background "echo ran >>'$BATS_TEST_TMPDIR/count'" 60000
	CORRECTLESS_BACKGROUND="$folder" correctless background "$folder"
	CORRECTLESS_BACKGROUND="$folder" run --separate-stderr correctless background "$folder"
	[ "$status" -eq 0 ] && [ -z "$output" ] && [ -z "$stderr" ]
	[ "$(cat "$BATS_TEST_TMPDIR/count")" = ran ]
}

@test "background: kills the command after its time" {
	new_background 'sleep 60' 300
	CORRECTLESS_BACKGROUND="$folder" correctless background "$folder"
	[ "$(ended)" = ' SIGTERM true' ]
}

@test "background: is not for calling by hand" {
	new_background "echo ran >>'$BATS_TEST_TMPDIR/count'" 60000
	run --separate-stderr correctless background "$folder"
	[ "$status" -eq 2 ] && [ -z "$output" ]
	[[ "$stderr" == *'usage/bad-value'*'not for calling by hand'* ]]
	[ ! -e "$BATS_TEST_TMPDIR/count" ]
}

@test "background: a folder without a command, or with a damaged one, is refused" {
	folder="$BATS_TEST_TMPDIR/empty"
	mkdir "$folder"
	CORRECTLESS_BACKGROUND="$folder" run --separate-stderr correctless background "$folder"
	[ "$status" -eq 2 ] && [ -z "$output" ]
	[[ "$stderr" == 'usage/bad-value: '*'command.json'* ]]
	echo '{"command":["ls"]}' >"$folder/command.json"
	CORRECTLESS_BACKGROUND="$folder" run --separate-stderr correctless background "$folder"
	[ "$status" -eq 3 ] && [ -z "$output" ]
	[[ "$stderr" == 'run/corrupt: '* ]]
	[ ! -e "$folder/runner.json" ]
}

@test "background: it is not listed in the help" {
	run --separate-stderr correctless help
	[ "$status" -eq 0 ]
	[[ "$output" != *background* ]]
}
