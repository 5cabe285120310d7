#!/usr/bin/env bats
# bats file_tags=slow
# correctless step check: an executor's claim about one step, against itself and against git.

load setup

STEP='{"description": "Make two zwei.", "mode": "apply"}'

# src/a.ts holds one, two, three at HEAD; in the work tree two is zwei, and result.json (outside) says so.
setup() {
	new_repository
	mkdir -p src
	printf '%s\n' one two three >src/a.ts
	commit 'first'
	printf '%s\n' one zwei three >src/a.ts
	echo "$STEP" >"$BATS_TEST_TMPDIR/step.json"
	claim '["src/a.ts"]'
}

# claim FILES: writes the result that names these files and shows what git shows of them.
claim() {
	git diff --no-color --no-ext-diff --src-prefix=a/ --dst-prefix=b/ -U3 -- src >"$BATS_TEST_TMPDIR/patch"
	node -e 'const [, patch, files] = process.argv; console.log(JSON.stringify({ success: true, summary: "Done.",
		filesTouched: JSON.parse(files), filesWritten: JSON.parse(files), mode: "apply",
		patch: require("fs").readFileSync(patch, "utf8") }))' "$BATS_TEST_TMPDIR/patch" "$1" \
		>"$BATS_TEST_TMPDIR/result.json"
}

# check [OPTION…]: checks both files.
check() {
	run --separate-stderr correctless step check --step "$BATS_TEST_TMPDIR/step.json" \
		--result "$BATS_TEST_TMPDIR/result.json" "$@"
}

# verdict VALID PATTERN: stdout is exactly one object {valid, reason}, and the reason starts like this.
verdict() {
	node -e 'const [, text, valid, start] = process.argv; const it = JSON.parse(text);
		const keys = Object.keys(it).join();
		if (keys !== "valid,reason" || String(it.valid) !== valid || !it.reason.startsWith(start)) {
			console.log(text); process.exit(1); }' "$output" "$1" "$2"
}

@test "a truthful claim is valid: status 0, one object, nothing on stderr" {
	check --base HEAD
	[ "$status" -eq 0 ]
	verdict true 'no rule is broken by 1 written file; git at '
	[ -z "$stderr" ]
}

@test "what begin printed is a base, and a setting or hook that the executor leaves is named" {
	git stash --quiet
	run --separate-stderr correctless step begin
	[ "$status" -eq 0 ]
	began=$output
	git stash pop --quiet
	check --base "$began"
	[ "$status" -eq 0 ]
	verdict true "no rule is broken by 1 written file; git at $(git rev-parse --short=12 HEAD) agrees"
	git config core.fileMode false
	echo 'exit 1' >.git/hooks/pre-commit
	check --base "$began"
	[ "$status" -eq 3 ]
	verdict false 'scope_excluded: git’s settings, hooks/ of the git directory: changed since the step began'
	plan --base "$began"
	[ "${lines[0]}" = 'state: done' ]
	output=${lines[-1]}
	verdict false 'scope_excluded: git’s settings'
}

@test "an executor that commits and says that it failed is not compared with its own commit" {
	base=$(git rev-parse HEAD)
	touch -d '2001-01-01' "$BATS_TEST_TMPDIR/step.json"
	commit 'of the executor'
	echo '{"success": false, "summary": "No.", "mode": "apply"}' >"$BATS_TEST_TMPDIR/result.json"
	check --base HEAD
	[ "$status" -eq 2 ]
	verdict false 'usage/bad-value: HEAD is a commit made after the step was written'
	check --base "$base"
	[ "$status" -eq 3 ]
	verdict false 'payload_on_failure: '
}

@test "a file that only git sees is named, with its rule on stderr" {
	echo 'x' >hidden.txt
	check --base HEAD
	[ "$status" -eq 3 ]
	verdict false 'undeclared_file_in_patch: hidden.txt: '
	[ "$stderr" = 'rule: undeclared_file_in_patch' ]
}

@test "without a base the claim is compared with itself only" {
	echo 'x' >hidden.txt
	check
	[ "$status" -eq 0 ]
	verdict true 'no rule is broken by 1 written file; the result agrees with itself'
}

@test "--exclude and --allow may stand several times" {
	check --exclude 'docs/' --exclude 'src/*.ts'
	[ "$status" -eq 3 ]
	verdict false 'scope_excluded: src/a.ts: excluded'
	check --allow 'docs/' --allow 'src/'
	[ "$status" -eq 0 ]
	check --allow 'docs/'
	[ "$status" -eq 3 ]
	verdict false 'scope_excluded: src/a.ts: not among'
}

@test "what the configuration at base excludes stays excluded when the work tree says otherwise" {
	git stash -q
	mkdir -p .correctless/config
	echo '{"steps": {"exclude": ["src/"]}}' >.correctless/config/workflow-config.json
	commit 'settings'
	git stash pop -q
	echo '{}' >.correctless/config/workflow-config.json
	check --base HEAD
	[ "$status" -eq 3 ]
	verdict false 'scope_excluded: src/a.ts'
}

# state: everything of the repository that a check could touch.
state() {
	git status --porcelain
	git ls-files --stage
	git for-each-ref
	cksum <.git/index
}

@test "works from a sub-directory, and leaves index, work tree and refs as they are" {
	echo 'x' >staged.txt
	git add staged.txt
	before=$(state)
	mkdir below
	(cd below && correctless step check --step "$BATS_TEST_TMPDIR/step.json" \
		--result "$BATS_TEST_TMPDIR/result.json" --base HEAD >"$BATS_TEST_TMPDIR/verdict") || status=$?
	[ "$status" -eq 3 ]
	grep -q 'undeclared_file_in_patch: staged.txt' "$BATS_TEST_TMPDIR/verdict"
	after=$(state)
	[ "$before" = "$after" ]
}

@test "the result may come from a pipe" {
	run --separate-stderr correctless step check --step "$BATS_TEST_TMPDIR/step.json" --result - \
		<"$BATS_TEST_TMPDIR/result.json"
	[ "$status" -eq 0 ]
	verdict true 'no rule'
}

@test "a result that is no JSON is a verdict too" {
	echo 'I did it.' >"$BATS_TEST_TMPDIR/result.json"
	check
	[ "$status" -eq 3 ]
	verdict false 'refused/no-json: '
	[[ "$stderr" == refused/no-json:* ]]
}

@test "a result of 50 MB is a verdict too" {
	head -c 52428800 /dev/zero | tr '\0' 'a' >"$BATS_TEST_TMPDIR/result.json"
	check --base HEAD
	[ "$status" -eq 2 ]
	verdict false 'usage/input-too-large: '
}

@test "a result of bytes that are no text is a verdict too" {
	head -c 4096 /dev/zero | tr '\0' '\377' >"$BATS_TEST_TMPDIR/result.json"
	check
	[ "$status" -eq 3 ]
	verdict false 'refused/not-strict-json: '
}

@test "a step that is none, a file that is not there and an unknown base are verdicts too" {
	echo '{"mode": "apply"}' >"$BATS_TEST_TMPDIR/step.json"
	check
	[ "$status" -eq 3 ]
	verdict false 'refused/schema: '
	rm "$BATS_TEST_TMPDIR/step.json"
	check
	[ "$status" -eq 4 ]
	verdict false 'environment/file-unreadable: '
	echo "$STEP" >"$BATS_TEST_TMPDIR/step.json"
	check --base no-such-branch
	[ "$status" -eq 2 ]
	verdict false 'scope/unknown-revision: '
	check --base --upload-pack=evil
	[ "$status" -eq 2 ]
}

@test "an invalid pattern is refused, and does not silently exclude nothing" {
	check --exclude '\\[a'
	[ "$status" -eq 2 ]
	verdict false 'usage/bad-value: '
}

@test "no step, no result or another word than check is a wrong use" {
	run --separate-stderr correctless step check --result x
	[ "$status" -eq 2 ]
	[ -z "$output" ]
	[[ "$stderr" == usage/missing-argument:*--step* ]]
	run --separate-stderr correctless step check --step - --result -
	[ "$status" -eq 2 ]
	run --separate-stderr correctless step run --step x --result y
	[ "$status" -eq 2 ]
	[[ "$stderr" == usage/bad-value:* ]]
}

# plan [OPTION…]: the same as check, as the start of a run. The test has its own XDG_CACHE_HOME.
plan() {
	run --separate-stderr env XDG_CACHE_HOME="$BATS_TEST_TMPDIR/cache" correctless step plan \
		--step "$BATS_TEST_TMPDIR/step.json" --result "$BATS_TEST_TMPDIR/result.json" "$@"
}

@test "plan: without an objection a run with one slot, and its verdict is what the validator said" {
	plan --base HEAD --capture manual
	[ "$status" -eq 0 ]
	[[ "${lines[-1]}" == 'run: '* ]]
	name=${lines[-1]#run: }
	run --separate-stderr correctless verdict "$name"
	[ "$status" -eq 3 ]
	[ -z "$output" ]
	run --separate-stderr correctless next "$name"
	[[ "$output" == *"correctless packet $name/1"*"correctless reply $name/1"* ]]
	[[ "$output" != *'Agent('* ]]
	echo '{"valid": false, "reason": "step_not_implemented: three"}' >"$BATS_TEST_TMPDIR/reply.json"
	run --separate-stderr correctless reply "$name/1" "$BATS_TEST_TMPDIR/reply.json"
	[ "$status" -eq 0 ]
	run --separate-stderr correctless next "$name"
	[ "$status" -eq 0 ]
	[ "$output" = $'state: done\n\n{"valid":false,"reason":"step_not_implemented: three"}' ]
	run --separate-stderr correctless verdict "$name"
	[ "$status" -eq 3 ]
	verdict false 'step_not_implemented: three'
	run --separate-stderr correctless report "$name"
	[ "$status" -eq 2 ]
	[[ "$stderr" == *"correctless verdict $name"* ]]
}

@test "plan: a cache inside the repository is refused: its tree could instruct the validator" {
	run --separate-stderr env XDG_CACHE_HOME="$PWD/.cache" correctless step plan \
		--step "$BATS_TEST_TMPDIR/step.json" --result "$BATS_TEST_TMPDIR/result.json" --base HEAD
	[ "$status" -eq 4 ]
	[ "${lines[0]}" = 'state: done' ]
	[[ "$output" == *'environment/tree-unavailable: '*'inside the repository'* ]]
}

@test "plan: what the program rejects makes no run, and the answer is the end of one" {
	echo 'x' >hidden.txt
	plan --base HEAD
	[ "$status" -eq 0 ]
	[ "${lines[0]}" = 'state: done' ]
	output=${lines[-1]}
	verdict false 'undeclared_file_in_patch: hidden.txt: '
	[ ! -e .correctless ]
}

@test "plan: what cannot be read ends with a verdict too, and with the status of its reason" {
	rm "$BATS_TEST_TMPDIR/step.json"
	plan
	[ "$status" -eq 4 ]
	[ "${lines[0]}" = 'state: done' ]
	output=${lines[-1]}
	verdict false 'environment/file-unreadable: '
	run --separate-stderr correctless step plan --step x
	[ "$status" -eq 2 ]
	[ "${lines[0]}" = 'state: done' ]
	output=${lines[-1]}
	verdict false 'usage/missing-argument: '
}
