#!/usr/bin/env bats
# correctless guard: the diff-scope guard for anyone's reviewer.

load setup

# main holds src/a.ts (one to nine), src/c.ts and a real folder b; on branch work line 2 of src/a.ts is new, line 8 is
# gone, and src/new.ts has two lines.
setup() {
	new_repository
	mkdir -p src b/src
	printf '%s\n' one two three four five six seven eight nine >src/a.ts
	echo 'c' >src/c.ts
	echo 'other' >b/src/a.ts
	commit 'first'
	git switch -qc work
	printf '%s\n' one zwei three four five six seven nine >src/a.ts
	printf 'new\nnewer\n' >src/new.ts
	commit 'second'
}

# guard_json FINDINGS [OPTION…]: runs the guard over findings from a pipe, with the JSON in $output.
guard_json() {
	findings=$1
	shift
	run --separate-stderr correctless guard work --findings - --json "$@" <<<"$findings"
}

# value EXPRESSION: one value of the JSON in $output, as JSON.
value() {
	node -e 'const it = JSON.parse(process.argv[1]); console.log(JSON.stringify(eval(process.argv[2])))' "$output" "$1"
}

@test "keeps findings on changed lines, drops the rest with placement and reason, loses nothing" {
	guard_json '[
		{"file": "src/a.ts", "line": 2, "issue": "added"},
		{"file": "src/a.ts", "line": 8, "issue": "where eight was"},
		{"file": "src/a.ts", "line": 4, "issue": "context"},
		{"file": "src/c.ts", "line": 1, "issue": "elsewhere"},
		{"file": "src/a.ts", "issue": "somewhere"}
	]'
	[ "$status" -eq 1 ]
	node -e '
		const { status, kept, dropped, filteredCount, unlocatableCount, passed_over, scope_policy, paths, base, head, ...rest } = JSON.parse(process.argv[1]);
		const assert = require("node:assert/strict");
		assert.deepEqual(rest, {});
		assert.equal(status, "fail");
		assert.equal(filteredCount, 3);
		assert.equal(unlocatableCount, 1);
		assert.deepEqual([passed_over, scope_policy, paths], [[], "added", []]);
		assert.deepEqual([base.label, head.label], ["main", "work"]);
		assert.deepEqual(kept, [
			{ file: "src/a.ts", line: 2, issue: "added" },
			{ file: "src/a.ts", line: 8, issue: "where eight was" },
		]);
		assert.deepEqual(
			dropped.map(({ finding, placement, reason, ...more }) => [finding.issue, placement, typeof reason, more]),
			[
				["context", "hunk_context", "string", {}],
				["elsewhere", "outside", "string", {}],
				["somewhere", "unlocatable", "string", {}],
			],
		);
	' "$output"
	[[ "$stderr" == '2 kept, 3 dropped, 1 of them next to a change (scope policy: added)'* ]]
}

@test "all dropped is a pass with a count, and says so" {
	guard_json '{"status": "fail", "violations": [{"file": "src/c.ts", "line": 1}, {"file": "b/src/a.ts", "line": 1}]}'
	[ "$status" -eq 0 ]
	[ "$(value '[it.status, it.kept.length, it.dropped.length, it.filteredCount, it.unlocatableCount]')" = '["pass",0,2,2,0]' ]
	[[ "$stderr" == '0 kept, 2 dropped (scope policy: added)'* ]]
}

@test "nothing raised is a pass without a count" {
	for none in '[]' '{"status": "pass", "violations": []}' '{"status": "pass"}'; do
		guard_json "$none"
		[ "$status" -eq 0 ]
		[ "$(value '({ ...it, base: 0, head: 0 })')" = '{"status":"pass","kept":[],"dropped":[],"filteredCount":0,"unlocatableCount":0,"passed_over":[],"scope_policy":"added","paths":[],"base":0,"head":0}' ]
	done
}

@test "a reviewer's pass does not hide the findings next to it" {
	guard_json '{"status": "pass", "violations": [{"file": "src/new.ts", "line": 1}]}'
	[ "$status" -eq 1 ]
	[ "$(value it.status)" = '"fail"' ]
}

@test "lines as a number, digits or a range; anything else is dropped, not lost" {
	guard_json '[
		{"file": "src/a.ts", "line": 2}, {"file": "src/a.ts", "line": "2"}, {"file": "src/a.ts", "line": "1-3"},
		{"file": "src/a.ts", "line": "3-1"}, {"file": "src/a.ts", "line": "two"}, {"file": "src/a.ts", "line": 0},
		{"file": "src/a.ts", "line": null}, {"file": "src/a.ts", "line": 2.5}
	]'
	[ "$status" -eq 1 ]
	[ "$(value 'it.kept.map((finding) => finding.line)')" = '[2,"2","1-3"]' ]
	[ "$(value 'it.dropped.map((drop) => [drop.finding.line, drop.placement])')" = \
		'[["3-1","unlocatable"],["two","unlocatable"],[0,"unlocatable"],[null,"unlocatable"],[2.5,"unlocatable"]]' ]
}

@test "paths with ./, a/ or b/, and absolute ones inside the repository" {
	guard_json "[
		{\"file\": \"./src/a.ts\", \"line\": 2}, {\"file\": \"a/src/a.ts\", \"line\": 2}, {\"file\": \"b/src/new.ts\", \"line\": 1},
		{\"file\": \"$PWD/src/a.ts\", \"line\": 2}
	]"
	[ "$status" -eq 1 ]
	[ "$(value 'it.kept.length')" = 4 ]
}

@test "a real folder b is not taken for the prefix of a diff" {
	guard_json '[{"file": "b/src/a.ts", "line": 1}]'
	[ "$status" -eq 0 ]
	[ "$(value 'it.dropped.map(({ placement, reason }) => [placement, reason])')" = \
		'[["outside","line 1 of b/src/a.ts is not in a changed file"]]' ]
}

@test ".git is in no change, whatever the policy" {
	guard_json "[
		{\"file\": \".git/config\", \"line\": 1}, {\"file\": \"src/../.git/HEAD\", \"line\": 1}, {\"file\": \".git\\\\HEAD\", \"line\": 1},
		{\"file\": \"$PWD/.git/HEAD\", \"line\": 1}
	]" --scope-policy nofilter
	[ "$status" -eq 0 ]
	[ "$(value '[it.status, it.unlocatableCount, ...new Set(it.dropped.map((drop) => drop.placement))]')" = '["pass",0,"outside"]' ]
}

@test "what cannot be located is an error and no pass, whatever the policy" {
	for policy in added nofilter; do
		guard_json '[
			{"file": "nowhere.ts", "line": 1}, {"file": "../x", "line": 1}, {"file": "/etc/passwd", "line": 1},
			{"file": "src", "line": 1}, {"file": "src/c.ts"}, {"file": "src/c.ts", "line": 0},
			{"file": "src/c.ts", "line": 2}, {"file": "src/c.ts", "line": "first"}, {"message": "somewhere"}
		]' --scope-policy "$policy"
		[ "$status" -eq 3 ]
		[ "$(value '[it.status, it.kept.length, it.filteredCount, it.unlocatableCount]')" = '["error",0,9,9]' ]
		[ "$(value '[...new Set(it.dropped.map((drop) => drop.placement))]')" = '["unlocatable"]' ]
		[[ "$stderr" == *'error: nobody can say whether 9 findings are on changed lines'* ]]
	done
}

@test "a file that does not exist is kept by no policy" {
	for policy in added diff_context file nofilter; do
		guard_json '[{"file": "nowhere.ts", "line": 1}]' --scope-policy "$policy"
		[ "$status" -eq 3 ]
		[ "$(value '[it.status, it.kept.length]')" = '["error",0]' ]
	done
}

@test "one that is kept makes it a failure, whatever else could not be located" {
	guard_json '[{"file": "nowhere.ts", "line": 1}, {"file": "src/a.ts", "line": 2}]'
	[ "$status" -eq 1 ]
	[ "$(value '[it.status, it.kept.length, it.unlocatableCount]')" = '["fail",1,1]' ]
}

@test "one that could not be located among many that were dropped is an error" {
	guard_json '[{"file": "src/c.ts", "line": 1}, {"file": "nowhere.ts", "line": 1}]'
	[ "$status" -eq 3 ]
	[ "$(value '[it.status, it.filteredCount, it.unlocatableCount]')" = '["error",2,1]' ]
}

@test "every key and form of a line" {
	guard_json '[
		{"file": "src/a.ts", "line": 2}, {"file": "src/a.ts", "line": "2"}, {"file": "src/a.ts", "line": "L2"},
		{"file": "src/a.ts", "line": "2-3"}, {"file": "src/a.ts", "line": "L2-L3"}, {"file": "src/a.ts", "startLine": 2},
		{"file": "src/a.ts", "start_line": 2}, {"file": "src/a.ts", "startLine": "L2", "endLine": 3},
		{"file": "src/a.ts", "start_line": 1, "line": 2}, {"file": "src/a.ts", "lines": 2}, {"file": "src/a.ts", "lines": "2"},
		{"file": "src/a.ts", "lines": "L2"}, {"file": "src/a.ts", "lines": "L2-L3"}, {"file": "src/a.ts", "lines": [2, 3]},
		{"file": "src/a.ts", "range": "2-3"}, {"file": "src/a.ts", "range": "L2"}, {"file": "src/a.ts", "range": [2, 2]}
	]'
	[ "$status" -eq 1 ]
	[ "$(value '[it.kept.length, it.dropped]')" = '[17,[]]' ]
}

@test "every key and form of a path" {
	guard_json "[
		{\"file\": \"src/a.ts\", \"line\": 2}, {\"path\": \"src/a.ts\", \"line\": 2}, {\"filename\": \"src/a.ts\", \"line\": 2},
		{\"file\": null, \"path\": \"./src/a.ts\", \"line\": 2}, {\"path\": \"a/src/a.ts\", \"line\": 2},
		{\"file\": \"src\\\\a.ts\", \"line\": 2}, {\"file\": \".\\\\src\\\\a.ts\", \"line\": 2}, {\"file\": \"b\\\\src\\\\new.ts\", \"line\": 1},
		{\"file\": \"$PWD/src/a.ts\", \"line\": 2}, {\"file\": \"src/../src/a.ts\", \"line\": 2}
	]"
	[ "$status" -eq 1 ]
	[ "$(value '[it.kept.length, it.dropped]')" = '[10,[]]' ]
}

@test "paths that count from the folder one stands in, and from the top" {
	cd src
	guard_json '[
		{"file": "a.ts", "line": 2}, {"file": "./a.ts", "line": 2}, {"file": "../src/a.ts", "line": 2},
		{"file": "..\\src\\a.ts", "line": 2}, {"file": "src/a.ts", "line": 2}, {"file": "a/a.ts", "line": 2}
	]'
	[ "$status" -eq 1 ]
	[ "$(value '[it.kept.length, it.dropped]')" = '[6,[]]' ]
	guard_json '[{"file": "c.ts", "line": 1}]'
	[ "$status" -eq 0 ]
}

@test "of two files that a path may mean, here or at the top, either keeps a finding" {
	echo 'unchanged, at the top' >a.ts
	commit 'third'
	cd src
	run --separate-stderr correctless guard HEAD~2..HEAD~1 --findings - --json <<<'[{"file": "a.ts", "line": 2}]'
	[ "$status" -eq 1 ]
	run --separate-stderr correctless guard HEAD~1..HEAD --findings - --json <<<'[{"file": "a.ts", "line": 1}]'
	[ "$status" -eq 1 ]
}

@test "a deleted file and the former name of a renamed one are located" {
	git rm -q src/c.ts
	git mv src/a.ts src/moved.ts
	sed -i.bak 's/^one$/eins/' src/moved.ts
	rm src/moved.ts.bak
	commit 'moved'
	run --separate-stderr correctless guard HEAD --findings - --json <<<'[
		{"file": "src/c.ts", "line": 1}, {"file": "src/a.ts", "line": 1}, {"file": "src/moved.ts", "line": 1, "side": "old"}
	]'
	[ "$status" -eq 1 ]
	[ "$(value '[it.kept.length, it.unlocatableCount]')" = '[3,0]' ]
}

@test "takes every shape, with and without a byte order mark" {
	finding='{"path": "src/a.ts", "startLine": 2}'
	diagnostic='{"message": "m", "location": {"path": "src/a.ts", "range": {"start": {"line": 2, "column": 1}}}, "severity": "ERROR"}'
	result='{"ruleId": "r", "message": {"text": "m"}, "locations": [{"physicalLocation": {"artifactLocation": {"uri": "src/a.ts"}, "region": {"startLine": 2}}}]}'
	for shape in \
		"[$finding]" \
		"{\"status\": \"fail\", \"violations\": [$finding]}" \
		"{\"violations\": [$finding]}" \
		"{\"findings\": [$finding], \"summary\": \"one\"}" \
		"{\"version\": \"2.1.0\", \"runs\": [{\"tool\": {\"driver\": {\"name\": \"x\"}}, \"results\": [$result]}]}" \
		"{\"source\": {\"name\": \"x\"}, \"diagnostics\": [$diagnostic]}" \
		"$diagnostic" \
		"$diagnostic"$'\n'"${diagnostic//src\/a.ts/src/c.ts}"; do
		for mark in '' $'\xef\xbb\xbf'; do
			guard_json "$mark$shape"
			[ "$status" -eq 1 ]
			[ "$(value 'it.kept.length')" = 1 ]
		done
	done
}

@test "takes UTF-16 with a byte order mark, as PowerShell writes it" {
	node -e 'process.stdout.write(Buffer.from("\uFEFF" + process.argv[1], "utf16le"))' \
		'[{"file": "src/a.ts", "line": 2}]' >"$BATS_TEST_TMPDIR/found.json"
	run --separate-stderr correctless guard work --findings "$BATS_TEST_TMPDIR/found.json"
	[ "$status" -eq 1 ]
}

@test "what is kept and what is dropped is given back as it was written" {
	kept='{"file":"src/a.ts","line":2,"id":12345678901234567890,"score":1.0,"big":1e3,"10":"x","2":"\u00e9"}'
	dropped='{"file": "src/c.ts", "line": 1, "id": 9007199254740993}'
	guard_json "[$kept, $dropped]"
	[ "$status" -eq 1 ]
	[[ "$output" == *"$kept"* ]]
	[[ "$output" == *"$dropped"* ]]
	[ "$(value it.kept.length)" = 1 ]
}

@test "an object with none of the keys is refused, and its own keys are named" {
	guard_json '{"issues": [{"file": "src/a.ts", "line": 2}], "ok": false}'
	[ "$status" -eq 3 ]
	[ -z "$output" ]
	[[ "$stderr" == 'refused/schema: the object holds no violations, no findings, no runs, no diagnostics; it has the keys "issues", "ok"'* ]]
}

@test "each policy admits more" {
	findings='[
		{"file": "src/a.ts", "line": 2}, {"file": "src/a.ts", "line": 4}, {"file": "src/c.ts", "line": 1}
	]'
	for expected in added=1 diff_context=2 file=2 nofilter=3; do
		guard_json "$findings" --scope-policy "${expected%=*}"
		[ "$status" -eq 1 ]
		[ "$(value 'it.kept.length')" = "${expected#*=}" ]
	done
}

@test "a change that only deletes still has places to stand on" {
	git switch -qc shorter
	printf '%s\n' one zwei three six seven nine >src/a.ts
	commit 'shorter'
	run --separate-stderr correctless guard shorter~..shorter --findings - --json <<<'[
		{"file": "src/a.ts", "line": 4, "issue": "what stood before six is missing"},
		{"file": "src/a.ts", "line": 4, "side": "old", "issue": "four is gone"},
		{"file": "src/a.ts", "line": 6, "issue": "nine is odd"}
	]'
	[ "$status" -eq 1 ]
	[ "$(value 'it.kept.map((finding) => finding.issue)')" = '["what stood before six is missing","four is gone"]' ]
}

@test "uncommitted work, from a sub-directory and through a link" {
	ln -s "$PWD" "$BATS_TEST_TMPDIR/link"
	echo 'ten' >>src/a.ts
	cd "$BATS_TEST_TMPDIR/link/src"
	echo "[{\"file\": \"$BATS_TEST_TMPDIR/link/src/a.ts\", \"line\": 9}, {\"file\": \"src/a.ts\", \"line\": 2}]" >../found.json
	run --separate-stderr correctless guard --uncommitted --findings ../found.json --json
	[ "$status" -eq 1 ]
	[ "$(value '[it.kept.map((finding) => finding.line), it.dropped.map((drop) => drop.finding.line)]')" = '[[9],[2]]' ]
}

@test "prints what was kept, what was dropped and why" {
	echo '[{"file": "src/a.ts", "line": 2}, {"file": "src/c.ts", "line": 1}, {"file": "src/a.ts"}]' >"$BATS_TEST_TMPDIR/found.json"
	run --separate-stderr correctless guard work --findings "$BATS_TEST_TMPDIR/found.json"
	[ "$status" -eq 1 ]
	[ -z "$stderr" ]
	[ "${lines[0]}" = '1 kept, 2 dropped (scope policy: added)' ]
	[ "${lines[1]}" = '  kept            src/a.ts:2' ]
	[ "${lines[2]}" = '  outside         line 1 of src/c.ts is not in a changed file' ]
	[ "${lines[3]}" = '  unlocatable     line (missing) of src/a.ts cannot be looked up' ]
}

@test "no control character of a finding reaches the terminal" {
	run --separate-stderr correctless guard work --findings - <<<'[{"file": "\u001b[31mred", "line": 1}]'
	[ "$status" -eq 3 ]
	[[ "$output" != *$'\e'* ]]
}

@test "input that is not a list of findings is refused, never read as an empty list" {
	for refused in \
		'no-json=' \
		'no-json=Looks good to me!' \
		'several-json-values=[] [{"file": "src/a.ts", "line": 2}]' \
		'duplicate-key={"status": "fail", "violations": [{"file": "src/a.ts", "line": 2}], "violations": []}' \
		'schema={}' \
		'schema={"status": "fail", "violations": []}' \
		'schema={"status": "fail"}' \
		'schema={"status": "error", "violations": []}' \
		'schema={"status": "fail", "violations": {"file": "src/a.ts"}}' \
		'schema=["src/a.ts:2"]' \
		'schema=null'; do
		guard_json "${refused#*=}"
		[ "$status" -eq 3 ]
		[ -z "$output" ]
		[[ "$stderr" == "refused/${refused%%=*}: "* ]]
	done
}

@test "wrong usage and wrong findings have different statuses" {
	run --separate-stderr correctless guard work
	[ "$status" -eq 2 ]
	[[ "$stderr" == 'usage/missing-argument: guard needs the findings'* ]]

	run --separate-stderr correctless guard work --findings - --scope-policy everything <<<'[]'
	[ "$status" -eq 2 ]
	[[ "$stderr" == *'--scope-policy: "everything" is not possible'*'added, diff_context, file, nofilter'* ]]

	run --separate-stderr correctless guard work --findings missing.json
	[ "$status" -eq 4 ]
	[[ "$stderr" == "environment/file-unreadable: there is no file $PWD/missing.json"* ]]

	run --separate-stderr correctless guard nosuch --findings - <<<'[]'
	[ "$status" -eq 2 ]
	[[ "$stderr" == 'scope/unknown-revision: '* ]]

	git switch -q main
	run --separate-stderr correctless guard main..main --findings - <<<'[{"file": "src/a.ts", "line": 2}]'
	[ "$status" -eq 2 ]
	[[ "$stderr" == 'scope/'* ]]
	[ -z "$output" ]
}

@test "findings without an end are refused after as many bytes as are read: a device, a pipe, a large file" {
	run --separate-stderr timeout 10 correctless guard work --findings /dev/zero
	[ "$status" -eq 2 ]
	[ -z "$output" ]
	[[ "$stderr" == 'usage/input-too-large: the list of findings, /dev/zero, has more than 67108864 bytes (64 MB)'* ]]

	run --separate-stderr timeout 10 correctless guard work --findings - < <(yes '[')
	[ "$status" -eq 2 ]
	[[ "$stderr" == 'usage/input-too-large: the list of findings has more than'* ]]

	truncate -s 100G "$BATS_TEST_TMPDIR/sparse.json"
	run --separate-stderr timeout 10 correctless guard work --findings "$BATS_TEST_TMPDIR/sparse.json"
	[ "$status" -eq 2 ]
}

@test "a tool that says it failed is no pass where nothing is kept, in whatever way it says so" {
	for said in \
		'{"findings": [], "error": "the model did not answer"}' \
		'{"findings": [{"file": "src/a.ts", "line": 1}], "errors": ["time is up"]}' \
		'{"version": "2.1.0", "runs": [{"results": [], "invocations": [{"executionSuccessful": true, "toolExecutionNotifications": [{"level": "error", "message": {"text": "boom"}}]}]}]}' \
		'{"findings": [], "issues": [{"file": "src/a.ts", "line": 2}]}'; do
		guard_json "$said"
		[ "$status" -eq 3 ]
		[ -z "$output" ]
		[[ "$stderr" == refused/schema:* ]]
	done
	guard_json '{"findings": [], "errors": [], "error": null}'
	[ "$status" -eq 0 ]
}

@test "line ends that git does not count move no finding away from what was added" {
	printf '// \xe2\x80\xa8// \r//\none\ntwo\nthree\nfour\nbad\nfive\nsix\nseven\neight\nnine\n' >src/a.ts
	commit 'third'
	# Line 6 in git's count, 8 in JavaScript's.
	guard_json '[{"file": "src/a.ts", "line": 8}]'
	[ "$status" -eq 3 ]
	[ "$(value it.status)" = '"error"' ]
	[[ "$(value 'it.dropped[0].reason')" == *'2 line ends that git does not count'* ]]
	guard_json '[{"file": "src/a.ts", "line": 11}]'
	[ "$status" -eq 0 ]
}

@test "line directives and encodings move no finding away from what was added" {
	printf 'int a(void) { return 1; }\nint b(void) { return 2; }\n' >x.c
	printf 'x = 1\ny = 2\nz = 3\n' >v.py
	printf 'int y;\n' >y.c
	commit 'third'
	printf '#line 1\nint d(char *q) { return system(q); }\n#line 1 "y.c"\nint e;\n' >>x.c
	printf '# coding: utf-7 +AAo-\nimport os; os.system("id")\nx = 1\ny = 2\nz = 3\n' >v.py
	commit 'fourth'
	for place in '"x.c", "line": 1' '"y.c", "line": 1' '"v.py", "line": 3'; do
		run --separate-stderr correctless guard work~1..work --findings - --json <<<"[{\"file\": $place}]"
		[ "$status" -eq 3 ]
		[ "$(value '[it.status, it.unlocatableCount]')" = '["error",1]' ]
	done
	[[ "$(value 'it.dropped[0].reason')" == *'coding: utf-7 +AAo-'* ]]
	guard_json '[{"file": "src/a.ts", "line": 1}]'
	[ "$status" -eq 0 ]
}

# The JSON formats of other tools: line 2 of src/a.ts is new, line 1 is not.
@test "the JSON of ruff, mypy, bandit, semgrep, pyright and GitLab's code quality: one new finding, one old one" {
	tools=(
		'[{"code":"F401","filename":"src/a.ts","location":{"column":1,"row":%s},"end_location":{"column":9,"row":%s},"message":"m"}]'
		'{"code":"F401","filename":"src/a.ts","location":{"column":1,"row":%s},"end_location":{"column":9,"row":%s},"message":"m"}'
		'{"file":"src/a.ts","line":%s,"column":4,"message":"m","hint":null,"code":"x%s","severity":"error"}'
		'{"errors":[],"generated_at":"t","metrics":{},"results":[{"filename":"./src/a.ts","line_number":%s,"line_range":[%s],"issue_text":"m"}]}'
		'{"version":"1","errors":[],"paths":{"scanned":["src/a.ts"]},"results":[{"check_id":"c","path":"src/a.ts","start":{"line":%s,"col":1},"end":{"line":%s,"col":2}}]}'
		'[{"description":"m","check_name":"c","fingerprint":"f","severity":"major","location":{"path":"src/a.ts","lines":{"begin":%s,"end":%s}}}]'
		'[{"description":"m","fingerprint":"f","location":{"path":"src/a.ts","positions":{"begin":{"line":%s,"column":1},"end":{"line":%s,"column":1}}}}]'
	)
	for tool in "${tools[@]}"; do
		for line in 2 1; do
			# shellcheck disable=SC2059 # it is one
			guard_json "$(printf "$tool" "$line" "$line")"
			[ "$status" -eq $((line - 1)) ]
			[ "$(value '[it.kept.length, it.dropped.length, it.unlocatableCount]')" = "[$((line - 1)),$((2 - line)),0]" ]
		done
	done
	# Pyright counts lines from 0.
	for line in 1 0; do
		guard_json '{"version":"1","time":"t","summary":{"errorCount":1},"generalDiagnostics":[{"file":"'"$PWD"'/src/a.ts","severity":"error","message":"m","range":{"start":{"line":'$line',"character":0},"end":{"line":'$line',"character":4}}}]}'
		[ "$status" -eq "$line" ]
		[ "$(value it.unlocatableCount)" = 0 ]
	done
}

@test "a tool's JSON that says nothing certain is no pass" {
	for doubtful in \
		'{"results":[]}' \
		'{"results":[],"version":"1","paths":{},"problems":[{"file":"src/a.ts","line":2}]}' \
		'{"results":[],"errors":[{"path":"src/a.ts","message":"no syntax"}],"version":"1","paths":{}}' \
		'{"results":[],"errors":[{"filename":"src/a.ts","reason":"no syntax"}],"metrics":{},"generated_at":"t"}' \
		'{"results":[{"path":"src/a.ts"}],"version":"1","paths":{}}' \
		'{"generalDiagnostics":[]}' \
		'{"generalDiagnostics":[{"file":"src/a.ts","message":"m"}],"summary":{},"version":"1"}' \
		'[{"filename":"src/a.ts","location":{"row":"one"}}]' \
		'{"file":"src/a.ts","line":-1,"message":"m"}'; do
		guard_json "$doubtful"
		[ "$status" -eq 3 ]
	done
}

@test "a pass names the files that the list reports as unread" {
	guard_json '{"findings": [], "note": "stopped after 1 of 20 files", "grade": "F"}'
	[ "$status" -eq 0 ]
	[ "$(value it.passed_over)" = '["note","grade"]' ]
	[[ "$stderr" == *'passed over, as nobody here knows what it says beside the findings: note, grade'* ]]
	run --separate-stderr correctless guard work --findings - <<<'{"findings": [], "note": "stopped"}'
	[[ "$output" == *'passed over, as nobody here knows what it says beside the findings: note'* ]]
}

@test "what was compared is said, also that its base is a guess" {
	git remote add origin "file://$PWD/nowhere"
	run --separate-stderr correctless guard --findings - --json <<<'[]'
	[ "$status" -eq 0 ]
	[ "$(value it.base.sha)" = "\"$(git rev-parse main)\"" ]
	[ "$(value it.head.sha)" = "\"$(git rev-parse work)\"" ]
	[[ "$(value it.base.why)" == *'a guess by its name as origin/HEAD is not set'* ]]
	run --separate-stderr correctless guard --findings - <<<'[]'
	[[ "$output" == *"base $(git rev-parse --short=12 main) ("*'a guess by its name as origin/HEAD is not set'*'head '* ]]
	echo 'uncommitted' >>src/a.ts
	run --separate-stderr correctless guard --findings - --json <<<'[]'
	[ "$(value it.head.sha)" = null ]
}

@test "a quote and a call are looked up in the files of the change, at base and at head" {
	printf 'call(\n  cmd,\n)\n' >x.py
	commit 'third'
	printf 'call(\n  cmd,\n  shell=True,\n)\n' >x.py
	commit 'fourth'
	for finding in '"x.py", "line": 1' '"src/c.ts", "line": 1, "cause": {"file": "x.py", "quote": "  shell=True,"}' \
		'"src/c.ts", "line": 1, "also": [{"file": "x.py", "line": 3}]'; do
		run --separate-stderr correctless guard work~1..work --findings - --json <<<"[{\"file\": $finding}]"
		[ "$status" -eq 1 ]
	done
	run --separate-stderr correctless guard work~1..work --findings - <<<'[{"file": "src/c.ts", "line": 1}]'
	[ "$status" -eq 0 ]
	run --separate-stderr correctless guard work~1..work --findings - <<<'[{"file": "x.py", "line": 1},
		{"file": "src/c.ts", "line": 1, "also": [{"file": "x.py", "line": 3}]}]'
	[ "${lines[1]}" = '  kept            x.py:1: the call that begins there has changed' ]
	[ "${lines[2]}" = '  kept            src/c.ts:1: it names line 3 of x.py' ]
}

@test "the answer says to which paths it was narrowed, and by which policy" {
	run --separate-stderr correctless guard work --findings - --json --scope-policy file -- src/c.ts src/new.ts <<<'[]'
	[ "$status" -eq 0 ]
	[ "$(value '[it.scope_policy, it.paths]')" = '["file",["src/c.ts","src/new.ts"]]' ]
	[[ "$stderr" == '0 kept, 0 dropped (scope policy: file; only src/c.ts, src/new.ts)'* ]]
}

@test "a tool that looked at no file, or not at a changed one, is no pass" {
	for said in \
		'{"results":[],"errors":[],"paths":{"scanned":[]},"version":"1"}' \
		'{"results":[],"errors":[],"paths":{"scanned":["src/c.ts"],"skipped":[{"path":"src/a.ts","reason":"too big"}]},"version":"1"}' \
		'{"version":"1","generalDiagnostics":[],"summary":{"filesAnalyzed":0,"errorCount":0}}' \
		'{"errors":[],"generated_at":"t","metrics":{"_totals":{"loc":0}},"results":[]}'; do
		guard_json "$said"
		[ "$status" -eq 3 ]
		[[ "$stderr" == refused/schema:* ]]
	done
	guard_json '{"results":[],"errors":[],"paths":{"scanned":["src/c.ts"],"skipped":[{"path":"src/c.ts","reason":"too big"},{"path":"./src/a.ts","reason":"semgrepignore_patterns_match"}]},"version":"1"}'
	[ "$status" -eq 0 ]
	[ "$(value it.passed_over)" = '["paths/skipped ./src/a.ts"]' ]
}

@test "what a comment silences is a finding of eslint, and lines of a notebook cannot be told" {
	guard_json '[{"filePath":"'"$PWD"'/src/a.ts","messages":[],"suppressedMessages":[{"line":2,"ruleId":"no-eval"}],"errorCount":0,"warningCount":0}]'
	[ "$status" -eq 1 ]
	printf '{"cells": [\n1,\n2\n]}\n' >n.ipynb
	commit 'third'
	printf '{"cells": [\n1,\n2,\n3\n]}\n' >n.ipynb
	commit 'fourth'
	run --separate-stderr correctless guard work~1..work --findings - --json <<<'[{"cell":1,"code":"S605","filename":"n.ipynb","location":{"row":1},"end_location":{"row":1},"message":"m"}]'
	[ "$status" -eq 3 ]
	[[ "$(value 'it.dropped[0].reason')" == *'may be a line of any cell"' ]]
}

@test "where all was dropped, what says that it did not end well is named" {
	guard_json '{"findings": [{"file": "src/c.ts", "line": 1}], "verdict": "REJECT", "exit": 1, "ok": false, "counts": {"critical": 1}}'
	[ "$status" -eq 0 ]
	[ "$(value it.passed_over)" = '["verdict","exit","ok"]' ]
	[[ "$stderr" == *'may mean more than the findings that were dropped: verdict, exit, ok'* ]]
}
