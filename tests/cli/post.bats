#!/usr/bin/env bats
# correctless post: what it refuses before it asks GitHub. For posting see tests/e2e/pulls.

load setup
load review

setup() {
	review_repository
	# Requests to GitHub fail in these tests.
	GH_CONFIG_DIR="$BATS_TEST_TMPDIR/gh"
	HTTPS_PROXY=http://127.0.0.1:1
	export GH_CONFIG_DIR HTTPS_PROXY
	unset GH_TOKEN GITHUB_TOKEN GH_ENTERPRISE_TOKEN GITHUB_ENTERPRISE_TOKEN GH_HOST
}

refuses() {
	run --separate-stderr correctless post "$@"
	[ -z "$output" ]
}

@test "a run that is not there, or not done" {
	refuses nowhere
	[ "$status" -eq 2 ]
	[[ "$stderr" == run/unknown:* ]]
	plan_run
	refuses "$run_name"
	[ "$status" -eq 3 ]
	[[ "$stderr" == run/not-finished:*"correctless next $run_name"* ]]
}

@test "a run that was planned for no pull request, until one is named" {
	plan_run
	whole_review
	refuses "$run_name"
	[ "$status" -eq 2 ]
	[[ "$stderr" == post/no-pull-request:*"--pr N"* ]]
	refuses "$run_name" --pr 7
	[ "$status" -eq 2 ]
	[[ "$stderr" == scope/no-github-remote:* ]]
	git remote add origin https://github.com/acme/shop.git
	refuses "$run_name" --pr 7 --repo acme/other
	[ "$status" -eq 2 ]
	[[ "$stderr" == scope/wrong-repository:*acme/other* ]]
	refuses "$run_name" --pr 7 --repo acme/shop
	[ "$status" -eq 4 ]
	[[ "$stderr" == environment/gh-*:* ]]
}

@test "names that are none" {
	plan_run
	whole_review
	refuses "$run_name" --pr seven
	[ "$status" -eq 2 ]
	[[ "$stderr" == usage/bad-value:*seven* ]]
	refuses "$run_name" --pr 7 --repo '../../x'
	[ "$status" -eq 2 ]
	[[ "$stderr" == usage/bad-value:*'../../x'* ]]
}

@test "uncommitted work is in no pull request" {
	printf 'export const more = 1;\n' >>src/pay.ts
	plan_run --uncommitted
	whole_review
	refuses "$run_name" --pr 7
	[ "$status" -eq 2 ]
	[[ "$stderr" == post/no-pull-request:*'uncommitted work'* ]]
}
