#!/usr/bin/env bats
# correctless report: the stored report in every format.

load setup
load review

setup() {
	review_repository
	plan_run
	export REPLY_rules_compliance="$FINDING"
}

@test "a proven and scored finding stands in every format, at the line that code found" {
	whole_review
	run --separate-stderr correctless report "$run_name"
	[ "$status" -eq 0 ]
	[ -z "$stderr" ]
	[[ "$output" == '## Code Review: work'*'**[src/pay.ts:2]** A fraction of a cent'*'Amounts are whole cents.'* ]]
	[[ "$output" == *'raised 1 = shown 1'* ]]
	[[ "$output" == *'captured manually'* || "$output" == *'Captured:** manually'* ]]
	run --separate-stderr correctless report "$run_name" --format markdown
	[[ "$output" == *'A fraction of a cent'* ]]
	run --separate-stderr correctless report "$run_name" --format json
	node -e '
		const report = JSON.parse(process.argv[1]);
		const assert = require("node:assert/strict");
		assert.deepEqual(
			report.findings.map(({ id, file, lines, score, group, lens }) => ({ id, file, lines, score, group, lens })),
			[{ id: "F1", file: "src/pay.ts", lines: [2, 2], score: 90, group: "critical", lens: "rules-compliance" }],
		);
		assert.equal(report.captured, "manual");
	' "$output"
}

@test "there is none before the run is done" {
	run --separate-stderr correctless report "$run_name"
	[ "$status" -eq 3 ]
	[[ "$stderr" == run/not-finished:*"correctless next $run_name"* ]]
}

@test "a format that does not exist" {
	whole_review
	run --separate-stderr correctless report "$run_name" --format pdf
	[ "$status" -eq 2 ]
	[[ "$stderr" == usage/bad-value:*pdf*terminal* ]]
}

@test "an accepted finding is suppressed by the file at base, counted and named" {
	whole_review
	fingerprint=$(correctless report "$run_name" --format json | value_of findings.0.fingerprint)
	mkdir -p .correctless
	printf '[{"fingerprint":"%s","reason":"known","by":"us","expires":"2999-12-31"}]' "$fingerprint" >.correctless/suppressions.json
	git add -f .correctless/suppressions.json
	commit 'a suppression of the change itself does not count'
	plan_run
	whole_review
	[ "$(correctless report "$run_name" --format json | value_of counts.shown)" = 1 ]

	git switch -q main
	git checkout -q work -- .correctless/suppressions.json
	commit 'accepted on main'
	git switch -q work
	git rebase -q main 2>/dev/null || git rebase --skip -q
	plan_run
	whole_review
	run --separate-stderr correctless report "$run_name"
	[[ "$output" == *'raised 0 + open before 1 = shown 0 + suppressed 1'* ]]
	plan_run --no-since-last
	whole_review
	run --separate-stderr correctless report "$run_name"
	[[ "$output" == *'raised 1 = shown 0 + suppressed 1'* ]]
}
