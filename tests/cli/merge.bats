#!/usr/bin/env bats
# bats file_tags=slow
# correctless merge: merges the shards of one review; refused if they do not belong together.

load setup
load review

# Two files on branch work, so that each of two shards has one.
setup() {
	review_repository
	printf 'export function ship(order) {\n  return send(order.address);\n}\n' >src/ship.ts
	commit 'feat: shipping'
}

# review_shard I/N [OPTION…]: plans a shard and answers everything in it.
review_shard() {
	plan_run --shard "$@"
	whole_review
}

@test "two shards become one run with one report, verdict and memory" {
	REPLY_rules_compliance=$FINDING
	export REPLY_rules_compliance
	review_shard 1/2
	one=$run_name
	unset REPLY_rules_compliance
	review_shard 2/2
	run --separate-stderr correctless report "$one"
	[[ "$output" == *'shard 1 of 2: 1 of 2 files'* ]]
	run --separate-stderr correctless merge "$one" "$run_name" --json
	[ "$status" -eq 1 ]
	[ -z "$stderr" ]
	merged=$(value_of run <<<"$output")
	[ "$(value_of status <<<"$output")" = complete ]
	[ "$(value_of missing <<<"$output")" = '[]' ]
	run --separate-stderr correctless verdict "$merged"
	[ "$status" -eq 1 ]
	[ "${lines[0]}" = 'complete: 1 critical, 0 important, 0 not scored' ]
	run --separate-stderr correctless report "$merged"
	[[ "$output" == *'reviewed 2 of 2 hunks'* ]]
	[[ "$output" != *shard* ]]
	plan_run
	[ "$(value_of since.run <"$BATS_TEST_TMPDIR/plan.json")" = "$merged" ]
}

@test "folders that were carried over are merged in another clone" {
	review_shard 1/2
	mkdir -p "$SCRATCH/artifacts/first" "$SCRATCH/artifacts/second"
	cp -R ".correctless/runs/$run_name" "$SCRATCH/artifacts/first/"
	review_shard 2/2
	cp -R .correctless "$SCRATCH/artifacts/second/"
	rm -r "$SCRATCH/artifacts/second/.correctless/runs/"*/
	cp -R ".correctless/runs/$run_name" "$SCRATCH/artifacts/second/.correctless/runs/"
	git clone -q . "$SCRATCH/elsewhere"
	cd "$SCRATCH/elsewhere"
	run --separate-stderr correctless merge "$SCRATCH/artifacts"
	[ "$status" -eq 0 ]
	[ -z "$stderr" ]
	[[ "$output" == *'No issues found.'* ]]
	[[ "${lines[-1]}" == "run: "*", merged from 2 of 2 shards" ]]
}

@test "a shard by itself is never the all-clear of the change" {
	review_shard 1/2
	run --separate-stderr correctless report "$run_name"
	[[ "$output" == *'No issues found in shard 1 of 2, which is a part of the change.'* ]]
	[[ "$output" != *'approve'* ]]
}

@test "a missing shard is a gap, with status 3" {
	review_shard 1/2
	run --separate-stderr correctless merge "$run_name"
	[ "$status" -eq 3 ]
	[[ "$output" == *INCOMPLETE*'shard 2 of 2 is missing: plan it with --shard 2/2'* ]]
}

@test "an edited reply, and a shard of another head, are refused" {
	review_shard 1/1
	sed -i.bak 's/"findings":\[\]/"findings": []/' ".correctless/runs/$run_name/replies/by-hand-2.txt"
	run --separate-stderr correctless merge "$run_name"
	[ "$status" -eq 3 ]
	[ -z "$output" ]
	[[ "$stderr" == run/corrupt:*'is not the file that was written here'* ]]
	plan_run --shard 1/2
	one=$run_name
	commit 'empty'
	printf '\n' >>src/ship.ts
	commit 'more'
	plan_run --shard 2/2
	run --separate-stderr correctless merge "$one" "$run_name"
	[ "$status" -eq 2 ]
	[[ "$stderr" == 'merge/other-plan: '*'differ in: head, changed lines'* ]]
}

@test "an argument that is not a shard is refused by name" {
	plan_run
	run --separate-stderr correctless merge "$run_name"
	[ "$status" -eq 2 ]
	[[ "$stderr" == merge/not-a-shard:* ]]
	run --separate-stderr correctless merge src
	[ "$status" -eq 2 ]
	[[ "$stderr" == merge/no-shards:* ]]
	run --separate-stderr correctless merge nowhere
	[ "$status" -eq 2 ]
	[[ "$stderr" == *'neither a run of this repository nor a folder'* ]]
	run --separate-stderr correctless merge
	[ "$status" -eq 2 ]
	[[ "$stderr" == usage/missing-argument:* ]]
}

@test "a link in a folder is not followed" {
	plan_run --shard 1/1
	ln -s /etc/hostname ".correctless/runs/$run_name/replies.txt"
	run --separate-stderr correctless merge "$run_name"
	[ "$status" -eq 2 ]
	[[ "$stderr" == merge/not-a-shard:*'is a link'* ]]
}

@test "a number that is no part is refused before anything is read" {
	for shard in 0/2 3/2 2 1/0 a/b 1/2/3 1/257; do
		run --separate-stderr correctless plan --shard "$shard"
		[ "$status" -eq 2 ]
		[[ "$stderr" == "usage/bad-value: --shard: \"$shard\" is not I/N"* ]]
	done
}
