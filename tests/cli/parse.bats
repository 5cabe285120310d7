#!/usr/bin/env bats
# correctless parse: a model's reply as one strict JSON value of a contract, or why it is refused.

load setup

CLEAN='{"slot":"r7k2ab/3","examined":["src/pay.ts"],"findings":[]}'

setup() {
	cd "$BATS_TEST_TMPDIR" || return 1
}

# refused CODE TEXT: the last run said why on stderr and printed nothing.
refused() {
	[ "$status" -eq 3 ]
	[ -z "$output" ]
	[[ "$stderr" == "$1: "*"$2"* ]]
}

@test "prints the canonical value: sorted keys, no white space, one line" {
	printf '%s' '{ "slot": "r7k2ab/3",
		"findings": [], "examined": ["src/pay.ts"] }' >reply.txt
	run --separate-stderr correctless parse --contract bug-scan reply.txt
	[ "$status" -eq 0 ]
	[ "$output" = '{"examined":["src/pay.ts"],"findings":[],"slot":"r7k2ab/3"}' ]
	[ -z "$stderr" ]
}

@test "reads standard input, and the one json fence that is the whole reply" {
	run --separate-stderr correctless parse --contract bug-scan - < <(printf '```json\n%s\n```\n' "$CLEAN")
	[ "$status" -eq 0 ]
	[[ "$output" == '{"examined"'* ]]
}

@test "equal values give equal bytes" {
	correctless parse --contract bug-scan - <<<"$CLEAN" >one
	correctless parse --contract bug-scan - <<<'{"findings":[],"examined":["src\/pay.ts"],"slot":"r7k2ab\/3"}' >two
	cmp one two
}

@test "an empty reply holds no JSON" {
	run --separate-stderr correctless parse --contract bug-scan - </dev/null
	refused refused/no-json 'the reply is empty'
}

@test "prose holds no JSON" {
	run --separate-stderr correctless parse --contract bug-scan - <<<'No issues found.'
	refused refused/no-json 'No issues found.'
}

@test "an example before the answer is a second value, not the answer" {
	run --separate-stderr correctless parse --contract bug-scan - <<<"The format is {\"findings\": []}. Result: $CLEAN"
	refused refused/several-json-values 'several JSON values'
}

@test "two lists are two values" {
	run --separate-stderr correctless parse --contract bug-scan - <<<'[][]'
	refused refused/several-json-values 'several JSON values'
}

@test "a second key does not empty the findings" {
	run --separate-stderr correctless parse --contract bug-scan - \
		<<<'{"slot":"r7k2ab/3","examined":[],"findings":[{}],"findings":[]}'
	refused refused/duplicate-key '"findings" is in one object twice'
}

@test "a value that breaks its contract is refused with pointer and value" {
	run --separate-stderr correctless parse --contract bug-scan - <<<'{"slot":"r7k2ab/3","examined":[],"findings":null}'
	refused refused/schema '/findings must be array, found null'
	run --separate-stderr correctless parse --contract bug-scan - <<<'{}'
	refused refused/schema '/slot is required'
}

@test "a value of another contract is refused" {
	run --separate-stderr correctless parse --contract finding-scorer - <<<"$CLEAN"
	refused refused/schema '/defects is required'
}

@test "nesting over 64 is too deep" {
	run --separate-stderr correctless parse --contract bug-scan - < <(printf '[%.0s' {1..70})
	refused refused/too-deep '64'
}

@test "a reply over four megabytes is too large" {
	head -c 4194305 /dev/zero | tr '\0' ' ' >large.txt
	run --separate-stderr correctless parse --contract bug-scan large.txt
	[ "$status" -eq 2 ]
	[ -z "$output" ]
	[[ "$stderr" == *'usage/input-too-large: the reply, large.txt, has more than 4194304 bytes (4 MB)'* ]]
}

@test "bytes that are no UTF-8 are refused, not replaced" {
	printf '{"slot":"r7k2ab/3","examined":["\xff"],"findings":[]}' >latin.txt
	run --separate-stderr correctless parse --contract bug-scan latin.txt
	refused refused/not-strict-json 'UTF-8'
}

@test "what a terminal would obey is shown, not obeyed" {
	run --separate-stderr correctless parse --contract bug-scan - < <(printf '\033]0;owned\007{}')
	refused refused/not-strict-json '\u001b'
	[[ "$stderr" != *$'\033'* ]]
}

@test "an unknown contract is a wrong value, an inherited key too" {
	for name in nothing constructor __proto__; do
		run --separate-stderr correctless parse --contract "$name" - <<<"$CLEAN"
		[ "$status" -eq 2 ]
		[[ "$stderr" == 'usage/bad-value: '*"$name"* ]]
		[[ "$stderr" == *bug-scan* ]]
	done
}

@test "the contract and the file are owed" {
	run --separate-stderr correctless parse - <<<"$CLEAN"
	[ "$status" -eq 2 ]
	[[ "$stderr" == 'usage/missing-argument: '* ]]
	run --separate-stderr correctless parse --contract bug-scan
	[ "$status" -eq 2 ]
	[[ "$stderr" == 'usage/missing-argument: '* ]]
}

@test "a file that is not there is named" {
	run --separate-stderr correctless parse --contract bug-scan missing.txt
	[ "$status" -eq 4 ]
	[[ "$stderr" == 'environment/file-unreadable: '*missing.txt* ]]
}
