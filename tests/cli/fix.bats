#!/usr/bin/env bats
# correctless fix: what it starts, what it refuses and how it ends. For the results of fixes see src/rounds/from-review/.

load setup
load review

setup() {
	review_repository
	git switch -q main
	mkdir -p .correctless/config
	printf '{"commands": {"test": "true"}}\n' >.correctless/config/workflow-config.json
	commit 'tests'
	git switch -q work
	git rebase -q main
	plan_run
}

refuses() {
	run --separate-stderr correctless fix "$@"
	[ -z "$output" ]
}

@test "a missing run, an unfinished run, and missing or unknown findings are refused by name" {
	refuses nowhere F1
	[ "$status" -eq 2 ]
	[[ "$stderr" == run/unknown:* ]]
	refuses "$run_name" F1
	[ "$status" -eq 3 ]
	[[ "$stderr" == run/not-finished:* ]]
	REPLY_rules_compliance="$FINDING"
	whole_review
	refuses "$run_name"
	[ "$status" -eq 2 ]
	[[ "$stderr" == usage/missing-argument:*"F1"*"correctless fix $run_name --all"* ]]
	refuses "$run_name" F7
	[ "$status" -eq 2 ]
	[[ "$stderr" == usage/bad-value:*"F7"*"it lists F1"* ]]
	refuses apply "$run_name"
	[ "$status" -eq 2 ]
	[[ "$stderr" == usage/bad-value:*"is verified"* ]]
	refuses "$run_name" --patch fixes.patch
	[ "$status" -eq 2 ]
	[ ! -e fixes.patch ]
	refuses apply
	[ "$status" -eq 2 ]
}

@test "it starts an audit of the finding, continues it, and ends with 3 if no agent answers" {
	REPLY_rules_compliance="$FINDING"
	whole_review
	before=$(git rev-parse HEAD)
	run --separate-stderr correctless fix "$run_name" F1 --capture manual --json
	[ "$status" -eq 0 ]
	[ -z "$stderr" ]
	audit=$(value_of run <<<"$output")
	run --separate-stderr correctless fix "$run_name" --json
	[ "$status" -eq 0 ]
	[ "$(value_of run <<<"$output")" = "$audit" ]
	correctless audit stop "$audit" --reason 'enough'
	run --separate-stderr correctless fix "$run_name"
	[ "$status" -eq 3 ]
	[[ "$output" == "state: done"*"F1 not attempted: "*"enough"* ]]
	run --separate-stderr correctless fix "$run_name"
	[ "$status" -eq 1 ]
	[[ "$output" == "F1 not attempted: "* ]]
	[ "$(git rev-parse HEAD)" = "$before" ]
	[ -z "$(git status --porcelain)" ]
}
