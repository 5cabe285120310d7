#!/usr/bin/env bats
# The hooks without an agent of ours. tests/e2e tests them with our agents, in the real client.

load setup

event() {
	printf '{"hook_event_name":"%s","session_id":"s","cwd":"%s","tool_name":"%s","tool_input":%s%s}' \
		"$1" "$PWD" "$2" "$3" "${4-}"
}

@test "hook: somebody else's agent passes each hook without a word" {
	new_repository
	commit 'start'
	local call='{"subagent_type":"Explore","prompt":"look around","description":"d"}'
	run --separate-stderr correctless hook pre <<<"$(event PreToolUse Agent "$call")"
	[ "$status" -eq 0 ] && [ -z "$output" ] && [ -z "$stderr" ]
	run --separate-stderr correctless hook post <<<"$(event PostToolUse Agent "$call")"
	[ "$status" -eq 0 ] && [ -z "$output" ] && [ -z "$stderr" ]
	run --separate-stderr correctless hook look <<<"$(event PreToolUse Read '{"file_path":"a"}' ',"agent_type":"other:bug-scan"')"
	[ "$status" -eq 0 ] && [ -z "$output" ] && [ -z "$stderr" ]
	run --separate-stderr correctless hook stop <<<"$(event SubagentStop '' '{}' ',"agent_type":"Explore"')"
	[ "$status" -eq 0 ] && [ -z "$output" ] && [ -z "$stderr" ]
	[ ! -e .correctless ]
}

@test "hook: somebody else's call is passed over outside a repository too" {
	cd "$BATS_TEST_TMPDIR"
	run --separate-stderr correctless hook pre <<<"$(event PreToolUse Agent '{"subagent_type":"Explore","prompt":"p"}')"
	[ "$status" -eq 0 ] && [ -z "$output" ] && [ -z "$stderr" ]
}

@test "hook pre: one of our agents with a prompt that names no slot is denied" {
	new_repository
	commit 'start'
	run --separate-stderr correctless hook pre \
		<<<"$(event PreToolUse Agent '{"subagent_type":"correctless:bug-scan","prompt":"just review it","description":"d"}')"
	[ "$status" -eq 0 ]
	[ "$(node -p 'JSON.parse(require("fs").readFileSync(0)).hookSpecificOutput.permissionDecision' <<<"$output")" = deny ]
}

@test "hook look: one of our agents outside every run is refused" {
	new_repository
	commit 'start'
	run --separate-stderr correctless hook look \
		<<<"$(event PreToolUse Read "{\"file_path\":\"$PWD/a\"}" ',"agent_id":"a1","agent_type":"correctless:history-context"')"
	if [ "$status" -eq 0 ]; then
		[ "$(node -p 'JSON.parse(require("fs").readFileSync(0)).hookSpecificOutput.permissionDecision' <<<"$output")" = deny ]
	else
		[ "$status" -eq 2 ]
	fi
}

@test "hook: there is no other" {
	run --separate-stderr correctless hook peek <<<'{}'
	[ "$status" -eq 2 ]
	[ -z "$output" ]
	[[ "$stderr" == 'usage/bad-value: no hook "peek"'* ]]
	run --separate-stderr correctless hook
	[ "$status" -eq 2 ]
	[ -z "$output" ]
	[[ "$stderr" == usage/missing-argument:* ]]
}

@test "hook look: one that hangs on the file system is refused before the client would let it through" {
	new_repository
	commit 'start'
	mkdir -p .correctless/sessions
	mkfifo .correctless/sessions/s.json
	run --separate-stderr timeout 25 correctless hook look \
		<<<"$(event PreToolUse Read "{\"file_path\":\"$PWD/a\"}" ',"agent_id":"a1","agent_type":"correctless:history-context"')"
	[ "$status" -eq 2 ]
	[ -z "$output" ]
}
