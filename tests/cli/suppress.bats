#!/usr/bin/env bats
# correctless suppress: accepts one finding, for a reason and a time.

load setup
load review

setup() {
	review_repository
	plan_run
	correctless next "$run_name" >/dev/null
	REPLY_rules_compliance=$FINDING REPLY_finding_scorer=$SCORE
	export REPLY_rules_compliance REPLY_finding_scorer
	answer_phase
	answer_phase
	correctless next "$run_name" >/dev/null
	fingerprint=$(correctless report "$run_name" --format json | value_of findings.0.fingerprint)
	next_year=$(($(date -u +%Y) + 1))-01-01
}

@test "writes the entry in the name of git's author and says when it counts" {
	run --separate-stderr correctless suppress "${fingerprint:0:12}" --reason 'test data' --expires "$next_year"
	[ "$status" -eq 0 ]
	[ -z "$stderr" ]
	[[ "$output" == *"base branch holds that commit"* ]]
	[ "$(value_of 0.fingerprint <.correctless/suppressions.json)" = "$fingerprint" ]
	[ "$(value_of 0.by <.correctless/suppressions.json)" = 'A Developer <developer@example.com>' ]
	[ "$(git status --porcelain)" = '?? .correctless/' ] || [[ "$(git status --porcelain -uall)" == *suppressions.json* ]]
}

@test "refuses a fingerprint that is unknown or too short, a date that is past or too far ahead, and no reason; writes nothing" {
	run --separate-stderr correctless suppress 0000000000 --reason x --expires "$next_year"
	[ "$status" -eq 2 ]
	[[ "$stderr" == usage/bad-value:* ]]
	run --separate-stderr correctless suppress "${fingerprint:0:7}" --reason x --expires "$next_year"
	[ "$status" -eq 2 ]
	run --separate-stderr correctless suppress "$fingerprint" --reason x --expires 2020-01-01
	[ "$status" -eq 2 ]
	run --separate-stderr correctless suppress "$fingerprint" --reason x --expires 9999-01-01
	[ "$status" -eq 2 ]
	run --separate-stderr correctless suppress "$fingerprint" --reason ' ' --expires "$next_year"
	[ "$status" -eq 2 ]
	run --separate-stderr correctless suppress "$fingerprint" --expires "$next_year"
	[ "$status" -eq 2 ]
	[[ "$stderr" == usage/missing-argument:* ]]
	[ ! -e .correctless/suppressions.json ]
}
