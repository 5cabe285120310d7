#!/usr/bin/env bats
# bats file_tags=slow
# The third try in CI, docs/notes/first-hour.md: the commands as typed in a job, and the answers.

load setup
load review

# What actions/checkout makes: a detached HEAD, branches of origin and none of its own. checkout_as_ci [DEPTH]
checkout_as_ci() {
	review_repository
	head=$(git rev-parse HEAD)
	base=$(git rev-parse main)
	origin="$PWD"
	git init -q "$BATS_TEST_TMPDIR/job"
	cd "$BATS_TEST_TMPDIR/job"
	git remote add origin "file://$origin"
	if [ $# -eq 0 ]; then
		git fetch -q --no-tags origin '+refs/heads/*:refs/remotes/origin/*'
	else
		git fetch -q --no-tags --depth "$1" origin "+$head:refs/remotes/pull/1/merge"
	fi
	git checkout -q --detach "$head"
}

hint() {
	sed -n 's/^hint: //p' <<<"$stderr"
}

@test "diff main...HEAD after actions/checkout: the branch of origin is named, and not a fetch for ever" {
	checkout_as_ci
	for target in main...HEAD main..HEAD main; do
		run --separate-stderr correctless diff "$target"
		[ "$status" -eq 2 ]
		[ "$(hint)" = 'did you mean origin/main? else fetch it first: git fetch' ]
	done
	correctless diff origin/main...HEAD
}

@test "diff BASE...HEAD in a clone of depth 1: what to write in the workflow, and no path where an id was given" {
	checkout_as_ci 1
	run --separate-stderr correctless diff "$base...$head"
	[ "$status" -eq 2 ]
	[[ "$(hint)" == 'fetch it first: git fetch --unshallow; in a GitHub workflow: actions/checkout with fetch-depth: 0' ]]
	run --separate-stderr correctless diff main...HEAD
	[[ "$(hint)" == *'fetch-depth: 0' ]]
	run --separate-stderr correctless diff
	[[ "$stderr" == scope/no-default-branch:*'fetch-depth: 0'* ]]
}

@test "a run carried from one job to the next: what refuses it names merge, and merge names the folder that is taken" {
	review_repository
	plan_run main..work
	REPLY_rules_compliance="$FINDING" whole_review
	mkdir -p "$BATS_TEST_TMPDIR/artifact/review"
	cp -R ".correctless/runs/$run_name" "$BATS_TEST_TMPDIR/artifact/review/"
	git clone -q "file://$PWD" "$BATS_TEST_TMPDIR/other job"
	cd "$BATS_TEST_TMPDIR/other job"
	HOME="$BATS_TEST_TMPDIR/other home" XDG_STATE_HOME="$BATS_TEST_TMPDIR/other home/.state"
	mkdir -p "$HOME" .correctless/runs
	cp -R "$BATS_TEST_TMPDIR/artifact/review/$run_name" .correctless/runs/
	run --separate-stderr correctless report "$run_name"
	[ "$status" -eq 2 ]
	[[ "$stderr" == run/other-repository:*'correctless merge FOLDER'* ]]
	rm -r .correctless
	run --separate-stderr correctless merge "$BATS_TEST_TMPDIR/artifact"
	[ "$status" -eq 2 ]
	[ "$(hint)" = "a whole review is taken over when its own folder is named, here 1 folder: correctless merge $BATS_TEST_TMPDIR/artifact/review/$run_name" ]
	run --separate-stderr correctless merge "$BATS_TEST_TMPDIR/artifact/review/$run_name"
	[ "$status" -eq 1 ]
	[[ "$output" == *'A fraction of a cent'* ]]
	[[ "$output" == *"taken over from run $run_name"* ]]
}

@test "two whole runs in one folder are not guessed at: one is named, and that there are more" {
	review_repository
	plan_run main..work
	REPLY_rules_compliance="$FINDING" whole_review
	mkdir -p "$BATS_TEST_TMPDIR/artifact"
	cp -R ".correctless/runs/$run_name" "$BATS_TEST_TMPDIR/artifact/"
	first=$run_name
	plan_run main..work --no-since-last
	cp -R ".correctless/runs/$run_name" "$BATS_TEST_TMPDIR/artifact/"
	run --separate-stderr correctless merge "$BATS_TEST_TMPDIR/artifact"
	[ "$status" -eq 2 ]
	[[ "$(hint)" == *'here 2 folders: correctless merge '* ]]
	[[ "$stderr" == *"/$first" || "$stderr" == *"/$run_name" ]]
}

eslint() {
	printf '[{"filePath":"%s/src/pay.ts","messages":[%s],"suppressedMessages":[],"errorCount":%s,"warningCount":0},' \
		"$PWD" "$1" "$([ -n "$1" ] && echo 1 || echo 0)"
	printf '{"filePath":"%s/CLAUDE.md","messages":[],"suppressedMessages":[],"errorCount":0,"warningCount":0}]' "$PWD"
}
NEW='{"ruleId":"no-magic-numbers","severity":2,"message":"1.19","line":2,"column":3}'
OLD='{"ruleId":"semi","severity":1,"message":"x","line":1,"column":3}'

@test "guard takes what eslint --format json writes: each message is a finding, a clean file is none" {
	review_repository
	eslint "$NEW,$OLD" >"$BATS_TEST_TMPDIR/eslint.json"
	run --separate-stderr correctless guard main..work --findings "$BATS_TEST_TMPDIR/eslint.json" --json
	[ "$status" -eq 1 ]
	[ "$(value_of filteredCount <<<"$output")" = 1 ]
	[ "$(value_of kept.0.ruleId <<<"$output")" = no-magic-numbers ]
	[ "$(value_of kept.0.filePath <<<"$output")" = "$PWD/src/pay.ts" ]
	[ "$(value_of kept.1 <<<"$output")" = undefined ]
	eslint '' | correctless guard main..work --findings -
	eslint '{"fatal":true,"severity":2,"message":"no config"}' >"$BATS_TEST_TMPDIR/fatal.json"
	run --separate-stderr correctless guard main..work --findings "$BATS_TEST_TMPDIR/fatal.json"
	[ "$status" -eq 3 ]
}

@test "guard says what to hand over when a tool wrote no JSON, or an empty file" {
	review_repository
	for written in '' '<?xml version="1.0"?><checkstyle/>'; do
		printf '%s' "$written" >"$BATS_TEST_TMPDIR/report"
		run --separate-stderr correctless guard main..work --findings "$BATS_TEST_TMPDIR/report"
		[ "$status" -eq 3 ]
		[[ "$(hint)" == 'hand over '*SARIF* ]]
	done
}

@test "post in a job without a token: the variable that the job sets is named" {
	review_repository
	plan_run main..work
	REPLY_rules_compliance="$FINDING" whole_review
	git remote add origin https://github.com/acme/shop.git
	unset GH_TOKEN GITHUB_TOKEN GH_ENTERPRISE_TOKEN GH_HOST
	HTTPS_PROXY=http://127.0.0.1:1 GH_CONFIG_DIR="$BATS_TEST_TMPDIR/gh" run --separate-stderr correctless post "$run_name" --pr 1
	[ "$status" -eq 4 ]
	[[ "$stderr" == environment/gh-not-logged-in:*'GH_TOKEN'* ]]
}

@test "every workflow in the docs fetches the whole history, and says so in its checkout" {
	checkouts=$(grep -rn 'uses: actions/checkout' "$PROJECT/README.md" "$PROJECT/docs" "$PROJECT/action.yml" --include='*.md' --include='*.yml')
	[ "$(wc -l <<<"$checkouts")" -ge 4 ]
	while IFS=: read -r file line _; do
		# That of another repository is read for its files alone.
		sed -n "$line,$((line + 4))p" "$file" | grep -qE 'fetch-depth: 0|repository: ' || { echo "$file:$line" && false; }
	done <<<"$checkouts"
	grep -F '`actions/checkout` needs `fetch-depth: 0`' "$PROJECT/docs/ci.md"
}
