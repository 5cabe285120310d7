#!/usr/bin/env bats
# bats file_tags=slow
# correctless audit: starts, decides, shows, stops and closes an audit. For its rounds see tests/structure.

load setup
load audit

# Two saved audits: `asked` waits for the user's decision about two findings, `ended` has converged with one fix.
setup_file() {
	shop
	commit 'first'
	start_audit custom all
	CLAIMS="$(claim),$(claim src/cart.js 2 'return items.length;' 'Items are counted' medium)"
	play
	[ "$state" = ask ]
	keep asked
	shop
	commit 'first'
	start_audit
	CLAIMS=$(claim)
	play
	[ "$state" = "done" ]
	keep ended
}

# Every other test starts with the shop, committed on main.
setup() {
	shop
	commit 'first'
}

# on_branch: a branch with a change of one file.
on_branch() {
	git switch -qc work
	printf 'export function price(net, rate) {\n  return net + rate + 1;\n}\n' >src/price.js
	commit 'feat: a fee'
}

# audit WORD…: runs it; audits are by hand, so that no test waits for a client.
audit() {
	run --separate-stderr correctless audit "$@"
}

start() {
	audit start --capture manual "$@"
}

# refused STATUS CODE: nothing on stdout, the code first on stderr, and a next step.
refused() {
	[ "$status" -eq "$1" ]
	[ -z "$output" ]
	[[ "${stderr_lines[0]}" == "$2: "* ]]
	[[ "$stderr" == *$'\nhint: '* ]]
}

# ------------------------------------------------------------------------------------------------------------- start

@test "start: prints what is audited, where fixes go and, last, the audit; the repository does not change" {
	on_branch
	before=$(standing)
	start
	[ "$status" -eq 0 ]
	[ -z "$stderr" ]
	[ "${lines[0]}" = 'Auditing 1 file (changed since main): preset qa, 6 specialists, at most 5 rounds' ]
	[[ "${lines[1]}" =~ ^'The first hunt takes 6 agent calls and '[0-9]{5}' bytes of packets; ' ]]
	[[ "${lines[2]}" =~ ^'Fixes are committed on audit/qa-'[0-9-]{10}', in a work tree of its own; tests: sh test.sh'$ ]]
	[ "${lines[3]}" = 'warning: architecture-adherence is not called: there is no .correctless/ARCHITECTURE.md' ]
	[[ "${lines[4]}" =~ ^audit:\ [a-z0-9]{4,16}$ ]]
	[ ${#lines[@]} -eq 5 ]
	[ "$before" = "$(standing)" ]
}

@test "start --json: the JSON of the contract on stdout, the text for people on stderr" {
	start custom all --json
	[ "$status" -eq 0 ]
	[[ "$stderr" == 'Auditing 5 files (all): preset custom'* ]]
	node -e '
		const assert = require("node:assert/strict");
		const [, text, top, head] = process.argv;
		const { audit, dir, branch, work_tree, hunt, ...rest } = JSON.parse(text);
		assert.equal(hunt.calls, 1);
		assert(hunt.bytes > 1000);
		assert.match(audit, /^[a-z0-9]{4,16}$/);
		assert.equal(dir, `${top}/.correctless/audits/${audit}`);
		assert.equal(work_tree, `${top}/.correctless/worktrees/${audit}`);
		assert.match(branch, /^audit\/custom-\d{4}-\d\d-\d\d$/);
		assert.deepEqual(rest, { preset: "custom", scope: "all", start: head, files: 5, skipped: 0, roles: ["prices"], warnings: [] });
	' "$output" "$(pwd -P)" "$(git rev-parse HEAD)"
}

@test "start: every preset with its own number of specialists and rounds" {
	for expected in 'qa 6 5' 'hacker 6 7' 'perf 5 5' 'ux 5 5' 'custom 1 5'; do
		read -r preset specialists rounds <<<"$expected"
		start "$preset" all
		[ "$status" -eq 0 ]
		[[ "${lines[0]}" == *"preset $preset, $specialists specialists, at most $rounds rounds" ]]
		forget
	done
}

# standing [FILE…]: refs, work trees and files of the repository, and these files of an audit.
standing() {
	git status --porcelain
	git for-each-ref
	git worktree list
	git rev-parse HEAD
	[ $# -eq 0 ] || cat "$@"
}

# forget: removes the audit that was just started and has only its file.
forget() {
	rm -r .correctless/audits
}

@test "start: the scope is what changed, all, a path, several, or paths after --; -- . is everything" {
	on_branch
	expect_files() {
		start "${@:2}"
		[ "$status" -eq 0 ]
		[[ "${lines[0]}" == "Auditing $1: "* ]]
		forget
	}
	expect_files '1 file (changed since main)'
	expect_files '1 file (changed since main)' changed
	expect_files '1 file (changed since main)' qa changed
	expect_files '5 files (all)' all
	expect_files '5 files (all)' hacker all
	expect_files '3 files (src)' src
	expect_files '1 file (src/cart.js)' qa src/cart.js
	expect_files '2 files (src/cart.js README.md)' src/cart.js README.md
	expect_files '3 files (src)' qa -- src
	expect_files '5 files (all)' -- .
	expect_files '5 files (all)' custom -- .
}

@test "start: a word that is no preset is a path, and one where nothing is says so" {
	start qaa
	refused 2 scope/empty
	[[ "$stderr" == 'scope/empty: no text file to audit at qaa'*'correctless audit start all'* ]]
	start qa hacker
	refused 2 scope/empty
	[ ! -e .correctless/audits ]
}

@test "start: nothing changed, or no default branch to compare with, is no empty audit" {
	start
	refused 2 scope/empty
	[[ "$stderr" == *'nothing to audit'*'audit everything'* ]]
	git branch -m main trunk
	start
	[ "$status" -eq 2 ]
	[[ "$stderr" == scope/* ]]
}

@test "start: from a sub-directory paths are of that folder" {
	cd src
	start custom -- cart.js
	[ "$status" -eq 0 ]
	[[ "${lines[0]}" == 'Auditing 1 file (src/cart.js): '* ]]
	audit_name=${lines[-1]#audit: }
	go_on
	[ "$agent" = audit-specialist ]
	audit status "$audit_name"
	[ "$status" -eq 0 ]
}

@test "start: uncommitted work is warned about and left alone" {
	echo '// mine' >>src/price.js
	start custom all
	[ "$status" -eq 0 ]
	[[ "$output" == *$'\nwarning: uncommitted work is not audited: the audit starts from the last commit\naudit: '* ]]
	[ "$(git status --porcelain)" = ' M src/price.js' ]
}

@test "start: words that exclude each other, that no flag or action takes" {
	start src -- README.md
	refused 2 usage/bad-value
	audit start --capture somehow
	refused 2 usage/bad-value
	audit start --frobnicate
	refused 2 usage/unknown-option
	audit begin
	refused 2 usage/bad-value
	[[ "$stderr" == *'hint: one of: start, triage, answer, status, stop, finish'* ]]
	audit
	refused 2 usage/missing-argument
	[ ! -e .correctless/audits ]
}

@test "start is refused without a test command, for custom without roles, for settings that cannot be read" {
	echo '{"audit": {"roles": [{"name": "prices", "look_for": "Wrong prices."}]}}' >.correctless/config/workflow-config.json
	commit 'no tests'
	start custom all
	refused 2 audit/no-test-command
	[[ "$stderr" == *'.correctless/config/workflow-config.json'*'commands'* ]]
	echo '{"commands": {"test": "sh test.sh"}}' >.correctless/config/workflow-config.json
	commit 'no roles'
	start custom all
	refused 2 audit/no-roles
	[[ "$stderr" == *'qa, hacker, perf, ux'* ]]
	echo '{"commands": {"tset": "sh test.sh"}}' >.correctless/config/workflow-config.json
	commit 'typo'
	start all
	refused 2 config/unknown-key
	# Uncommitted settings do not count.
	configure
	start all
	refused 2 config/unknown-key
	[ ! -e .correctless/audits ]
}

@test "start is refused while another audit is open, and names it" {
	start custom all
	name=${lines[-1]#audit: }
	start custom all
	refused 2 audit/open
	[[ "$stderr" == "audit/open: audit $name (custom, all) is open"*"correctless next $name"*"audit stop $name"*"correctless audit finish $name"* ]]
	start hacker all
	refused 2 audit/open
}

@test "start: an ended audit must be closed first, and the command for it works" {
	restore ended
	start custom all
	refused 2 audit/open
	[[ "$stderr" == *$'\n'"hint: close it: correctless audit finish $audit_name" ]]
	audit finish "$audit_name"
	[ "$status" -eq 0 ]
	start hacker all
	[ "$status" -eq 0 ]
}

@test "next, status and audit status from the work tree of an audit say where to run them" {
	start_audit
	go_on
	cd ".correctless/worktrees/$audit_name"
	run --separate-stderr correctless next "$audit_name"
	refused 2 run/unknown
	[[ "$stderr" == *"this is the work tree of audit $audit_name; run its commands in "*" && correctless next $audit_name"* ]]
	command=${stderr##*: }
	run --separate-stderr correctless status
	[[ "$output" == "this is the work tree of audit $audit_name;"* ]]
	run --separate-stderr correctless audit status
	[[ "$output" == "this is the work tree of audit $audit_name;"* ]]
	audit stop "$audit_name" --reason 'no more'
	refused 2 audit/unknown
	[[ "$stderr" == *"run its commands in"* ]]
	# The command in the message continues.
	run --separate-stderr bash -c "$command"
	[ "$status" -eq 0 ]
	[[ "${lines[0]}" == 'state: dispatch' ]]
}

@test "next --json: instructions is the file of the agent" {
	start_audit
	json=$(correctless next "$audit_name" --json)
	[ "$(of slots.0.agent <<<"$json")" = 'correctless:audit-specialist' ]
	instructions=$(of slots.0.instructions <<<"$json")
	[ "$(sed -n 2p "$instructions")" = 'name: audit-specialist' ]
}

@test "report --format terminal of an audit is the terminal's text through a pipe too, and markdown is Markdown" {
	restore ended
	run --separate-stderr correctless report "$audit_name"
	[ "$status" -eq 0 ]
	[[ "$output" != *'\_'* && "$output" != *'| ID |'* ]]
	run --separate-stderr correctless report "$audit_name" --format markdown
	[[ "$output" == *'| ID |'* ]]
}

@test "start in place is refused with uncommitted work or without a branch" {
	configure '"in_place":true'
	commit 'in place'
	echo 'x' >new.txt
	start custom all
	refused 2 audit/work-tree-dirty
	rm new.txt
	git switch -q --detach
	start custom all
	refused 2 audit/no-branch
	git switch -q main
	start custom all
	[ "$status" -eq 0 ]
	[[ "$output" == *'Fixes are committed on main, in your own work tree'* ]]
}

@test "start is refused if git has no author for commits" {
	GIT_CONFIG_GLOBAL=/dev/null start custom all
	refused 4 environment/no-identity
	[[ "$stderr" == *'git config --global user.name'* ]]
}

@test "start is refused for more than 50 files without --yes" {
	mkdir -p lib docs
	for i in $(seq 1 30); do echo "export const v$i = $i;" >"lib/f$i.js"; done
	for i in $(seq 1 20); do echo "text $i" >"docs/d$i.md"; done
	commit 'many'
	start custom all
	refused 2 scope/too-many-files
	[[ "$stderr" == 'scope/too-many-files: 55 files '*'more than 50: lib/ 30, docs/ 20'*'--yes'*'-- lib/'* ]]
	start custom -- lib
	[ "$status" -eq 0 ]
	forget
	start custom all --yes
	[ "$status" -eq 0 ]
	[[ "${lines[0]}" == 'Auditing 55 files (all): '* ]]
}

@test "start is refused if another ref has the name of a round's ref" {
	git update-ref refs/audit-round-1-start HEAD
	start custom all
	refused 3 audit/ref-exists
	[[ "$stderr" == *'git update-ref -d refs/audit-round-1-start'* ]]
}

@test "outside of a repository, and in one without a commit" {
	cd "$BATS_TEST_TMPDIR"
	for words in 'start' 'status' 'status xxxxxx' 'finish xxxxxx'; do
		# shellcheck disable=SC2086
		audit $words
		refused 4 environment/not-a-repository
	done
	mkdir empty
	cd empty
	git init -q
	start custom all
	refused 4 environment/no-commits
}

# ------------------------------------------------------------------------------------------------------------ triage

@test "triage: fix, defer and dispute with plain arguments; next asks until everything is decided" {
	restore asked
	run --separate-stderr correctless next "$audit_name"
	[ "$status" -eq 0 ]
	[[ "$output" == 'state: ask'*'2 findings are to be decided'*"correctless audit triage $audit_name fix ID"* ]]
	audit triage "$audit_name" fix CUSTOM-R1-001
	[ "$status" -eq 0 ]
	[ -z "$stderr" ]
	[ "$output" = "fix: CUSTOM-R1-001"$'\n'"Then run: correctless next $audit_name" ]
	go_on
	[ "$state" = ask ]
	audit triage "$audit_name" defer CUSTOM-R1-002 --reason 'Counting is what the page shows.'
	[ "$status" -eq 0 ]
	go_on
	[ "$state $agent" = 'dispatch fix-executor' ]
	audit status "$audit_name" --json
	[ "$(of findings.1.status <<<"$output")" = deferred ]
}

@test "triage: a reason is needed to put off or to dispute, blanks are none, and nothing is decided without" {
	restore asked
	for decision in defer dispute; do
		audit triage "$audit_name" "$decision" CUSTOM-R1-001
		refused 2 usage/missing-argument
		[[ "$stderr" == *"triage $audit_name $decision CUSTOM-R1-001 --reason"* ]]
		audit triage "$audit_name" "$decision" CUSTOM-R1-001 --reason '  '
		refused 2 usage/missing-argument
	done
	audit triage "$audit_name" dispute CUSTOM-R1-001 --reason 'It is meant.'
	[ "$status" -eq 0 ]
	audit status "$audit_name" --json
	[ "$(of findings.0.status <<<"$output")" = disputed ]
	[ "$(of findings.1.status <<<"$output")" = open ]
}

@test "triage: an unknown id, one that is decided, another word, no id: refused whole" {
	restore asked
	audit triage "$audit_name" fix CUSTOM-R1-001 CUSTOM-R1-009
	refused 2 usage/bad-value
	[[ "$stderr" == *'CUSTOM-R1-009: not among the findings to be decided'*'those are: CUSTOM-R1-001, CUSTOM-R1-002'* ]]
	audit triage "$audit_name" ignore CUSTOM-R1-001
	refused 2 usage/bad-value
	audit triage "$audit_name" fix
	refused 2 usage/missing-argument
	audit triage "$audit_name"
	refused 2 usage/missing-argument
	[[ "$stderr" == *'one of: fix, defer, dispute'* ]]
	audit triage
	refused 2 usage/missing-argument
	audit triage nosuch fix all
	refused 2 audit/unknown
	audit triage "$audit_name" fix CUSTOM-R1-001
	[ "$status" -eq 0 ]
	audit triage "$audit_name" defer CUSTOM-R1-001 --reason 'Too late.'
	refused 2 usage/bad-value
	[[ "$stderr" == *'those are: CUSTOM-R1-002'* ]]
}

@test "triage: all means the undecided findings; it is refused if there are none" {
	restore asked
	audit triage "$audit_name" dispute CUSTOM-R1-002 --reason 'It is meant.'
	audit triage "$audit_name" fix all
	[ "$status" -eq 0 ]
	[ "${lines[0]}" = 'fix: CUSTOM-R1-001' ]
	go_on
	[ "$agent" = fix-executor ]
	audit triage "$audit_name" fix CUSTOM-R1-001
	refused 2 usage/bad-value
	audit triage "$audit_name" fix all
	refused 2 audit/no-question
	audit answer "$audit_name" continue
	refused 2 audit/no-question
	audit answer "$audit_name" perhaps
	refused 2 usage/bad-value
}

@test "triage: before there is anything to decide" {
	start_audit custom all
	go_on
	before=$(standing ".correctless/audits/$audit_name/journal.jsonl")
	audit triage "$audit_name" fix all
	refused 2 audit/no-question
	[ "$before" = "$(standing ".correctless/audits/$audit_name/journal.jsonl")" ]
}

# ------------------------------------------------------------------------------------------------------------ status

@test "status: none yet, all of them, one, and as JSON; it changes nothing" {
	audit status
	[ "$status" -eq 0 ]
	[ "$output" = 'No audits yet: correctless audit start' ]
	restore asked
	before=$(standing ".correctless/audits/$audit_name/journal.jsonl")
	audit status
	[ "$status" -eq 0 ]
	[ -z "$stderr" ]
	[ "${lines[0]}" = "audit $audit_name: custom, 5 files (all), round 1, incomplete: the audit is not over" ]
	[ "${lines[1]}" = '  CUSTOM-R1-001 high open: The rate is added' ]
	[ "${lines[4]}" = "    triaged: 2 kept, 0 rejected, 0 duplicates" ]
	[ "${lines[5]}" = "  go on: correctless next $audit_name" ]
	all=$output
	audit status "$audit_name"
	[ "$output" = "$all" ]
	audit status --json
	[ "$(of audits.length <<<"$output")" = 1 ]
	audit status "$audit_name" --json
	node -e '
		const assert = require("node:assert/strict");
		const [, text, audit, branch] = process.argv;
		const { findings, ...rest } = JSON.parse(text);
		assert.deepEqual(findings.map((one) => Object.values(one).join(" ")),
			["CUSTOM-R1-001 high open The rate is added", "CUSTOM-R1-002 medium open Items are counted"]);
		assert.deepEqual(rest, { audit, preset: "custom", branch, round: 1, next: "ask", slots: [], news: ["triaged: 2 kept, 0 rejected, 0 duplicates"],
			verdict: { status: "incomplete", exit: 3, why: "the audit is not over" }, finished: false });
	' "$output" "$audit_name" "$branch"
	[ "$before" = "$(standing ".correctless/audits/$audit_name/journal.jsonl")" ]
	audit status nosuch
	refused 2 audit/unknown
	[[ "$stderr" == *"audits here: $audit_name"* ]]
}

@test "status: names the waiting slot and what happened since the last call; next prints the same above its instructions" {
	start_audit
	CLAIMS=$(claim)
	play fix-executor
	waiting=$slot
	tree=$(field tree)
	printf 'half of it\n' >"$tree/src/price.js"
	for _ in 1 2 3 4 5 6; do correctless next "$audit_name" >/dev/null; done
	before=$(standing ".correctless/audits/$audit_name/journal.jsonl")
	run --separate-stderr correctless status "$audit_name"
	[[ "$output" == *"  open: slot $waiting (fix-executor), "* ]]
	[ "$before" = "$(standing ".correctless/audits/$audit_name/journal.jsonl")" ]
	[ "$(cat "$tree/src/price.js")" = 'half of it' ]
	run --separate-stderr correctless next "$audit_name" --retry
	[ "${lines[0]}" = 'state: dispatch' ]
	[ "${lines[1]}" = 'Since the last call:' ]
	news=$(sed -n '/^Since/,/^[^ S]/p' <<<"$output" | grep '^  ' | sed 's/^  //')
	[[ "$news" == *"set aside: a rejected attempt at CUSTOM-R1-001; kept in refs/correctless/audits/$audit_name/discarded, to bring it back:"* ]]
	[[ "$output" == *'slot'* ]]
	run --separate-stderr correctless status "$audit_name" --json
	[ "$(of news <<<"$output" | node -p 'JSON.parse(require("fs").readFileSync(0)).join("\n")')" = "$news" ]
	back=$(grep 'diff-tree' <<<"$news")
	sh -c "$back"
	[ "$(cat "$tree/src/price.js")" = 'half of it' ]
}

# --------------------------------------------------------------------------------------------------- stop and finish

@test "stop: needs a reason, ends the audit at once, and only once" {
	restore asked
	audit stop "$audit_name"
	refused 2 usage/missing-argument
	audit stop "$audit_name" --reason ' '
	refused 2 usage/missing-argument
	audit stop
	refused 2 usage/missing-argument
	audit stop "$audit_name" --reason 'enough for today'
	[ "$status" -eq 0 ]
	[ -z "$stderr" ]
	[ "$output" = "stopped; what was fixed stays on $branch."$'\n'"Then run: correctless next $audit_name" ]
	run --separate-stderr correctless packet
	[[ "$stderr" == *"slots of audit $audit_name: correctless status $audit_name"* ]]
	[[ "$stderr" != *'correctless plan'* ]]
	run --separate-stderr correctless verdict "$audit_name"
	[ "$status" -eq 3 ]
	[ "${lines[0]}" = 'incomplete: stopped by the user: enough for today' ]
	audit stop "$audit_name" --reason 'again'
	refused 2 audit/no-question
	audit triage "$audit_name" fix all
	refused 2 audit/no-question
	run --separate-stderr correctless next "$audit_name"
	[ "$status" -eq 0 ]
	[ "${lines[0]}" = 'state: done' ]
}

@test "finish: refused before the end; afterwards it clears away, merges nothing unasked, and may be repeated" {
	restore asked
	for merge in '' --merge; do
		audit finish "$audit_name" ${merge:+"$merge"}
		refused 2 audit/not-over
		[[ "$stderr" == *"correctless next $audit_name"*"correctless audit stop $audit_name"* ]]
	done
	restore ended
	work_tree=".correctless/worktrees/$audit_name"
	[ -d "$work_tree" ]
	head=$(git rev-parse HEAD)
	audit finish "$audit_name"
	[ "$status" -eq 0 ]
	[ -z "$stderr" ]
	[ "$output" = "closed; the fixes are on $branch, which was not merged" ]
	[ ! -e "$work_tree" ]
	[ "$(git worktree list | wc -l)" -eq 1 ]
	[ "$(git rev-parse HEAD)" = "$head" ]
	[ -z "$(git for-each-ref refs/audit-round-1-start)" ]
	[ "$(git rev-parse "refs/correctless/audits/$audit_name/round-1-start")" = "$head" ]
	[ "$(git log -1 --format=%s "$branch")" = 'fix(custom-r1): CUSTOM-R1-001 The rate is added' ]
	after=$(git for-each-ref)
	audit finish "$audit_name"
	[ "$status" -eq 0 ]
	[ "$(git for-each-ref)" = "$after" ]
	audit status "$audit_name"
	[ "${lines[-1]}" = '  closed' ]
	# The next audit can start.
	start hacker all
	[ "$status" -eq 0 ]
}

@test "finish --merge: one merge commit on the branch that is checked out; uncommitted work comes first" {
	restore ended
	echo '// mine' >>README.md
	audit finish "$audit_name" --merge
	refused 2 audit/work-tree-dirty
	git checkout -q README.md
	audit finish "$audit_name" --merge
	[ "$status" -eq 0 ]
	[ "${lines[0]}" = "closed; $branch is merged as $(git rev-parse HEAD)" ]
	[ "$(git rev-parse 'HEAD^2')" = "$(git rev-parse "$branch")" ]
	[[ "$(git log -1 --format=%s)" == "Merge $branch: 1 finding fixed in 2 rounds" ]]
	grep -qF 'net * (1 + rate)' src/price.js
	[ -z "$(git status --porcelain)" ]
	audit finish "$audit_name" --merge
	[ "$status" -eq 0 ]
	[ "$(git rev-list --count main)" -eq 3 ]
}

@test "finish --merge: of an audit that was stopped before its fix was reviewed takes --unreviewed, and the merge says so" {
	start_audit
	CLAIMS=$(claim)
	play fix-diff-reviewer
	audit stop "$audit_name" --reason 'enough'
	[ "$status" -eq 0 ]
	audit finish "$audit_name" --merge
	refused 3 audit/unreviewed
	[[ "$stderr" == *'no fix review has seen 1 fix: CUSTOM-R1-001 in '*"correctless audit finish $audit_name --merge --unreviewed" ]]
	[ "$(git rev-list --count main)" -eq 1 ]
	audit finish "$audit_name" --merge --unreviewed
	[ "$status" -eq 0 ]
	[ "${lines[0]}" = "closed; $branch is merged as $(git rev-parse HEAD)" ]
	[ "${lines[1]}" = 'incomplete: stopped by the user: enough' ]
	[[ "${lines[2]}" == 'no fix review has seen 1 fix: CUSTOM-R1-001 in '* ]]
	[ "$(git log -1 --format=%b)" = "${lines[1]}"$'\n'"${lines[2]}" ]
}

@test "finish --merge: a conflict leaves no trace, and the audit stays to be closed" {
	restore ended
	printf 'export const price = 1;\n' >src/price.js
	commit 'mine'
	before=$(standing ".correctless/audits/$audit_name/journal.jsonl")
	audit finish "$audit_name" --merge
	refused 3 audit/merge-conflict
	[[ "$stderr" == *src/price.js*"git merge --no-ff $branch"* ]]
	[ "$before" = "$(standing ".correctless/audits/$audit_name/journal.jsonl")" ]
	audit finish "$audit_name"
	[ "$status" -eq 0 ]
}

# -------------------------------------------------------------------------------------- next and verdict of an audit

@test "next and verdict: a name that is neither a run nor an audit" {
	for command in next verdict; do
		run --separate-stderr correctless "$command" nosuch
		refused 2 run/unknown
	done
	run --separate-stderr correctless next ../../etc
	[ "$status" -eq 2 ]
	[ -z "$output" ]
}

@test "next: a run that is a stage of an audit leads to the audit" {
	start_audit custom all
	go_on
	run --separate-stderr correctless next "${slot%/*}"
	[ "$status" -eq 0 ]
	[[ "${lines[-1]}" == "Then run: correctless next $audit_name" ]]
	run --separate-stderr correctless next "${slot%/*}" --json
	[ "$(of run <<<"$output")" = "$audit_name" ]
}

@test "next: for the client it prints Agent calls and nothing to store by hand" {
	correctless audit start custom all >"$SCRATCH/hooks.txt"
	audit_name=$(sed -n 's/^audit: //p' "$SCRATCH/hooks.txt")
	run --separate-stderr correctless next "$audit_name"
	[ "$status" -eq 0 ]
	[[ "$output" =~ 'Agent(subagent_type="correctless:audit-specialist", description="slot '([a-z0-9]+/1)'", prompt="slot '[a-z0-9]+'/1")' ]]
	[[ "$output" != *'correctless reply'* ]]
	run --separate-stderr correctless reply "${BASH_REMATCH[1]}" - <<<'{}'
	refused 2 run/captured-by-hooks
}

@test "reply: the second refused review of the fixes aborts the round at once; status names the retry, which works" {
	start_audit
	CLAIMS=$(claim)
	play fix-diff-reviewer
	run --separate-stderr correctless reply "$slot" - <<<'It is all fine.'
	refused 3 refused/no-json
	run --separate-stderr correctless status "$audit_name"
	[ "${lines[-1]}" = "  go on: correctless next $audit_name" ]
	run --separate-stderr correctless reply "$slot" - <<<'It is all fine.'
	refused 3 FAIL-CLOSED
	[[ "$stderr" == *'Task failure aborts the current round: fix-diff-reviewer '*'refused/no-json'* ]]
	run --separate-stderr correctless status "$audit_name"
	[[ "${lines[-1]}" == *"correctless next $audit_name --retry" ]]
	run --separate-stderr correctless next "$audit_name"
	refused 3 FAIL-CLOSED
	correctless next "$audit_name" --retry >/dev/null
	play
	[ "$state" = done ]
	run --separate-stderr correctless verdict "$audit_name"
	[ "$status" -eq 0 ]
}

@test "verdict: 3 while it goes on, 0 when it converged and nothing grave is left" {
	restore asked
	run --separate-stderr correctless verdict "$audit_name"
	[ "$status" -eq 3 ]
	[ -z "$stderr" ]
	[ "${lines[0]}" = 'incomplete: the audit is not over' ]
	restore ended
	run --separate-stderr correctless verdict "$audit_name"
	[ "$status" -eq 0 ]
	[ -z "$stderr" ]
	[ "${lines[0]}" = 'complete: nothing new in round 2, nothing grave open, nobody watched which files were opened' ]
	head=$(git rev-parse "$branch")
	[ "${lines[1]}" = "  of 5 files (all), at ${head:0:12} on $branch, not merged into HEAD" ]
	run --separate-stderr correctless verdict "$audit_name" --json
	node -e '
		const assert = require("node:assert/strict");
		const [, text, run, branch, head] = process.argv;
		assert.deepEqual(JSON.parse(text), { run, status: "complete", exit: 0, rounds: 2, captured: "manual",
			moved: null, edits: [], scope: "5 files (all)", branch, head, merged: false,
			why: "nothing new in round 2, nothing grave open, nobody watched which files were opened" });
	' "$output" "$audit_name" "$branch" "$head"
	run --separate-stderr correctless next "$audit_name"
	[ "$status" -eq 0 ]
	[ "${lines[0]}" = 'state: done' ]
	[[ "$output" == *'raised 1 = fixed 1 + open 0 + deferred 0 + disputed 0 + rejected 0.'*"correctless audit finish $audit_name"* ]]
}

@test "verdict: 1 if a grave finding was deferred; a disputed one does not count" {
	restore asked
	correctless audit triage "$audit_name" defer CUSTOM-R1-001 --reason 'next week' >/dev/null
	correctless audit triage "$audit_name" dispute CUSTOM-R1-002 --reason 'It is meant.' >/dev/null
	play
	[ "$state" = "done" ]
	run --separate-stderr correctless verdict "$audit_name"
	[ "$status" -eq 1 ]
	[ "${lines[0]}" = 'complete: 1 critical or high not fixed' ]
}

# 2, over the budget: tests/structure, BND-004; 3, an aborted round: PRH-003.

@test "the summary and the records of an audit are where the contract says" {
	restore ended
	date=${branch#audit/custom-}
	[ -s ".correctless/artifacts/audit-custom-$date-summary.md" ]
	[ -s .correctless/artifacts/audit-custom-history.md ]
	[ "$(of findings.0.status <".correctless/artifacts/findings/audit-custom-$date-round-1.json")" = fixed ]
	[ "$(of findings.length <".correctless/artifacts/findings/audit-custom-$date-round-2.json")" = 0 ]
	[ "$(of audit.converged <"$(echo .correctless/artifacts/workflow-state-audit-custom-*.json)")" = true ]
	[ -z "$(git status --porcelain)" ]
}
