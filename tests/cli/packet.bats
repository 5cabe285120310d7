#!/usr/bin/env bats
# correctless packet: the whole prompt of a slot.

load setup
load review

setup() {
	review_repository
	plan_run
	correctless next "$run_name" >/dev/null
}

@test "prints the packet byte for byte" {
	correctless packet "$run_name/1" >"$BATS_TEST_TMPDIR/printed"
	cmp "$BATS_TEST_TMPDIR/printed" ".correctless/runs/$run_name/slots/1/packet.md"
	grep -q "^slot: $run_name/1$" "$BATS_TEST_TMPDIR/printed"
	grep -q 'return charge(amount \* 1.19);' "$BATS_TEST_TMPDIR/printed"
}

@test "with the agent's instructions, which are its file without the frontmatter, and the same packet after them" {
	correctless packet "$run_name/1" --with-instructions >"$BATS_TEST_TMPDIR/both"
	size=$(wc -c <".correctless/runs/$run_name/slots/1/packet.md")
	tail -c "$size" "$BATS_TEST_TMPDIR/both" | cmp - ".correctless/runs/$run_name/slots/1/packet.md"
	head -c "-$size" "$BATS_TEST_TMPDIR/both" >"$BATS_TEST_TMPDIR/before"
	awk 'marks >= 2; /^---$/ { marks++ }' "$PROJECT/agents/rules-compliance.md" | sed '/./,$!d' >"$BATS_TEST_TMPDIR/instructions"
	[ "$(wc -l <"$BATS_TEST_TMPDIR/instructions")" -gt 20 ]
	{
		cat "$BATS_TEST_TMPDIR/instructions"
		printf '\n%s\n\n' "$(printf -- '-%.0s' $(seq 72))"
	} | cmp - "$BATS_TEST_TMPDIR/before"
}

@test "an invalid slot name, and a slot that the run does not have" {
	run --separate-stderr correctless packet nonsense
	[ "$status" -eq 2 ]
	[[ "$stderr" == usage/bad-value:* ]]
	run --separate-stderr correctless packet "$run_name/9"
	[ "$status" -eq 2 ]
	[[ "$stderr" == run/unknown-slot:* ]]
}
