#!/usr/bin/env bats
# bats file_tags=slow

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
	program claude '2.1.330 (Claude Code)'
	program gh 'gh version 2.40.0'
	run --separate-stderr correctless doctor
	[ "$status" -eq 0 ]
	for name in node git repository runs cache compiled plugin dist client permissions hooks; do
		grep -q "^ok  *$name " <<<"$output"
	done
	[[ "$output" != *$'\nfailed'* ]]
	[ -z "$stderr" ]
}

@test "doctor: JSON on stdout, the text for people on stderr" {
	new_repository
	commit 'start'
	run --separate-stderr correctless doctor --json
	[ "$status" -eq 0 ]
	[ "$(field .ok)" = true ]
	[ "$(field '.checks.map((c) => c.name).join()')" = node,git,repository,runs,cache,compiled,plugin,dist,client,installed,permissions,hooks,gh,sandbox ]
	[ "$(field .checks[2].found)" = "$(pwd -P)" ]
	[[ "$stderr" == *'ok       repository'* ]]
}

@test "doctor: outside a repository, status 4 and the command that helps" {
	cd "$BATS_TEST_TMPDIR"
	run --separate-stderr correctless doctor
	[ "$status" -eq 4 ]
	[[ "$output" == *'failed   repository'* ]]
	[[ "$output" == *'git init'* ]]
}

@test "doctor: a repository without a commit" {
	new_repository
	run --separate-stderr correctless doctor
	[ "$status" -eq 4 ]
	[[ "$output" == *'failed   repository'* ]]
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
	[ "$(field .checks[1].state)" = failed ]
	[ "$(field .checks[1].found)" = 'git version 1.8.3 is too old' ]
}

@test "doctor: no git at all" {
	new_repository
	commit 'start'
	mkdir -p "$BATS_TEST_TMPDIR/only"
	ln -s "$(command -v node)" "$BATS_TEST_TMPDIR/only/node"
	run --separate-stderr env PATH="$BATS_TEST_TMPDIR/only" "$PROJECT/bin/correctless" doctor
	[ "$status" -eq 4 ]
	[[ "$output" == *'failed   git          git cannot be started'* ]]
	[[ "$output" == *'https://git-scm.com/downloads'* ]]
}

@test "doctor: without a client the helpers still work, so the status is 0" {
	new_repository
	commit 'start'
	mkdir -p "$BATS_TEST_TMPDIR/only"
	ln -s "$(command -v node)" "$(command -v git)" "$BATS_TEST_TMPDIR/only/"
	run --separate-stderr env PATH="$BATS_TEST_TMPDIR/only" "$PROJECT/bin/correctless" doctor
	[ "$status" -eq 0 ]
	[[ "$output" == *'warning  client'* ]]
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
	[[ "$output" == *'failed   plugin'*'is of version 0.0.1, this program of'* ]]
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

@test "doctor: nothing is written in the repository, and nothing asked of a client that is not there" {
	new_repository
	commit 'start'
	run --separate-stderr correctless doctor
	[ "$status" -eq 0 ]
	[ -z "$(git status --porcelain --ignored)" ]
	[[ "$output" == *'correctless doctor --probe'*'never more than 0.50 USD'* ]]
}

@test "doctor: a place that cannot be written is named, of the runs and of the cache" {
	new_repository
	commit 'start'
	touch .correctless "$BATS_TEST_TMPDIR/file"
	run --separate-stderr env XDG_CACHE_HOME="$BATS_TEST_TMPDIR/file" "$PROJECT/bin/correctless" doctor
	[ "$status" -eq 4 ]
	[[ "$output" == *"failed   runs         $(pwd -P)/.correctless cannot be written: "* ]]
	[[ "$output" == *"failed   cache        $BATS_TEST_TMPDIR/file/correctless cannot be written: "* ]]
}

@test "doctor: a cache inside the repository would be reviewed with it" {
	new_repository
	commit 'start'
	run --separate-stderr env XDG_CACHE_HOME="$(pwd -P)" "$PROJECT/bin/correctless" doctor
	[ "$status" -eq 4 ]
	[[ "$output" == *'failed   cache        the cache folder '*'is inside the repository'* ]]
}

@test "doctor: settings of the project that switch hooks off or take a tool away" {
	new_repository
	mkdir .claude
	echo '{"disableAllHooks":true,"permissions":{"deny":["Agent","Read(./.env)"]}}' >.claude/settings.json
	commit 'start'
	run --separate-stderr correctless doctor
	[ "$status" -eq 4 ]
	[[ "$output" == *"failed   permissions  Agent is denied in $(pwd -P)/.claude/settings.json"* ]]
	[[ "$output" == *"failed   hooks        disableAllHooks is true in $(pwd -P)/.claude/settings.json"* ]]
}

@test "doctor: dist was built from other sources" {
	local copy="$BATS_TEST_TMPDIR/plugin copy"
	mkdir -p "$copy"
	cp -R "$PROJECT"/bin "$PROJECT"/dist "$PROJECT"/hooks "$PROJECT"/agents "$PROJECT"/skills "$PROJECT"/src "$PROJECT"/.claude-plugin "$copy/"
	new_repository
	commit 'start'
	run --separate-stderr "$copy/bin/correctless" doctor
	[[ "$output" == *'ok       dist '* ]]
	echo '// edited' >>"$copy/src/main.test.ts"
	run --separate-stderr "$copy/bin/correctless" doctor
	[[ "$output" == *'ok       dist '* ]]
	echo '// edited' >>"$copy/src/main.ts"
	rm -r "$copy/src/rules"
	run --separate-stderr "$copy/bin/correctless" doctor
	[ "$status" -eq 0 ]
	[[ "$output" == *'warning  dist         built from other sources than src, src/rules'* ]]
}

@test "doctor: gh is logged in, by its exit status; a token is never printed" {
	new_repository
	commit 'start'
	program gh 'gh version 2.40.0'
	run --separate-stderr correctless doctor
	[[ "$output" == *'ok       gh           gh version 2.40.0, logged in to github.com'* ]]
	printf '#!/bin/sh\n[ "$1" = --version ] && echo "gh version 2.40.0" && exit\necho gho_secret; echo gho_secret >&2; exit 1\n' \
		>"$BATS_TEST_TMPDIR/programs/gh"
	run --separate-stderr correctless doctor --json
	[ "$status" -eq 0 ]
	[[ "$output" == *'not logged in to github.com'* ]]
	[[ "$output$stderr" != *gho_secret* ]]
}

@test "doctor: a probe spends nothing where it could not work" {
	cd "$BATS_TEST_TMPDIR"
	printf '#!/bin/sh\ntouch "%s/called"\n' "$BATS_TEST_TMPDIR" >"$BATS_TEST_TMPDIR/claude"
	run --separate-stderr correctless doctor --probe
	[ "$status" -eq 4 ]
	[[ "$output" == *'failed   probe        not run, and nothing spent: repository failed'* ]]
	[ ! -e "$BATS_TEST_TMPDIR/called" ]
}

@test "doctor: a probe without a client" {
	new_repository
	commit 'start'
	mkdir -p "$BATS_TEST_TMPDIR/only"
	ln -s "$(command -v node)" "$(command -v git)" "$BATS_TEST_TMPDIR/only/"
	run --separate-stderr env PATH="$BATS_TEST_TMPDIR/only" "$PROJECT/bin/correctless" doctor --probe
	[ "$status" -eq 4 ]
	[[ "$output" == *'failed   probe        no "claude" on PATH'* ]]
	[ "$(git status --porcelain)" = '' ]
}

@test "doctor: takes no argument" {
	run --separate-stderr correctless doctor now
	[ "$status" -eq 2 ]
	[ -z "$output" ]
	[[ "$stderr" == 'usage/bad-value: unexpected argument "now"'* ]]
}
