#!/usr/bin/env bats
# bats file_tags=slow
# correctless report: the stored report in every format.

load setup
load review

setup() {
	review_repository
	plan_run
	export REPLY_rules_compliance="$FINDING"
}

@test "a proven and scored finding is in every format, on the line that code found" {
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
	printf '[{"fingerprint":"%s","severity":"high","reason":"known","by":"us","expires":"2999-12-31"}]' "$fingerprint" >.correctless/suppressions.json
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

@test "formats of other tools: each by its own reader, with the finding and nothing on stderr" {
	whole_review
	git remote add origin https://someone:secret@github.com/acme/shop.git
	run --separate-stderr correctless report "$run_name" --format sarif
	[ "$status" -eq 0 ]
	[ -z "$stderr" ]
	[[ "$output" != *secret* ]]
	node -e '
		const assert = require("node:assert/strict");
		const [run] = JSON.parse(process.argv[1]).runs;
		assert.equal(run.results[0].locations[0].physicalLocation.region.startLine, 2);
		assert.equal(run.results[0].ruleId, "rules-compliance");
		assert.equal(run.versionControlProvenance[0].repositoryUri, "https://github.com/acme/shop");
		assert.equal(run.invocations[0].executionSuccessful, true);
	' "$output"
	run --separate-stderr correctless report "$run_name" --format rdjson
	node -e '
		const assert = require("node:assert/strict");
		const { diagnostics } = JSON.parse(process.argv[1]);
		const [placed, ...others] = diagnostics.filter(({ location }) => location !== undefined);
		assert.deepEqual([placed.location.path, others], ["src/pay.ts", []]);
		const notRun = diagnostics.filter(({ code }) => code.value === "not-run").map(({ message }) => message);
		assert.equal(notRun.length, 3);
		assert.match(notRun.join(), /history-context had nothing to do: no earlier fix, revert or review comment touches these lines/);
	' "$output"
	run --separate-stderr correctless report "$run_name" --format github-annotations
	[[ "$output" == '::error file=src/pay.ts,line=2,endLine=2,title=correctless rules-compliance::A fraction of a cent.'* ]]
}

@test "colours, links and wrapping are for a terminal" {
	whole_review
	command -v script >/dev/null || {
		echo 'script (util-linux) is needed for a pseudo-terminal' >&2
		return 1
	}
	plain=$(correctless report "$run_name")
	[[ "$plain" != *$'\e'* ]]
	in_terminal() {
		env -u NO_COLOR -u FORCE_COLOR -u CI -u SSH_CONNECTION "$@" \
			script -qec "stty cols 60 && correctless report $run_name" /dev/null
	}
	shown=$(in_terminal TERM=xterm-kitty)
	[[ "$shown" == *$'\e[31m'*'Critical Issues'* ]]
	[[ "$shown" == *$'\e]8;;file://'*'/a%20repository/src/pay.ts'$'\a'* ]]
	longest=$(in_terminal TERM=xterm NO_COLOR=1 | tr -d '\r' | awk '{ if (length($0) > n) n = length($0) } END { print n }')
	[ "$longest" -le 60 ]
	[[ "$(in_terminal TERM=xterm NO_COLOR=1)" != *$'\e'* ]]
	[[ "$(FORCE_COLOR=1 correctless report "$run_name")" == *$'\e['* ]]
}

@test "HTML is one file with the diff and every hunk, and loads nothing" {
	whole_review
	run --separate-stderr correctless report "$run_name" --format html
	[ "$status" -eq 0 ]
	[ -z "$stderr" ]
	[[ "$output" == '<!doctype html>'*"default-src 'none'"*'✓ Complete'*'raised 1 = shown 1'*'amount * 1.19'*'A fraction of a cent'*'Amounts are whole cents.'*'</html>' ]]
	[[ "$output" == *'class=map'*'<td>reviewed'* ]]
	run grep -cE '(src|href)="?(https?:)?//' <<<"$output"
	[ "$output" = 0 ]
}

@test "--output writes any format to a file, relative to the current folder, and says so" {
	whole_review
	mkdir -p deep
	cd deep || return 1
	every_format
	for format in "${formats[@]}"; do
		run --separate-stderr correctless report "$run_name" --format "$format" --output "out put/report.$format"
		[ "$status" -eq 0 ]
		[ -z "$output" ]
		[[ "$stderr" == "wrote out put/report.$format ("*' bytes)' ]]
		correctless report "$run_name" --format "$format" | cmp - "out put/report.$format"
	done
	[ ! -e '../out put' ]
}

@test "--output replaces a file, also behind a link, and never a folder or a device" {
	whole_review
	echo old >old.html
	ln -s old.html link.html
	correctless report "$run_name" --format html --output link.html 2>/dev/null
	[ -L link.html ]
	[[ "$(head -c 15 old.html)" == '<!doctype html>' ]]
	mkdir folder
	for bad in folder folder/ new/; do
		run --separate-stderr correctless report "$run_name" --output "$bad"
		[ "$status" -eq 2 ]
		[[ "$stderr" == usage/bad-value:*"$bad"*'is a folder'*'hint: '* ]]
	done
	run --separate-stderr correctless report "$run_name" --output /dev/null
	[ "$status" -eq 2 ]
	[[ "$stderr" == *'no regular file'* ]]
	[ -c /dev/null ]
	[ -z "$(ls folder)" ]
}

@test "guard passes our own report of a review without findings, in every format that it reads" {
	REPLY_rules_compliance=$CLEAN
	whole_review
	for format in json sarif rdjson; do
		correctless report "$run_name" --format "$format" >"$BATS_TEST_TMPDIR/$format"
		run --separate-stderr correctless guard --findings "$BATS_TEST_TMPDIR/$format" --json
		[ "$status" -eq 0 ]
		[ "$(value_of passed_over <<<"$output")" = '[]' ]
		[ "$format" != rdjson ] || [[ "$output" == *'about no line: '* ]]
	done
}
