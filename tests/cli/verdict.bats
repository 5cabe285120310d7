#!/usr/bin/env bats
# correctless verdict: the exit status of a run's result.

load setup
load review

setup() {
	review_repository
}

@test "0 complete and clean" {
	plan_run
	whole_review
	run --separate-stderr correctless verdict "$run_name" --json
	[ "$status" -eq 0 ]
	node -e '
		const { run, ...verdict } = JSON.parse(process.argv[1]);
		require("node:assert/strict").deepEqual(verdict, {
			status: "complete",
			exit: 0,
			moved: null,
			reservations: ["replies were brought by hand; no hook watched these agents"],
			raised: 0,
			shown: 0,
			dropped: {},
			coverage: { hunks: 1, reviewed: 1, carried: 0 },
			since: null,
			captured: "manual",
		});
	' "$output"
}

@test "says what was carried over and what is open since the previous review" {
	export REPLY_rules_compliance="$FINDING"
	plan_run
	whole_review
	first=$run_name
	plan_run
	whole_review
	run --separate-stderr correctless verdict "$run_name" --json
	[ "$status" -eq 1 ]
	node -e '
		const { coverage, since, raised, shown } = JSON.parse(process.argv[1]);
		require("node:assert/strict").deepEqual({ coverage, since, raised, shown }, {
			coverage: { hunks: 1, reviewed: 0, carried: 1 },
			since: { run: process.argv[2], new: 0, open: 1, fixed: 0, unconfirmed: 0, dismissed: 0, withdrawn: 0 },
			raised: 0,
			shown: 1,
		});
	' "$output" "$first"
}

@test "1 findings; 0 when only critical ones are to fail it and there are none, or none are" {
	export REPLY_rules_compliance="$FINDING"
	SCORE=${SCORE/90/80}
	plan_run
	whole_review
	run --separate-stderr correctless verdict "$run_name"
	[ "$status" -eq 1 ]
	[ "${lines[0]}" = 'complete: 0 critical, 1 important, 0 not scored' ]
	[ "${lines[1]}" = '  replies were brought by hand; no hook watched these agents' ]
	for level in critical never; do
		plan_run --fail-on "$level"
		whole_review
		run --separate-stderr correctless verdict "$run_name"
		[ "$status" -eq 0 ]
	done
}

@test "1 when a finding could not be scored" {
	export REPLY_rules_compliance="$FINDING"
	SCORE=${SCORE/return charge(amount \* 1.19);/no such line here}
	export KEEP=yes
	plan_run
	whole_review
	run --separate-stderr correctless verdict "$run_name"
	[ "$status" -eq 1 ]
	[[ "${lines[0]}" == *'1 not scored' ]]
}

@test "3 when the branch that was reviewed has moved, and says to where" {
	plan_run work
	whole_review
	run --separate-stderr correctless verdict "$run_name"
	[ "$status" -eq 0 ]
	printf 'evil();\n' >src/evil.ts
	run --separate-stderr correctless verdict "$run_name"
	[ "$status" -eq 0 ] # the commit is what was reviewed
	git add src/evil.ts
	commit 'feat: more'
	run --separate-stderr correctless verdict "$run_name" --json
	[ "$status" -eq 3 ]
	[ "$(value_of exit <<<"$output")" = 3 ]
	[[ "$(value_of moved <<<"$output")" == "work is at $(git rev-parse --short=12 HEAD) now, and $(git rev-parse --short=12 HEAD^) was reviewed" ]]
	[[ "$stderr" == *'To review it as it is: correctless plan work --capture manual'* ]]
	git switch -qd
	git branch -qD work
	run --separate-stderr correctless verdict "$run_name"
	[ "$status" -eq 3 ]
	[[ "$stderr" == 'work cannot be found any more'* ]]
}

@test "3 when the change starts at another commit now; a base branch that only went on, or took all of it in, changes nothing" {
	fork=$(git rev-parse main)
	git commit -q --allow-empty -m 'chore: nothing'
	plan_run work
	whole_review
	git switch -q main
	git commit -q --allow-empty -m 'chore: main goes on'
	run --separate-stderr correctless verdict "$run_name"
	[ "$status" -eq 0 ]
	git reset -q --hard work
	run --separate-stderr correctless verdict "$run_name"
	[ "$status" -eq 0 ]
	git reset -q --hard work~1
	run --separate-stderr correctless verdict "$run_name"
	[ "$status" -eq 3 ]
	[[ "$stderr" == *"would be compared at $(git rev-parse --short=12 main) now, and ${fork:0:12} was"* ]]
}

@test "says which rules of the base branch have changed since, of those that govern the change" {
	plan_run work
	whole_review
	git switch -q main
	mkdir -p .claude/rules
	printf -- '---\npaths: ["docs/**"]\n---\n- Short sentences.\n' >.claude/rules/docs.md
	git add .claude
	commit 'docs: a rule for other files'
	run --separate-stderr correctless verdict "$run_name"
	[[ "$output" != *rules* ]]
	printf -- '---\npaths: ["src/**"]\n---\n- No factors.\n' >.claude/rules/money.md
	printf -- '- Amounts are whole euros.\n' >>CLAUDE.md
	git add .claude
	commit 'docs: rules for this'
	run --separate-stderr correctless verdict "$run_name"
	[ "$status" -eq 0 ]
	[ "${lines[2]}" = '  rules of main have changed since, and were not applied as they are now: .claude/rules/money.md, CLAUDE.md' ]
	run --separate-stderr correctless verdict "$run_name" --json
	[[ "$(value_of reservations.1 <<<"$output")" == 'rules of main have changed since'* ]]
	git switch -q work
	plan_run work
	whole_review
	run --separate-stderr correctless verdict "$run_name"
	[[ "$output" != *'changed since'* ]]
}

@test "says what it does not cover: some paths, reviewers that were off, who watched" {
	plan_run --no-rules -- src
	whole_review
	run --separate-stderr correctless verdict "$run_name"
	[ "$status" -eq 0 ]
	[ "${lines[1]}" = '  only these paths were reviewed: src' ]
	[ "${lines[2]}" = '  switched off: rules-compliance' ]
	[ "${lines[3]}" = '  replies were brought by hand; no hook watched these agents' ]
}

@test "3 when work was added to a clean tree after a review of the default target" {
	plan_run
	whole_review
	printf 'evil();\n' >src/evil.ts
	run --separate-stderr correctless verdict "$run_name"
	[ "$status" -eq 3 ]
	[[ "$stderr" == 'the work tree has changed since the review: src/evil.ts. '* ]]
}

@test "3 when the work tree that was reviewed has been edited, and names the files" {
	printf 'export const rate = 1;\n' >src/rate.ts
	plan_run --uncommitted
	whole_review
	run --separate-stderr correctless verdict "$run_name"
	[ "$status" -eq 0 ]
	[ -z "$stderr" ]
	printf 'evil();\n' >>src/rate.ts
	run --separate-stderr correctless verdict "$run_name"
	[ "$status" -eq 3 ]
	[[ "$output" == 'complete: 0 critical'* ]]
	[[ "$stderr" == 'the work tree has changed since the review: src/rate.ts. '* ]]
}

@test "3 when something was not reviewed, and when the run is not done" {
	plan_run
	run --separate-stderr correctless verdict "$run_name"
	[ "$status" -eq 3 ]
	[[ "$stderr" == run/not-finished:* ]]
	correctless next "$run_name" >/dev/null
	correctless give-up "$run_name/1"
	whole_review
	run --separate-stderr correctless verdict "$run_name"
	[ "$status" -eq 3 ]
	[[ "$output" == incomplete:* ]]
}
