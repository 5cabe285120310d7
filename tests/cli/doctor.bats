#!/usr/bin/env bats

load setup

# A program that only says its version.
program() {
	mkdir -p "$BATS_TEST_TMPDIR/programs"
	printf '#!/bin/sh\necho "%s"\n' "$2" >"$BATS_TEST_TMPDIR/programs/$1"
	chmod +x "$BATS_TEST_TMPDIR/programs/$1"
	PATH="$BATS_TEST_TMPDIR/programs:$PATH"
}

field() {
	node -p "JSON.parse(require('fs').readFileSync(0, 'utf8'))$1" <<<"$output"
}

@test "doctor: everything that is needed is there" {
	new_repository
	commit 'start'
	program claude '2.1.329 (Claude Code)'
	program gh 'gh version 2.40.0'
	run --separate-stderr correctless doctor
	[ "$status" -eq 0 ]
	[ "$(grep -c '^ok ' <<<"$output")" -eq 6 ]
	[ -z "$stderr" ]
}

@test "doctor: JSON on stdout, the text for people on stderr" {
	new_repository
	commit 'start'
	run --separate-stderr correctless doctor --json
	[ "$status" -eq 0 ]
	[ "$(field .ok)" = true ]
	[ "$(field '.checks.map((c) => c.name).join()')" = node,git,repository,plugin,client,gh ]
	[ "$(field .checks[2].found)" = "$(pwd -P)" ]
	[[ "$stderr" == *'ok        repository'* ]]
}

@test "doctor: outside a repository, status 4 and the command that helps" {
	cd "$BATS_TEST_TMPDIR"
	run --separate-stderr correctless doctor
	[ "$status" -eq 4 ]
	[[ "$output" == *'missing   repository'* ]]
	[[ "$output" == *'git init'* ]]
}

@test "doctor: a repository without a commit" {
	new_repository
	run --separate-stderr correctless doctor
	[ "$status" -eq 4 ]
	[[ "$output" == *'missing   repository'* ]]
	[[ "$output" == *'git commit'* ]]
}

@test "doctor: a git that is too old" {
	new_repository
	commit 'start'
	mkdir -p "$BATS_TEST_TMPDIR/old"
	printf '#!/bin/sh\n[ "$1" = --version ] && echo "git version 1.8.3" && exit\nexec "%s" "$@"\n' \
		"$(command -v git)" >"$BATS_TEST_TMPDIR/old/git"
	chmod +x "$BATS_TEST_TMPDIR/old/git"
	PATH="$BATS_TEST_TMPDIR/old:$PATH"
	run --separate-stderr correctless doctor --json
	[ "$status" -eq 4 ]
	[ "$(field .ok)" = false ]
	[ "$(field .checks[1].state)" = missing ]
	[ "$(field .checks[1].found)" = 'git version 1.8.3' ]
}

@test "doctor: no git at all" {
	new_repository
	commit 'start'
	mkdir -p "$BATS_TEST_TMPDIR/only"
	ln -s "$(command -v node)" "$BATS_TEST_TMPDIR/only/node"
	run --separate-stderr env PATH="$BATS_TEST_TMPDIR/only" "$PROJECT/bin/correctless" doctor
	[ "$status" -eq 4 ]
	[[ "$output" == *'missing   git         git cannot be started'* ]]
	[[ "$output" == *'https://git-scm.com/downloads'* ]]
}

@test "doctor: without a client the helpers still work, so the status is 0" {
	new_repository
	commit 'start'
	mkdir -p "$BATS_TEST_TMPDIR/only"
	ln -s "$(command -v node)" "$(command -v git)" "$BATS_TEST_TMPDIR/only/"
	run --separate-stderr env PATH="$BATS_TEST_TMPDIR/only" "$PROJECT/bin/correctless" doctor
	[ "$status" -eq 0 ]
	[[ "$output" == *'optional  client'* ]]
	[[ "$output" == *'https://code.claude.com'* ]]
}

@test "doctor: parts of two installs are mixed" {
	local copy="$BATS_TEST_TMPDIR/plugin copy"
	mkdir -p "$copy"
	cp -R "$PROJECT"/bin "$PROJECT"/dist "$PROJECT"/hooks "$PROJECT"/agents "$PROJECT"/skills "$PROJECT"/.claude-plugin "$copy/"
	sed -i.before 's/"version": "[^"]*"/"version": "0.0.1"/' "$copy/.claude-plugin/plugin.json"
	new_repository
	commit 'start'
	run --separate-stderr "$copy/bin/correctless" doctor
	[ "$status" -eq 4 ]
	[[ "$output" == *'missing   plugin'*'is of version 0.0.1, this program of'* ]]
}

@test "doctor: a missing agent is named" {
	local copy="$BATS_TEST_TMPDIR/plugin copy"
	mkdir -p "$copy"
	cp -R "$PROJECT"/bin "$PROJECT"/dist "$PROJECT"/hooks "$PROJECT"/agents "$PROJECT"/skills "$PROJECT"/.claude-plugin "$copy/"
	rm "$copy/agents/bug-scan.md"
	new_repository
	commit 'start'
	run --separate-stderr "$copy/bin/correctless" doctor
	[ "$status" -eq 4 ]
	[[ "$output" == *'lacks agents/bug-scan.md'* ]]
}

@test "doctor: takes no argument" {
	run --separate-stderr correctless doctor now
	[ "$status" -eq 2 ]
	[ -z "$output" ]
	[[ "$stderr" == 'usage/bad-value: unexpected argument "now"'* ]]
}
