#!/usr/bin/env bats
# bats file_tags=slow
# correctless diff: which lines a change touches. The git configuration of setup.bash is hostile on purpose.

load setup

# main: one file. feature: an edit, a new file, a lock file, a name with a newline.
forked_repository() {
	new_repository
	mkdir src
	printf 'one\ntwo\nthree\n' >src/a.ts
	commit one
	git checkout -q -b feature
	printf 'one\n2\nthree\n' >src/a.ts
	printf 'new\n' >'ünï code.ts'
	printf '{"lockfileVersion": 3}\n' >package-lock.json
	printf 'x\n' >$'two\nlines.ts'
	commit two
	BASE="$(git rev-parse main)"
	HEAD="$(git rev-parse feature)"
}

# A value of the JSON on stdin: `json .files.length`.
json() {
	node -e 'const value = JSON.parse(require("fs").readFileSync(0, "utf8")); console.log(JSON.stringify(eval("value" + process.argv[1])))' "$1"
}

@test "a branch: what it changed since it forked, and what no reviewer is shown" {
	forked_repository
	run --separate-stderr correctless diff feature
	[ "$status" -eq 0 ]
	[ -z "$stderr" ]
	[ "${lines[0]}" = "4 files (1 not shown to reviewers), +4 -1 lines: base ${BASE:0:12} (main: merge base of main and feature), head ${HEAD:0:12} (feature: the branch asked for)" ]
	[[ "$output" == *'     +1      -1  src/a.ts'* ]]
	[[ "$output" == *'     +1      -0  ünï code.ts'* ]]
	[[ "$output" == *$'Not shown to reviewers:\n  lockfile            23 bytes  package-lock.json'* ]]
}

@test "no control character of a file name reaches the terminal" {
	forked_repository
	run --separate-stderr correctless diff feature
	[ "$status" -eq 0 ]
	[[ "$output" == *'"two\nlines.ts"'* ]]
	[[ "$output" != *$'two\nlines.ts'* ]]
}

@test "--json: the JSON on stdout, people's text on stderr" {
	forked_repository
	run --separate-stderr correctless diff feature --json -- src package-lock.json
	[ "$status" -eq 0 ]
	[[ "$stderr" == '2 files (1 not shown to reviewers), +2 -1 lines: '* ]]
	expected='{"base":"'$BASE'","head":"'$HEAD'","files":[{"path":"package-lock.json","kind":"text","added":[[1,1]],"deletionAnchors":[],"addedLines":1,"removedLines":0},{"path":"src/a.ts","kind":"text","added":[[2,2]],"deletionAnchors":[],"addedLines":1,"removedLines":1}],"skipped":[{"path":"package-lock.json","reason":"lockfile","decided_by":"content","bytes":23,"lines":1}]}'
	[ "$(json '' <<<"$output")" = "$expected" ]
}

@test "head is null for work that is not committed" {
	forked_repository
	printf 'more\n' >>src/a.ts
	git add src/a.ts
	for target in --staged --uncommitted ''; do
		# shellcheck disable=SC2086 # no target is no argument
		run --separate-stderr correctless diff $target --json
		[ "$status" -eq 0 ]
		[ "$(json .head <<<"$output")" = null ]
	done
}

@test "base is the empty tree for a first commit" {
	forked_repository
	run --separate-stderr correctless diff "$BASE" --json
	[ "$status" -eq 0 ]
	[ "$(json .base <<<"$output")" = '"4b825dc642cb6eb9a060e54bf8d69288fbee4904"' ]
	[ "$(json '.files[0].added' <<<"$output")" = '[[1,3]]' ]
}

@test "from a sub-directory paths count from there, also through a symbolic link" {
	forked_repository
	cd src
	run --separate-stderr correctless diff feature --json -- a.ts ../package-lock.json
	[ "$status" -eq 0 ]
	[ "$(json .files.length <<<"$output")" = 2 ]
	ln -s "$PWD" "$BATS_TEST_TMPDIR/link"
	cd "$BATS_TEST_TMPDIR/link"
	run --separate-stderr correctless diff feature --json -- a.ts
	[ "$status" -eq 0 ]
	[ "$(json '.files[0].path' <<<"$output")" = '"src/a.ts"' ]
}

@test "the variables that git sets inside hooks do not redirect it" {
	forked_repository
	GIT_DIR=/nowhere GIT_INDEX_FILE=/nowhere/index GIT_EXTERNAL_DIFF=false run --separate-stderr correctless diff feature
	[ "$status" -eq 0 ]
	[[ "$output" == '4 files '* ]]
}

@test "a commit that declares its own code binary still shows it" {
	forked_repository
	printf '*.ts binary linguist-generated\n' >.gitattributes
	printf 'one\nbug\nthree\n' >src/a.ts
	commit three
	run --separate-stderr correctless diff HEAD --json -- src/a.ts
	[ "$status" -eq 0 ]
	[ "$(json '.files[0].added' <<<"$output")" = '[[2,2]]' ]
	[ "$(json .skipped <<<"$output")" = '[]' ]
}

@test "nothing of the repository changes" {
	forked_repository
	printf 'more\n' >>src/a.ts
	printf 'untracked\n' >untracked.ts
	fingerprint() { git for-each-ref && git status --porcelain -z | tr '\0' '\n' && sha1sum .git/index .git/HEAD src/a.ts && ls -A . .git; }
	before="$(fingerprint)"
	run --separate-stderr correctless diff
	[ "$status" -eq 0 ]
	[[ "$output" == *'untracked.ts'* ]]
	[ "$(fingerprint)" = "$before" ]
}

@test "a large answer goes through a pipe whole" {
	forked_repository
	for i in $(seq 1 1800); do printf '%s\n' "$i" >"a-rather-long-file-name-to-fill-the-pipe-$i.ts"; done
	commit many
	correctless diff HEAD --json 2>/dev/null | (
		sleep 1
		cat
	) >"$BATS_TEST_TMPDIR/answer"
	[ "$(wc -c <"$BATS_TEST_TMPDIR/answer")" -gt 300000 ]
	[ "$(json .files.length <"$BATS_TEST_TMPDIR/answer")" = 1800 ]
}

@test "a large answer goes whole through a pipe that does not wait" {
	forked_repository
	for i in $(seq 1 1800); do printf '%s\n' "$i" >"a-rather-long-file-name-to-fill-the-pipe-$i.ts"; done
	commit many
	{
		# What dd sets on its output stays on the pipe that the command gets: a write to a full one fails (EAGAIN).
		dd if=/dev/null oflag=nonblock status=none
		correctless diff HEAD --json 2>"$BATS_TEST_TMPDIR/said"
		echo "$?" >"$BATS_TEST_TMPDIR/status"
	} | (
		sleep 1
		cat
	) >"$BATS_TEST_TMPDIR/answer"
	[ "$(cat "$BATS_TEST_TMPDIR/status")" = 0 ]
	[ "$(json .files.length <"$BATS_TEST_TMPDIR/answer")" = 1800 ]
}

@test "a revision that looks like an option is an unknown revision, not an option" {
	forked_repository
	run --separate-stderr correctless diff "main..--output=owned"
	[ "$status" -eq 2 ]
	[ -z "$output" ]
	[[ "$stderr" == 'scope/unknown-revision: no branch, tag or commit "--output=owned"'* ]]
	[ ! -e owned ]
}

@test "a mistyped branch: the one that was meant" {
	forked_repository
	run --separate-stderr correctless diff featrue
	[ "$status" -eq 2 ]
	[[ "$stderr" == *'hint: did you mean feature?'* ]]
}

@test "a pull request without a GitHub remote: says what is missing" {
	forked_repository
	run --separate-stderr correctless diff '#12'
	[ "$status" -eq 2 ]
	[[ "$stderr" == 'scope/no-github-remote: no remote of this repository has a URL of the form HOST/OWNER/REPO'*'hint: add the repository of the pull request: git remote add origin https://github.com/OWNER/REPO'* ]]
}

@test "the default branch against itself" {
	forked_repository
	run --separate-stderr correctless diff main
	[ "$status" -eq 2 ]
	[ -z "$output" ]
	[[ "$stderr" == scope/base-is-head:* ]]
}

@test "nothing to review: what to ask for instead" {
	forked_repository
	run --separate-stderr correctless diff --staged
	[ "$status" -eq 2 ]
	[[ "$stderr" == 'scope/empty: nothing is staged'*'there is no uncommitted work either; review the last commit: correctless diff HEAD'* ]]
	run --separate-stderr correctless diff feature -- docs
	[ "$status" -eq 2 ]
	[[ "$stderr" == 'scope/empty: nothing changed in docs'*'correctless diff feature'* ]]
}

@test "two targets exclude each other" {
	forked_repository
	run --separate-stderr correctless diff feature --staged
	[ "$status" -eq 2 ]
	[[ "$stderr" == 'usage/bad-value: "feature" and --staged exclude each other'* ]]
}

@test "a merge that is not finished" {
	forked_repository
	git checkout -q main
	printf 'one\nTWO\nthree\n' >src/a.ts
	commit theirs
	git merge -q feature || true
	run --separate-stderr correctless diff --uncommitted
	[ "$status" -eq 2 ]
	[[ "$stderr" == 'scope/unmerged: 1 unmerged: src/a.ts'* ]]
}

@test "outside of a repository, and in one without commits" {
	mkdir "$BATS_TEST_TMPDIR/outside"
	cd "$BATS_TEST_TMPDIR/outside"
	run --separate-stderr correctless diff
	[ "$status" -eq 4 ]
	[ -z "$output" ]
	[[ "$stderr" == environment/not-a-repository:* ]]
	new_repository
	run --separate-stderr correctless diff
	[ "$status" -eq 4 ]
	[[ "$stderr" == environment/no-commits:* ]]
}

@test "diff: line endings that only the work tree has are no change, as on Windows with core.autocrlf" {
	new_repository
	printf 'one\ntwo\nthree\n' >a.txt
	printf 'one\ntwo\n' >b.txt
	commit 'with LF'
	git config core.autocrlf true
	rm a.txt b.txt
	git checkout -q .
	grep -q $'\r' a.txt
	printf 'one\r\nTWO\r\nthree\r\n' >a.txt
	touch b.txt
	run --separate-stderr correctless diff --uncommitted --json
	[ "$status" -eq 0 ]
	[ "$(node -p 'JSON.stringify(JSON.parse(require("fs").readFileSync(0, "utf8")).files.map((f) => [f.path, f.added]))' <<<"$output")" = '[["a.txt",[[2,2]]]]' ]
}
