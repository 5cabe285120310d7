#!/usr/bin/env bats
# bats file_tags=slow
# correctless review where no client can be used. The rest needs a client: tests/e2e/headless/.

load setup
load review

setup() {
	review_repository
}

# with_client SCRIPT: a PATH with a client that runs the given shell text, the programs that ours needs, and nothing else.
with_client() {
	local bin="$BATS_TEST_TMPDIR/bin" program
	mkdir -p "$bin"
	for program in node git sh readlink touch; do ln -sf "$(command -v "$program")" "$bin/$program"; done
	[ -z "$1" ] || printf '#!/bin/sh\n%s\n' "$1" >"$bin/claude"
	[ -z "$1" ] || chmod +x "$bin/claude"
	CLIENT_PATH="$bin"
}

# review ARG…: correctless review with that PATH alone.
review() {
	run --separate-stderr env PATH="$CLIENT_PATH" "$PROJECT/bin/correctless" review "$@"
}

# by_hand: the command that the hint names for answering by hand. It must start the same review.
by_hand() {
	sed -n 's/^hint: .*: \(correctless plan .*\)$/\1/p' <<<"$stderr"
}

VERSION='[ "$1" = --version ] && { echo "2.1.330 (Claude Code)"; exit; }'

@test "without a client: status 4, nothing is planned, and the way by hand reviews the same" {
	with_client ''
	mkdir 'a folder'
	echo 'export const a = 1;' >'a folder/a.ts'
	review --uncommitted --no-rules --fail-on never -- 'a folder'
	[ "$status" -eq 4 ]
	[ -z "$output" ]
	[[ "$stderr" == 'environment/client-missing: no "claude" on PATH'*'hint: install Claude Code and log in (https://'* ]]
	[ ! -e .correctless ]
	[ "$(by_hand)" = "correctless plan --uncommitted --no-rules --fail-on never --capture manual -- 'a folder'" ]
	eval "$(by_hand)" >"$BATS_TEST_TMPDIR/planned"
	grep 'Reviewing 1 file, +1 -0 lines' "$BATS_TEST_TMPDIR/planned"
}

@test "a client without a login: status 4, nothing is planned, and both ways out are named" {
	with_client "$VERSION
[ \"\$1 \$2\" = 'auth status' ] && { echo '{\"loggedIn\": false}'; exit 1; }
touch '$BATS_TEST_TMPDIR/started'"
	review main..work
	[ "$status" -eq 4 ]
	[ "$stderr" = 'environment/client-not-logged-in: Claude Code is installed, and nobody is logged in
hint: log in: claude auth login; or answer yourself, or with any model: correctless plan main..work --capture manual' ]
	[ ! -e .correctless ]
	[ ! -e "$BATS_TEST_TMPDIR/started" ]
	eval "$(by_hand)" >"$BATS_TEST_TMPDIR/planned"
	grep 'Reviewing 1 file' "$BATS_TEST_TMPDIR/planned"
}

@test "a lock file alone is reported without a client: status 0, and the report" {
	with_client ''
	printf '{"lockfileVersion": 3}\n' >package-lock.json
	commit 'build(deps): bump'
	review HEAD --max-agents 60 --budget-usd 10 --yes --format markdown --output "$BATS_TEST_TMPDIR/report.md"
	[ "$status" -eq 0 ]
	grep -F 'a lock file, which a package manager writes' "$BATS_TEST_TMPDIR/report.md"
	[[ "$stderr" == *$'\n'"page: $PWD/.correctless/runs/"* ]]
	review HEAD
	[ "$status" -eq 0 ]
	[[ "$output" == '## Nothing Was Reviewed: '* ]]
}

@test "without a client, what the way by hand would refuse as well is refused first, so that its hint is no dead end" {
	with_client ''
	git switch -q main && git rm -q CLAUDE.md && commit 'no rules'
	git switch -qc ruleless && echo '// more' >>src/pay.ts && commit 'more'
	review
	[ "$status" -eq 2 ]
	[[ "$stderr" == 'rules/none-found: '* ]]
	review wrok
	[[ "$stderr" == 'scope/unknown-revision: '* ]]
	review --no-rules
	[ "$status" -eq 4 ]
	[[ "$stderr" == 'environment/client-missing: '* ]]
	eval "$(by_hand)" >"$BATS_TEST_TMPDIR/planned"
	grep 'Reviewing 1 file' "$BATS_TEST_TMPDIR/planned"
}

@test "a client without a login check is started, and its message is shown with the way to continue" {
	with_client "$VERSION
[ \"\$1\" = auth ] && { echo 'unknown command'; exit 1; }
echo 'Invalid API key' >&2; exit 1"
	review --lenses "$FIVE_LENSES"
	[ "$status" -eq 3 ]
	[ -z "$output" ]
	[[ "$stderr" == 'Reviewing 1 file'*'Estimate: 5 agents'*'run/not-finished: 0 of 0 slots are stored; the client ended with status 1: Invalid API key'* ]]
	runs=(.correctless/runs/*)
	[[ "$stderr" == *"hint: continue with: correctless review --resume ${runs[0]##*/}" ]]
	# That command continues the same run.
	review --resume "${runs[0]##*/}"
	[ "$status" -eq 3 ]
	[[ "$stderr" == 'Going on with 1 file'* ]]
}

@test "where stderr is no terminal: lines, and no control character in them" {
	with_client "$VERSION
[ \"\$1\" = auth ] && exit 0
exit 1"
	env PATH="$CLIENT_PATH" "$PROJECT/bin/correctless" review 2>"$BATS_TEST_TMPDIR/log" || [ "$?" -eq 3 ]
	run ! grep -n '[[:cntrl:]]' "$BATS_TEST_TMPDIR/log"
	[ "$(wc -l <"$BATS_TEST_TMPDIR/log")" -ge 4 ]
}

@test "Ctrl-C: status 130 at once, and the line that goes on" {
	with_client "$VERSION
[ \"\$1\" = auth ] && exit 0
touch '$BATS_TEST_TMPDIR/started'; exec '$(command -v sleep)' 60"
	PATH="$CLIENT_PATH" "$PROJECT/bin/correctless" review 2>"$BATS_TEST_TMPDIR/log" &
	local pid=$!
	for _ in $(seq 200); do
		[ -e "$BATS_TEST_TMPDIR/started" ] && break
		sleep 0.05
	done
	SECONDS=0
	kill -INT "$pid"
	# In a subshell, as of `run`, it is nobody to wait for.
	local status=0
	wait "$pid" || status=$?
	[ "$status" -eq 130 ]
	[ "$SECONDS" -le 3 ]
	runs=(.correctless/runs/*)
	[ "$(tail -2 "$BATS_TEST_TMPDIR/log")" = "run/stopped: 0 of 0 slots are stored; stopped by Ctrl-C
hint: continue with: correctless review --resume ${runs[0]##*/}" ]
}

@test "a refusal comes before the check for a client" {
	with_client ''
	review main..work -- nothing-here
	[ "$status" -eq 4 ] || [ "$status" -eq 2 ]
	review --chunking
	[ "$status" -eq 2 ]
	[[ "$stderr" == usage/unknown-option:* ]]
	review --format pfd
	[ "$status" -eq 2 ]
	review main work
	[ "$status" -eq 2 ]
	[[ "$stderr" == usage/bad-value:* ]]
	[ ! -e .correctless ]
}
