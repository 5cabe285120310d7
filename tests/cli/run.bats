#!/usr/bin/env bats
# bats file_tags=slow
# correctless run: what it refuses before it starts anything. The rest needs a client: tests/e2e/headless/.

load setup
load review

setup() {
	review_repository
}

# without_client ARG…: correctless with what it needs on its PATH, and no client.
without_client() {
	local bin="$BATS_TEST_TMPDIR/bin" program
	mkdir -p "$bin"
	for program in node git sh readlink; do ln -sf "$(command -v "$program")" "$bin/$program"; done
	run --separate-stderr env PATH="$bin" "$PROJECT/bin/correctless" "$@"
}

@test "run without review or audit is refused" {
	run --separate-stderr correctless run
	[ "$status" -eq 2 ]
	[[ "$stderr" == usage/missing-argument:* ]]
	run --separate-stderr correctless run everything
	[ "$status" -eq 2 ]
	[[ "$stderr" == *'cannot "everything"'*'one of: review, audit'* ]]
}

@test "values that are no values are refused by name, and nothing is planned" {
	local option
	for option in '--max-agents=0' '--max-agents=two' '--max-bytes=-1' '--max-tokens=1.5' '--budget-usd=0' '--budget-usd=1e3' '--format=pdf' '--fail-on=low'; do
		run --separate-stderr correctless run review "$option"
		[ "$status" -eq 2 ]
		[ -z "$output" ]
		[[ "$stderr" == usage/bad-value:*"${option%%=*}"* ]]
	done
	[ ! -e .correctless ]
}

@test "what a resumed run was planned with cannot be changed" {
	for option in --deep --no-rules '--fail-on=never' --staged; do
		run --separate-stderr correctless run review --resume abcd "$option"
		[ "$status" -eq 2 ]
		[[ "$stderr" == usage/bad-value:*"${option%%=*} cannot be changed: run abcd was planned with its own"* ]]
	done
	run --separate-stderr correctless run review main..work --resume abcd
	[[ "$stderr" == usage/bad-value:*'a target cannot be changed'* ]]
}

@test "options of reviews are refused for audits, and the other way round" {
	run --separate-stderr correctless run audit --max-tokens 5
	[ "$status" -eq 2 ]
	[[ "$stderr" == usage/bad-value:*'--max-tokens is about reviews, not audits'* ]]
	run --separate-stderr correctless run review --chunking
	[[ "$stderr" == usage/bad-value:*'--chunking is about audits'* ]]
}

@test "a run that is not there, or takes replies by hand, is not resumed" {
	run --separate-stderr correctless run review --resume zzzz
	[ "$status" -eq 2 ]
	[[ "$stderr" == run/unknown:* ]]
	plan_run
	run --separate-stderr correctless run review --resume "$run_name"
	[ "$status" -eq 2 ]
	[[ "$stderr" == *'by hand'*"correctless next $run_name"* ]]
}

# client_on_path: a client that only prints its version and has no login. If it is started, the test fails.
client_on_path() {
	mkdir -p "$BATS_TEST_TMPDIR/client"
	printf '#!/bin/sh\n[ "$1" = --version ] && exec echo "2.1.330 (Claude Code)"\n[ "$1" = auth ] && exit\ntouch "%s/started"\n' "$BATS_TEST_TMPDIR" >"$BATS_TEST_TMPDIR/client/claude"
	chmod +x "$BATS_TEST_TMPDIR/client/claude"
	PATH="$BATS_TEST_TMPDIR/client:$PATH"
}

# Each of the two files fills most of a packet, so each of the five lenses needs an agent per file; one more summarizes.
@test "the estimate of a shard counts the agents and packets of the shard alone" {
	local name
	for name in pay ship; do
		node -e 'for (let i = 0; i < 1400; i++) console.log(`export const ${process.argv[1]}${i} = compute(${i}, "some text of a line");`)' "$name" >"src/$name.ts"
	done
	commit 'feat: many lines'
	client_on_path
	local five=rules-compliance,bug-scan,dependency-check,history-context,comment-compliance
	run --separate-stderr correctless run review --lenses "$five" --max-agents 1
	[ "$status" -eq 2 ]
	[ -z "$output" ]
	[[ "$stderr" == *'Estimate: 10 agents, then at most 12 scorers; '* ]]
	# The file of the second is new, so it has no history at base to look at.
	local shard agents
	for shard in 1 2; do
		agents=$((7 - shard))
		run --separate-stderr correctless run review --lenses "$five" --shard "$shard/2" --max-agents 1
		[ "$status" -eq 2 ]
		[[ "$stderr" == "Reviewing shard $shard of 2: 1 of 2 files"* ]]
		[[ "$stderr" == *"Estimate: $agents agents, then at most 12 scorers; "* ]]
		[[ "$stderr" == *"run/over-cap: $((agents + 12)) agents are over --max-agents 1 "* ]]
	done
	run --separate-stderr correctless run review --shard 3/2
	[ "$status" -eq 2 ]
	[[ "$stderr" == 'usage/bad-value: --shard: "3/2" is not I/N'* ]]
	local runs=(.correctless/runs/*)
	run --separate-stderr correctless run review --resume "${runs[0]##*/}" --shard 1/2
	[[ "$stderr" == *'--shard cannot be changed'* ]]
	[ ! -e "$BATS_TEST_TMPDIR/started" ]
}

@test "without a client nothing is planned, and it says where to get one" {
	without_client run review
	[ "$status" -eq 4 ]
	[ -z "$output" ]
	[[ "$stderr" == environment/client-missing:*'no "claude" on PATH'*hint:*https://* ]]
	without_client run audit
	[ "$status" -eq 4 ]
	[ ! -e .correctless ]
}
