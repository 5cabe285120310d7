#!/usr/bin/env bats
# bats file_tags=slow
# Hints where they are given: each command that a refusal names is run in the place and the state of that refusal. That each
# hint names a command which is one: tests/contract/hinted-commands.slow.test.ts.

load setup
load review

# hinted: the commands of correctless in the last hint, one a line; without those in which something is left to fill in.
hinted() {
	sed -n 's/^hint: //p' <<<"$stderr" | grep -oE "correctless (('[^']*')|[^;,)'])*" | grep -vE '\b(BASE|TARGET|PATH|REV|BRANCH)\b' | sed 's/ *$//'
}

# refused STATUS COMMAND…: it is refused with that status, its hint names at least one command, and all of them work here.
refused() {
	local expected=$1 line
	shift
	run --separate-stderr "$@"
	[ "$status" -eq "$expected" ]
	hinted >"$BATS_TEST_TMPDIR/hinted"
	[ -s "$BATS_TEST_TMPDIR/hinted" ]
	while read -r line; do
		printf '%s\n' "$*: $line"
		run --separate-stderr eval "$line"
		[ "$status" -le 1 ]
	done <"$BATS_TEST_TMPDIR/hinted"
}

# hint_says COMMAND…: what the hint of a refusal is.
hint_says() {
	run --separate-stderr "$@"
	[ "$status" -ne 0 ]
	sed -n 's/^hint: //p' <<<"$stderr"
}

@test "on the default branch: what is named besides the branch can be reviewed" {
	review_repository
	git switch -q main
	refused 2 correctless diff
	refused 2 correctless diff main
	refused 2 correctless diff main..main
	refused 2 correctless diff work..work
	refused 2 correctless diff work...main
	refused 2 correctless diff --uncommitted
	refused 2 correctless plan HEAD..HEAD
	refused 2 correctless review main..main
	[[ "$(hint_says correctless diff --uncommitted)" != *'or the branch'* ]]
	git switch -q work
	refused 2 correctless diff --uncommitted
	[[ "$(hint_says correctless diff --uncommitted)" == *'or the branch: correctless diff' ]]
}

@test "the last commit changes no file: the one that does is named, not the command that was refused" {
	review_repository
	last=$(git rev-parse --short=12 HEAD)
	git commit -q --allow-empty -m 'nothing'
	refused 2 correctless diff HEAD
	refused 2 correctless plan HEAD
	refused 2 correctless diff HEAD~1..HEAD
	refused 2 correctless diff HEAD -- src
	[[ "$(hint_says correctless diff HEAD)" == *"correctless diff $last" ]]
	git switch -q main
	git commit -q --allow-empty -m 'nothing'
	refused 2 correctless diff
	refused 2 correctless diff --staged
}

@test "nothing is staged: uncommitted work is named where there is some" {
	review_repository
	refused 2 correctless diff --staged
	[[ "$(hint_says correctless diff --staged)" != *--uncommitted* ]]
	echo '// more' >>src/pay.ts
	refused 2 correctless diff --staged
	[[ "$(hint_says correctless diff --staged)" == *'correctless diff --uncommitted' ]]
}

@test "a path without changes: the changed paths are shown, also for staged changes and from a folder" {
	review_repository
	refused 2 correctless diff -- CLAUDE.md
	refused 2 correctless plan main..work -- nope
	echo '// more' >>src/pay.ts
	git add -A
	refused 2 correctless diff --staged -- CLAUDE.md
	cd src
	refused 2 correctless diff --uncommitted -- ../CLAUDE.md
}

@test "a revision that is none: a path is named only where there is one, a fetch only where there is a remote" {
	review_repository
	refused 2 correctless diff src/pay.ts
	(cd src && refused 2 correctless diff pay.ts)
	[ "$(hint_says correctless diff zzzzzz)" = 'see which there are: git branch --all' ]
	[ "$(hint_says correctless diff HEAD~9)" = 'see which there are: git branch --all' ]
	[ "$(hint_says correctless diff wrok)" = 'did you mean work?' ]
	git branch --all
	git remote add origin "file://$PWD"
	[ "$(hint_says correctless diff zzzzzz)" = 'fetch it first: git fetch' ]
}

@test "a clone of depth 1 on what origin calls its default branch: the parent of its last commit is fetched first" {
	review_repository
	echo '// more' >>src/pay.ts
	commit 'more'
	git clone -q --depth 1 "file://$PWD" "$BATS_TEST_TMPDIR/shallow"
	cd "$BATS_TEST_TMPDIR/shallow"
	for command in 'diff' 'diff work..HEAD' 'diff HEAD' 'diff --uncommitted'; do
		# shellcheck disable=SC2086 # one word each
		hint=$(hint_says correctless $command)
		[[ "$hint" == *'git fetch --deepen=1'*'(in a GitHub workflow: actions/checkout with fetch-depth: 2)' ]]
		[[ "$hint" != *'correctless diff HEAD'* ]]
	done
	git fetch -q --deepen=1
	correctless diff HEAD
	refused 2 correctless diff
}

@test "too many files: as many shards as it takes are named, also by a shard, and no part that is next to nothing" {
	review_repository
	mkdir -p lib/a lib/b
	for i in $(seq 1 70); do echo "export const v$i = $i;" >"lib/a/f$i.ts"; done
	# Few bytes, so that one of two parts by bytes has nearly all the files.
	for i in $(seq 1 30); do seq 1 400 | sed "s/.*/export const w${i}_& = &;/" >"lib/b/f$i.ts"; done
	commit 'many'
	run --separate-stderr correctless plan
	[ "$status" -eq 2 ]
	[[ "$stderr" == *'101 files changed, more than 50: directly in lib/a/ 70, lib/b/ 30, src/ 1'* ]]
	[[ "$(sed -n 's/^hint: //p' <<<"$stderr")" == 'review them all: --yes; or a part: -- lib/b/; or in parts that are merged: --shard 1/'* ]]
	named=${stderr##*--shard 1/}
	for part in $(seq 1 "$named"); do correctless plan --shard "$part/$named"; done
	run --separate-stderr correctless plan --shard 1/2
	[ "$status" -eq 2 ]
	[[ "$stderr" == *"--shard 1/$named" ]]
	correctless plan -- lib/b/
	run --separate-stderr correctless plan -- lib/a/ src
	[ "$status" -eq 2 ]
	[[ "$stderr" == *'71 files changed, more than 50: directly in lib/a/ 70, src/ 1'* && "$stderr" != *'or a part'* ]]
}

@test "a folder where a file should be is said in words" {
	review_repository
	for command in 'guard main..work --findings src' 'verify main..work --findings src --contract bug-scan' 'parse --contract bug-scan src'; do
		# shellcheck disable=SC2086 # one word each
		run --separate-stderr correctless $command
		[ "$status" -eq 4 ]
		[ "$stderr" = "environment/file-unreadable: cannot read $PWD/src: it is a folder
hint: name a file in it" ]
	done
}

@test "a folder that somebody else removed is no error of this program" {
	mkdir "$BATS_TEST_TMPDIR/gone"
	cd "$BATS_TEST_TMPDIR/gone"
	rmdir "$BATS_TEST_TMPDIR/gone"
	run --separate-stderr correctless status
	[ "$status" -eq 4 ]
	[[ "$stderr" == *'environment/not-a-repository: the folder you are in is gone'$'\n''hint: go to one that is there: cd '* ]]
}

@test "the command that starts over, or reviews by hand, repeats all options and works in the current folder" {
	review_repository
	mkdir lib
	for i in $(seq 60); do echo "export const v$i = $i;" >"lib/f$i.ts"; done
	commit 'many'
	cd src
	correctless plan --yes --fail-on never --scope-policy file --rules scoped --capture manual -- . ../lib >"$BATS_TEST_TMPDIR/planned"
	name=$(sed -n 's/^run: //p' "$BATS_TEST_TMPDIR/planned")
	echo '// more' >>pay.ts
	again='correctless plan --yes --rules scoped --fail-on never --scope-policy file --capture manual -- . ../lib'
	run --separate-stderr correctless next "$name"
	[ "$(sed -n 's/.*To review how things are now: //p' <<<"$stderr")" = "$again" ]
	eval "$again" | grep 'Reviewing 61 files'
	cd ..
	run --separate-stderr correctless next "$name"
	[ "$(sed -n 's/.*To review how things are now: //p' <<<"$stderr")" = "${again/-- . .*/-- src lib}" ]
	cd lib
	run --separate-stderr correctless plan -- ../src
	by_hand=$(sed -n 's/^To answer yourself, or with any model: //p' <<<"$output")
	[ "$by_hand" = 'correctless plan --capture manual -- ../src' ]
	eval "$by_hand" | grep 'Reviewing 1 file'
}
