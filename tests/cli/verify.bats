#!/usr/bin/env bats
# bats file_tags=slow
# correctless verify: evidence and placement of findings, in real repositories.

load setup

# main: pay awaits the charge, and once did not. Branch work: the await is gone and the card number logged; the rule that
# asks for it is deleted and one that forbids it added; src/gone.ts is deleted; src/old.ts is renamed to src/new.ts.
setup() {
	new_repository
	mkdir -p src .claude/rules
	printf '%s\n' 'export function pay(order) {' '  charge(order.card);' '}' >src/pay.ts
	commit 'pay'
	printf '%s\n' 'export async function pay(order) {' '  await charge(order.card);' '}' >src/pay.ts
	printf '%s\n' '// WARNING: call before shipping' 'export const refund = undefined;' >src/gone.ts
	printf '%s\n' one two three four five six 'export const moved = 1;' >src/old.ts
	printf '%s\n' 'export const receipt = await pay(order);' >src/ship.ts
	printf '%s\n' '- Await every promise.' '- Never log a card number.' >CLAUDE.md
	printf '%s\n' '---' 'paths: api/**' '---' 'Every handler validates its input.' >.claude/rules/api.md
	commit 'fix: await the charge'
	FIX=$(git rev-parse HEAD)
	git switch -qc work
	printf '%s\n' 'export async function pay(order) {' '  charge(order.card);' '  log(order.card.number);' '}' >src/pay.ts
	printf '%s\n' '- Never log a card number.' '- Never await a charge.' >CLAUDE.md
	printf '%s\n' one two three four five six seven 'export const moved = 1;' >src/new.ts
	rm src/gone.ts src/old.ts
	commit 'faster'
}

# finding QUOTE [PROPERTY…]: a finding in src/pay.ts, with properties, as JavaScript, replaced or added.
finding() {
	quote=$1
	shift
	node -e '
		const [quote, ...properties] = process.argv.slice(1);
		const it = { file: "src/pay.ts", line: 1, title: "t", why: "w", severity: "high", suggested_fix: "",
			verification: { code_examined: quote, line_range_examined: [1, 2], verification_method: "read",
				checked_for_handling_elsewhere: false, where_checked: [], is_impact_finding: false } };
		for (const property of properties) {
			const more = eval(`({${property}})`);
			Object.assign(it, more, { verification: { ...it.verification, ...more.verification } });
		}
		if (!["ruleText", "commitRef", "commentText", "dependency"].some((name) => name in it)) it.trigger = "always";
		console.log(JSON.stringify([it]));' "$quote" "$@"
}

# verify FINDINGS [OPTION…]: the JSON in $output.
verify() {
	findings=$1
	shift
	run --separate-stderr correctless verify work --findings - --json "$@" <<<"$findings"
}

# value EXPRESSION: one value of the JSON in $output, as JSON.
value() {
	node -e 'const it = JSON.parse(process.argv[1]); console.log(JSON.stringify(eval(process.argv[2])))' "$output" "$1"
}

kept() {
	[ "$status" -eq 1 ]
	[ "$(value 'it.dropped.length')" -eq 0 ]
	[ "$(value '[it.kept[0].file, it.kept[0].side, it.kept[0].lines, it.kept[0].placement]')" = "$1" ]
}

dropped() {
	[ "$status" -eq 0 ]
	[ "$(value 'it.kept.length')" -eq 0 ]
	[ "$(value 'it.dropped[0].reason')" = "\"$1\"" ]
}

@test "a quote on added lines is kept with the line that code computed" {
	verify "$(finding 'log(order.card.number);' 'line: 900')"
	kept '["src/pay.ts","new",[3,3],"added"]'
	[ "$(value 'it.kept[0].lens')" = '"bug-scan"' ]
	[[ "$(value 'it.kept[0].fingerprint')" =~ ^\"[0-9a-f]{64}\"$ ]]
	[ "$stderr" = '1 kept, 0 dropped
  kept     src/pay.ts:3 added: t' ]
}

@test "a quote that is not in the file is dropped, and the finding given back as it was" {
	verify "$(finding 'chargeTwice(order.card);')"
	dropped quote_not_found
	[ "$(value 'it.dropped[0].finding.verification.code_examined')" = '"chargeTwice(order.card);"' ]
	[ "$(value 'it.dropped[0].detail')" = '"the quote is not in src/pay.ts"' ]
}

@test "a quote on unchanged lines is dropped, unless the policy lets it stand" {
	verify "$(finding 'export async function pay(order) {')"
	dropped not_on_changed_lines
	verify "$(finding 'export async function pay(order) {')" --scope-policy diff_context
	kept '["src/pay.ts","new",[1,1],"hunk_context"]'
}

@test "removed code is on the old side, also if the file was deleted or renamed" {
	verify "$(finding '  await charge(order.card);' 'side: "old"')"
	kept '["src/pay.ts","old",[2,2],"deletion_anchor"]'
	verify "$(finding 'export const refund = undefined;' 'file: "src/gone.ts"')"
	kept '["src/gone.ts","old",[2,2],"deletion_anchor"]'
	verify "$(finding 'export const moved = 1;' 'file: "src/old.ts"')" --scope-policy file
	kept '["src/new.ts","new",[8,8],"hunk_context"]'
}

@test "an effect elsewhere counts with a cause on a changed line, and not without" {
	impact='file: "src/ship.ts", verification: { is_impact_finding: true }'
	cause='verification: { cause: { file: "src/pay.ts", quote: "  charge(order.card);" } }'
	verify "$(finding 'export const receipt = await pay(order);' "$impact" "$cause")"
	kept '["src/ship.ts","new",[1,1],"impact"]'
	verify "$(finding 'export const receipt = await pay(order);' "$impact")"
	dropped cause_missing
	verify "$(finding 'export const receipt = await pay(order);' "$impact" "${cause/  charge(order.card);/export async function pay(order) {}")"
	dropped cause_not_on_changed_line
}

@test "a rule that the change deletes still applies; one that it adds does not" {
	verify "$(finding '  charge(order.card);' 'ruleFile: "CLAUDE.md", ruleText: "Await every promise."')"
	kept '["src/pay.ts","new",[2,2],"added"]'
	verify "$(finding '  charge(order.card);' 'ruleFile: "CLAUDE.md", ruleText: "Never await a charge."')"
	dropped rule_changed_in_diff
}

@test "a rule must say so, be a rule and govern the file" {
	verify "$(finding '  charge(order.card);' 'ruleFile: "CLAUDE.md", ruleText: "Await all promises."')"
	dropped rule_text_not_found
	verify "$(finding '  charge(order.card);' 'ruleFile: "src/ship.ts", ruleText: "export const receipt"')"
	dropped rule_file_unknown
	verify "$(finding '  charge(order.card);' 'ruleFile: ".claude/rules/api.md", ruleText: "Every handler validates its input."')"
	dropped rule_does_not_govern
}

@test "a commit must be in the history that git knows of the changed lines" {
	verify "$(finding '  charge(order.card);' "commitRef: '${FIX:0:10}', historicalContext: 'it was awaited on purpose'")"
	kept '["src/pay.ts","new",[2,2],"added"]'
	verify "$(finding '  charge(order.card);' "commitRef: 'deadbeefdeadbeef', historicalContext: 'h'")"
	dropped commit_not_in_history_table
}

@test "a comment must exist, at head or where the change removed it" {
	verify "$(finding 'export const refund = undefined;' 'file: "src/gone.ts", commentText: "WARNING: call before shipping"')"
	kept '["src/gone.ts","old",[2,2],"deletion_anchor"]'
	verify "$(finding '  charge(order.card);' 'commentText: "// WARNING: call before shipping"')"
	dropped comment_not_found
}

@test "a claim that something is missing needs places that were checked, and they must exist" {
	missing='title: "No handler catches it", dependency: "d", expectedUsage: "e", actualUsage: "a"'
	verify "$(finding '  charge(order.card);' "$missing")"
	dropped absence_not_checked
	looked='verification: { checked_for_handling_elsewhere: true, where_checked: ["src/handlers.ts"] }'
	verify "$(finding '  charge(order.card);' "$missing" "$looked")"
	dropped where_checked_not_opened
	verify "$(finding '  charge(order.card);' "$missing" "${looked/handlers/ship}")"
	kept '["src/pay.ts","new",[2,2],"added"]'
}

@test "a secret is found by the mark that a packet shows for it" {
	# A made-up token, in two parts so that no scanner reports this file.
	printf 'export const token = "%s%s";\n' ghp_ 16C7e42F292c6912E7710c838347Ae178B4a >src/token.ts
	commit 'token'
	verify "$(finding 'export const token = "[REDACTED:github:9]";' 'file: "src/token.ts"')"
	kept '["src/token.ts","new",[1,1],"added"]'
	verify "$(finding 'export const token = "[REDACTED:aws:9]";' 'file: "src/token.ts"')"
	dropped quote_not_found
}

@test "uncommitted work is judged by the work tree" {
	printf '%s\n' 'export async function pay(order) {' '  chargeTwice(order.card);' '}' >src/pay.ts
	run --separate-stderr correctless verify --uncommitted --findings - --json <<<"$(finding '  chargeTwice(order.card);')"
	kept '["src/pay.ts","new",[2,2],"added"]'
	run --separate-stderr correctless verify work --findings - --json <<<"$(finding '  chargeTwice(order.card);')"
	dropped quote_not_found
}

@test "paths may be absolute, below a sub-directory's shell, with the prefix of a diff" {
	top=$(git rev-parse --show-toplevel)
	cd src
	verify "$(finding 'log(order.card.number);' "file: '$top/src/pay.ts'")"
	kept '["src/pay.ts","new",[3,3],"added"]'
	verify "$(finding 'log(order.card.number);' 'file: "b/src/pay.ts"')"
	kept '["src/pay.ts","new",[3,3],"added"]'
	for outside in /etc/passwd ../x .git/config; do
		verify "$(finding 'root:x:0:0:root' "file: '$outside'")"
		dropped path_invalid
	done
}

@test "a whole reply is read, a clean one too, and without --json people's text is on stdout" {
	finding 'log(order.card.number);' | node -e '
		const findings = JSON.parse(require("fs").readFileSync(0, "utf8"));
		console.log(JSON.stringify({ slot: "r7k2ab/3", examined: [], findings }))' >reply.json
	run --separate-stderr correctless verify work --findings reply.json
	[ "$status" -eq 1 ]
	[ "${lines[0]}" = '1 kept, 0 dropped' ]
	[ -z "$stderr" ]
	run --separate-stderr correctless verify work --findings - <<<'{"slot":"r7k2ab/3","examined":[],"findings":[]}'
	[ "$status" -eq 0 ]
	[ "$output" = '0 kept, 0 dropped' ]
}

@test "findings that keep no contract are refused, not skipped" {
	verify '[{"file": "src/pay.ts", "line": 3}]'
	[ "$status" -eq 3 ]
	[ -z "$output" ]
	[[ "$stderr" == 'refused/schema: /0 holds the proof of no lens'* ]]
	verify '[{"file": "src/pay.ts", "line": 3}]' --contract bug-scan
	[[ "$stderr" == 'refused/schema: '*'/0/title is required'* ]]
	verify 'none'
	[[ "$stderr" == 'refused/no-json: '* ]]
}

@test "wrong options are named" {
	run --separate-stderr correctless verify work
	[ "$status" -eq 2 ]
	[[ "$stderr" == 'usage/missing-argument: '*--findings* ]]
	verify '[]' --scope-policy everything
	[ "$status" -eq 2 ]
	[[ "$stderr" == 'usage/bad-value: '*everything*'added, diff_context, file, nofilter'* ]]
	verify '[]' --contract finding-scorer
	[ "$status" -eq 2 ]
}

@test "the repository is as it was" {
	git status --porcelain=v2 --branch -z >"$BATS_TEST_TMPDIR/before"
	verify "$(finding 'log(order.card.number);')"
	git status --porcelain=v2 --branch -z >"$BATS_TEST_TMPDIR/after"
	cmp "$BATS_TEST_TMPDIR/before" "$BATS_TEST_TMPDIR/after"
	[ ! -e .correctless ]
}

@test "verify: a quote with the line endings of the work tree is found in the blob, and the other way round" {
	git config core.autocrlf true
	printf 'export async function pay(order) {\r\n  charge(order.card);\r\n  log(order.card.number); // crlf\r\n}\r\n' >src/pay.ts
	finding $'  charge(order.card);\r\n  log(order.card.number); // crlf\r\n' >crlf.json
	finding $'  charge(order.card);\n  log(order.card.number); // crlf\n' >lf.json
	for file in crlf.json lf.json; do
		run --separate-stderr correctless verify --uncommitted --findings "$file" --json -- src/pay.ts
		[ "$(node -p 'JSON.parse(require("fs").readFileSync(0, "utf8")).kept.length' <<<"$output")" = 1 ]
	done
}
