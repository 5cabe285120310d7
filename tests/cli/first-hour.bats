#!/usr/bin/env bats
# bats file_tags=slow
# What a newcomer types in the first hour, word for word, and the answers. Each test is a place where somebody got stuck.

load setup
load review

# hint_of: the command that the hint of the last refusal ends with.
hint_of() {
	sed -n 's/^hint: .*: \([^:]*\)$/\1/p' <<<"$stderr"
}

# --- a first step

@test "correctless alone begins with the lines that start a review, also without a client, and is no clean answer" {
	run --separate-stderr correctless
	[ "$status" -eq 2 ]
	[ -z "$output" ]
	before_commands=${stderr%%$'\n'commands$'\n'*}
	[[ "$before_commands" == *'  /df:review '*$'\n''  correctless review '*$'\n''  correctless plan --capture manual '* ]]
}

@test "the README: Install says how to get the command in a shell, before the first shell command" {
	# shellcheck disable=SC2016 # as it stands there
	sed -n '/^## Install/,/^## Use/p' "$PROJECT/README.md" | grep -F 'export PATH="$PWD/bin:$PATH"'
	first=$(grep -n -m 1 '^correctless ' "$PROJECT/README.md" | cut -d : -f 1)
	[ "$(grep -n 'export PATH' "$PROJECT/README.md" | cut -d : -f 1)" -lt "$first" ]
}

@test "the page, written where README and docs say, is nothing that the next review reviews" {
	review_repository
	plan_run main..work
	REPLY_rules_compliance="$FINDING" whole_review
	lines=$(grep -hoE '^correctless report RUN .*--output [^ ]+' "$PROJECT/README.md" "$PROJECT/docs/html-report.md")
	[ "$(wc -l <<<"$lines")" -eq 2 ]
	while read -r line; do
		line=${line//RUN/$run_name}
		$line
		[ -s "${line##* }" ]
		run --separate-stderr correctless diff --uncommitted
		[ "$status" -eq 2 ]
		[[ "$stderr" == 'scope/empty: there is no uncommitted work'* ]]
	done <<<"$lines"
}

@test "a review by hand ends with the command that makes its page, and that works from any folder" {
	review_repository
	plan_run main..work
	REPLY_rules_compliance="$FINDING" whole_review
	run --separate-stderr correctless next "$run_name"
	[ "${lines[0]}" = 'state: done' ]
	[[ "${lines[-1]}" == "As a page: correctless report $run_name --format html --output "* ]]
	cd src
	eval "${lines[-1]#As a page: }"
	grep -qi '^<!doctype html>' "../.correctless/runs/$run_name/report.html"
	run --separate-stderr correctless verdict "$run_name"
	[ "$status" -eq 1 ]
}

@test "a command without its RUN says which runs there are" {
	review_repository
	run --separate-stderr correctless verdict
	[ "$status" -eq 2 ]
	[[ "$stderr" == 'usage/missing-argument: correctless verdict needs RUN|AUDIT'$'\n'*'No runs yet: correctless plan'* ]]
	plan_run main..work
	for command in verdict report next packet reply give-up post; do
		run --separate-stderr correctless "$command"
		[ "$status" -eq 2 ]
		[[ "$stderr" == "usage/missing-argument: correctless $command needs RUN"*"there are: $run_name (open)"*"usage: correctless $command RUN"* ]]
	done
	cd "$BATS_TEST_TMPDIR"
	run --separate-stderr correctless verdict
	[ "$status" -eq 2 ]
	[[ "$stderr" == 'usage/missing-argument: '* ]]
}

@test "by hand, from the first command to the report, with nothing but what each command names next" {
	review_repository
	run --separate-stderr correctless plan --capture manual
	[ "$status" -eq 0 ]
	then_run=${lines[-1]#Then run: }
	[[ "$then_run" == 'correctless next '* ]]
	for _ in 1 2 3 4 5; do
		# shellcheck disable=SC2086 # one word each
		run --separate-stderr $then_run
		[ "$status" -eq 0 ]
		[ "${lines[0]}" = 'state: dispatch' ] || break
		then_run=${lines[-1]#Then run: }
		while read -r packet; do
			slot=${packet#correctless packet }
			slot=${slot% --with-instructions}
			$packet >"$BATS_TEST_TMPDIR/packet"
			# The agent's instructions, not a place to look for them, and then the packet.
			grep -q "^You " "$BATS_TEST_TMPDIR/packet"
			grep -q "^slot: $slot$" "$BATS_TEST_TMPDIR/packet"
			reply="$CLEAN"
			filled "$slot" "$reply" >"$BATS_TEST_TMPDIR/reply.json"
			grep -qF "    correctless reply $slot FILE" <<<"$output"
			correctless reply "$slot" "$BATS_TEST_TMPDIR/reply.json"
		done < <(sed -n 's/^ *\(correctless packet .*\)$/\1/p' <<<"$output")
	done
	[ "${lines[0]}" = 'state: done' ]
	[[ "$output" == *'No issues found'* ]]
}

@test "typos get a suggestion: commands, their actions, options and values" {
	review_repository
	while IFS='|' read -r line meant; do
		# shellcheck disable=SC2086 # one word each
		run --separate-stderr correctless $line
		[ "$status" -eq 2 ]
		[[ "$stderr" == *"did you mean $meant?"* ]]
	done <<'TYPOS'
reprot|"report"
reveiw|"review"
paln|"plan"
nxet r7k2ab|"next"
run reveiw|"review"
audit strat|"start"
step chekc|"check"
plan --stagged|--staged
review --opne|--open
plan --capture manaul|"manual"
review --format sraif|"sarif"
help reprot|"report"
TYPOS
}

@test "-v is the version" {
	run --separate-stderr correctless -v
	[ "$status" -eq 0 ]
	[ "$output" = "$(correctless --version)" ]
}

# --- messages

@test "in a bare repository the hint is a command that works, from any folder of it" {
	review_repository
	git clone -q --bare . "$BATS_TEST_TMPDIR/the shop.git"
	cd "$BATS_TEST_TMPDIR/the shop.git/refs"
	run --separate-stderr correctless diff
	[ "$status" -eq 4 ]
	[[ "$stderr" == "environment/not-a-repository: $PWD belongs to $BATS_TEST_TMPDIR/the shop.git, which has no work tree here"* ]]
	eval "$(hint_of)"
	run --separate-stderr correctless diff HEAD
	[ "$status" -eq 0 ]
}

@test "inside of .git the hint leads out of it" {
	review_repository
	cd .git
	run --separate-stderr correctless diff
	[ "$status" -eq 4 ]
	eval "$(hint_of)"
	run --separate-stderr correctless diff
	[ "$status" -eq 0 ]
}

@test "uncommitted work in a submodule alone is named, with the command that reviews it" {
	review_repository
	git clone -q . "$BATS_TEST_TMPDIR/library"
	git -c protocol.file.allow=always submodule --quiet add "$BATS_TEST_TMPDIR/library" lib
	commit 'a submodule'
	echo '// more' >>lib/src/pay.ts
	run --separate-stderr correctless diff --uncommitted
	[ "$status" -eq 2 ]
	[[ "$stderr" == 'scope/empty: there is no uncommitted work here, only inside a submodule: lib'* ]]
	eval "$(hint_of) >answer"
	grep 'src/pay.ts' answer
}

@test "a findings file that is not there is said in words" {
	review_repository
	for command in 'guard main..work --findings nope.json' 'verify main..work --findings nope.json --contract bug-scan'; do
		# shellcheck disable=SC2086 # one word each
		run --separate-stderr correctless $command
		[ "$status" -eq 4 ]
		[ "$stderr" = "environment/file-unreadable: there is no file $PWD/nope.json
hint: a relative name counts from the folder you are in" ]
	done
}

@test "a scorer that quotes a part of a line gets the whole line" {
	review_repository
	plan_run
	REPLY_rules_compliance="$FINDING" answer_phase
	slot=$(correctless next "$run_name" --json | value_of slots.0.slot)
	run --separate-stderr answer "$slot" "${SCORE//return charge(amount \* 1.19);/charge(amount * 1.19}"
	[ "$status" -eq 3 ]
	[[ "$stderr" == *'src/pay.ts: quote_not_found, quote whole lines, exactly as the file has them; nearest is line 2: return charge(amount * 1.19);'* ]]
}

# --- rules

@test "a project whose only rules are in AGENTS.md is reviewed by them" {
	review_repository
	git switch -q main
	for place in AGENTS.md REVIEW.md .cursor/rules/all.mdc .github/copilot-instructions.md .github/instructions/all.instructions.md; do
		git rm -rqf . && mkdir -p src "$(dirname "$place")"
		printf 'Amounts are whole cents.\n' >"$place"
		echo 'export const a = 1;' >src/a.ts
		commit "rules in $place"
		echo 'export const a = 1.5;' >src/a.ts
		run --separate-stderr correctless plan --uncommitted --json
		[ "$status" -eq 0 ]
		[[ "$(value_of lenses <<<"$output")" == *rules-compliance* ]]
		git checkout -q .
	done
}

@test "rules that are only on the branch: the rest is reviewed, and the plan and the report say when they count" {
	review_repository
	git switch -q main
	git rm -q CLAUDE.md
	commit 'no rules'
	git switch -qc first-rules
	echo '- No floats.' >AGENTS.md
	echo '// more' >>src/pay.ts
	commit 'feat: rules'
	plan_run
	why='rule files are only on the branch under review (AGENTS.md): rules are read at base, and these start to count when they are merged'
	grep -F "rules-compliance: nothing to do, $why" "$BATS_TEST_TMPDIR/plan.txt"
	whole_review
	run --separate-stderr correctless report "$run_name"
	[ "$status" -eq 0 ]
	[[ "${output//$'\n'/ }" == *'rules-compliance'*'only on the branch under review'* ]]
}

@test "rules of a missing file, and of a folder: noted next to the answer" {
	review_repository
	run --separate-stderr correctless rules --file nope.js
	[ "$status" -eq 0 ]
	[[ "$output" == *'CLAUDE.md'*'there is no file nope.js; if there were one, this would govern it'* ]]
	run --separate-stderr correctless rules --file src
	[[ "$output" == *'src is a folder, no file'* ]]
	touch new.js
	run --separate-stderr correctless rules --file new.js
	[[ "$output" != *'there is no file'* ]]
	run --separate-stderr correctless rules --file new.js --at main
	[[ "$output" == *'there is no file new.js'* ]]
}

# --- too many files

@test "too many files: the numbers add up, and the part that is proposed is small enough" {
	review_repository
	git switch -q main
	printf '*.gen binary\n' >.gitattributes
	commit 'attributes'
	git switch -qc many
	mkdir -p lib/a lib/b
	for i in $(seq 1 40); do echo "export const v$i = $i;" >"lib/a/f$i.ts"; done
	for i in $(seq 1 30); do echo "export const w$i = $i;" >"lib/b/f$i.ts"; done
	for i in $(seq 1 20); do echo "$i" >"lib/f$i.gen"; done
	commit 'many'
	run --separate-stderr correctless plan -- lib
	[ "$status" -eq 2 ]
	[ "$stderr" = 'scope/too-many-files: 90 files changed, 20 of them shown to nobody and 70 to reviewers, more than 50: lib/a/ 40, lib/b/ 30
hint: review them all: --yes; or a part: -- lib/a/; or in parts that are merged: --shard 1/2' ]
	run --separate-stderr correctless plan -- lib/a/
	[ "$status" -eq 0 ]
	run --separate-stderr correctless plan --shard 1/2
	[ "$status" -eq 0 ]
	cd lib/b
	run --separate-stderr correctless plan
	[[ "$stderr" == *'or a part: -- ../a/;'* ]]
	run --separate-stderr correctless plan -- ../a/
	[ "$status" -eq 0 ]
}

# --- nothing to review

# reported_at_once [TARGET]: plans, and has the report, the verdict and their status in $report, $verdict and $status.
reported_at_once() {
	correctless plan "$@" --json >"$BATS_TEST_TMPDIR/plan.json" 2>"$BATS_TEST_TMPDIR/plan.txt"
	run_name=$(value_of run <"$BATS_TEST_TMPDIR/plan.json")
	grep '^Nothing to review in ' "$BATS_TEST_TMPDIR/plan.txt"
	report=$(correctless report "$run_name")
	[ "$(correctless next "$run_name" | head -n 3 | tail -n 1)" = "$(head -n 1 <<<"$report")" ]
	run --separate-stderr correctless verdict "$run_name"
}

@test "only a lock file, a binary, a mode or a rename: over at once with status 0, and the report says what and why" {
	review_repository
	git switch -q main
	printf 'a\0b' >logo.png
	printf '{"lockfileVersion": 3}\n' >package-lock.json
	chmod +x src/pay.ts
	commit 'more'
	git switch -qc only
	printf '{"lockfileVersion": 3, "a": 1}\n' >package-lock.json && commit 'lock'
	printf 'a\0c' >logo.png && commit 'binary'
	chmod -x src/pay.ts && commit 'mode'
	git mv src/pay.ts src/charge.ts && commit 'rename'
	for what in 'HEAD~3:package-lock.json (a lock file' 'HEAD~2:logo.png (binary' 'HEAD~1:src/pay.ts (no more executable' 'HEAD:src/charge.ts (another name'; do
		reported_at_once "${what%%:*}"
		[ "$status" -eq 0 ]
		[ "${lines[0]}" = 'complete: nothing to review, 1 changed file shown to nobody' ]
		[[ "$report" == '## Nothing Was Reviewed: '*"1 file changed: ${what#*:}"* ]]
		[[ "$report" != *'No issues found'* && "$report" != *approve* ]]
	done
	reported_at_once
	[ "$status" -eq 0 ]
	[[ "$report" == *'3 files changed: '* ]]
}

@test "a lock file alone needs no rules" {
	review_repository
	git switch -q main
	git rm -q CLAUDE.md
	commit 'no rules'
	git switch -qc bump
	printf '{"lockfileVersion": 3}\n' >package-lock.json
	commit 'lock'
	reported_at_once
	[ "$status" -eq 0 ]
}

@test "a rename whose old name is still used is no complete review" {
	review_repository
	git switch -q main
	echo "import { pay } from './pay';" >src/app.ts
	commit 'uses it'
	git switch -qc renamed
	git mv src/pay.ts src/charge.ts
	commit 'rename'
	reported_at_once
	[ "$status" -eq 3 ]
	[[ "$report" == *'src/pay.ts is src/charge.ts now, and src/app.ts may still name it'* ]]
}

@test "an empty range and a typo in a revision are refused" {
	review_repository
	run --separate-stderr correctless plan HEAD..HEAD
	[ "$status" -eq 2 ]
	git commit -q --allow-empty -m 'nothing'
	run --separate-stderr correctless plan HEAD
	[ "$status" -eq 2 ]
	[[ "$stderr" == 'scope/empty: '* ]]
	run --separate-stderr correctless plan wrok
	[ "$status" -eq 2 ]
	[[ "$stderr" == 'scope/unknown-revision: '* ]]
}

@test "main..main: the hint leads to something that can be reviewed" {
	review_repository
	run --separate-stderr correctless diff main..main
	[ "$status" -eq 2 ]
	[[ "$stderr" == 'scope/base-is-head: main and main are the same commit'* ]]
	[[ "$stderr" != *'main..main'* ]]
	eval "$(hint_of)" >answer
	grep 'src/pay.ts' answer
}

# --- a repository that moves

@test "what changes during a run is named by the next next, with the command that starts over" {
	review_repository
	plan_run --no-rules -- src
	run --separate-stderr correctless next "$run_name"
	[ -z "$stderr" ]
	again='correctless plan --no-rules --capture manual -- src'
	echo '// more' >>src/pay.ts
	run --separate-stderr correctless next "$run_name"
	[ "$status" -eq 0 ]
	[[ "$stderr" == "warning: the repository changed since run $run_name was planned: file src/pay.ts changed"*"To review how things are now: $again"* ]]
	eval "$again"
	git add -A
	run --separate-stderr correctless next "$run_name" --json
	[[ "$stderr" == *'index changed'* ]]
	[[ "$(value_of changed <<<"$output")" == *'index changed'* ]]
	git branch other
	run --separate-stderr correctless next "$run_name"
	[[ "$stderr" == *'ref refs/heads/other moved'* ]]
}

@test "baseline names what changed since the run" {
	review_repository
	plan_run main..work
	export REPLY_rules_compliance="$FINDING"
	whole_review
	echo '// more' >>src/pay.ts
	run --separate-stderr correctless baseline "$run_name" --reason known --expires "$(node -p 'new Date(Date.now() + 2e10).toISOString().slice(0, 10)')"
	[ "$status" -eq 0 ]
	[[ "$stderr" == *'file src/pay.ts changed'*'correctless plan main..work --capture manual'* ]]
}

# --- shallow clones

@test "a clone that is too shallow: the hint fetches the rest, and it works" {
	review_repository
	git switch -q main && commit 'main goes on' && git switch -q work
	git clone -q --depth 1 --no-single-branch "file://$PWD" "$BATS_TEST_TMPDIR/shallow"
	cd "$BATS_TEST_TMPDIR/shallow"
	run --separate-stderr correctless plan origin/main...origin/work
	[ "$status" -eq 4 ]
	[[ "$stderr" == environment/shallow-without-base:*'git fetch --unshallow '*'fetch-depth: 0'* ]]
	run --separate-stderr correctless plan origin/work
	git fetch -q --unshallow
	run --separate-stderr correctless plan origin/main...origin/work
	[ "$status" -eq 0 ]
}

@test "a lens that is dropped because history is cut off is named in the plan and in every format of the report" {
	review_repository
	git clone -q --depth 1 --no-single-branch "file://$PWD" "$BATS_TEST_TMPDIR/shallow"
	cd "$BATS_TEST_TMPDIR/shallow"
	plan_run origin/main..origin/work --lenses "$FIVE_LENSES"
	cut='history-context: nothing to do, the clone is shallow and cuts off the history of the changed files; git fetch --unshallow gets it (in a GitHub workflow: actions/checkout with fetch-depth: 0)'
	grep -xF "$cut" "$BATS_TEST_TMPDIR/plan.txt"
	whole_review
	every_format
	for format in "${formats[@]}"; do
		correctless report "$run_name" --format "$format" >"$BATS_TEST_TMPDIR/report"
		grep -q 'the clone is shallow and cuts off the history' "$BATS_TEST_TMPDIR/report"
	done
	git fetch -q --unshallow
	plan_run origin/main..origin/work --lenses "$FIVE_LENSES"
	run ! grep 'shallow' "$BATS_TEST_TMPDIR/plan.txt"
	[[ "$(value_of lenses <"$BATS_TEST_TMPDIR/plan.json")" == *history-context* ]]
}

@test "a lens that sees a part of the history is at work, and the report says what it was not shown" {
	review_repository
	git switch -q main
	echo '// more' >>src/pay.ts && commit 'second'
	git switch -qc later
	echo '// and more' >>src/pay.ts && commit 'third'
	git clone -q --depth 2 --branch later "file://$PWD" "$BATS_TEST_TMPDIR/shallow"
	cd "$BATS_TEST_TMPDIR/shallow"
	git fetch -q --depth 2 origin main:refs/remotes/origin/main
	plan_run origin/main..HEAD
	grep 'warning: the clone is shallow: history-context was shown nothing of [0-9a-f]* and before; git fetch --unshallow' "$BATS_TEST_TMPDIR/plan.txt"
	whole_review
	correctless report "$run_name" | grep 'Warning.*the clone is shallow'
}

@test "an unknown revision in a clone of one branch, or a shallow one: the hint gets it" {
	review_repository
	git switch -q main && commit 'main goes on'
	for options in '--single-branch' '--depth 1' '--depth 1 --no-single-branch'; do
		rm -rf "$BATS_TEST_TMPDIR/part"
		# shellcheck disable=SC2086 # one word each
		git clone -q $options "file://$PWD" "$BATS_TEST_TMPDIR/part"
		asked=origin/work
		[ "${options%--no-single-branch}" = "$options" ] || asked=origin/main~1
		(
			cd "$BATS_TEST_TMPDIR/part"
			run --separate-stderr correctless diff "$asked..origin/main"
			[ "$status" -eq 2 ]
			[[ "$stderr" == 'scope/unknown-revision: '* ]]
			fetch=$(sed -n 's/^hint: .*fetch it first: \(git fetch[^;]*\).*$/\1/p' <<<"$stderr")
			eval "$fetch -q"
			run --separate-stderr correctless diff "$asked..origin/main"
			[ "$status" -ne 2 ] || [[ "$stderr" != *unknown-revision* ]]
			git rev-parse --verify --quiet "$asked"
		)
	done
}

@test "doctor warns of a shallow clone, with the command that gets the rest" {
	review_repository
	git clone -q --depth 1 "file://$PWD" "$BATS_TEST_TMPDIR/cut off"
	run --separate-stderr correctless doctor
	[[ "$output" != *shallow* ]]
	cd "$BATS_TEST_TMPDIR/cut off"
	run --separate-stderr correctless doctor
	[[ "$output" == *'warning  repository '*'is a shallow clone'*'→ git fetch --unshallow '* ]]
	git fetch -q --unshallow
	run --separate-stderr correctless doctor
	[[ "$output" != *shallow* ]]
}

# --- a moving repository

@test "a file changes during a run: next says so, and the new review keeps what is still valid" {
	review_repository
	plan_run
	correctless next "$run_name" >/dev/null
	answer "$run_name/1" "$CLEAN" >/dev/null
	printf 'export const later = 1;\n' >src/later.ts
	run --separate-stderr correctless next "$run_name"
	[[ "$output$stderr" == *'the repository changed since run '*' was planned: '*'src/later.ts'* ]]
	over=$(sed -n 's/.*To review how things are now: \(correctless .*\)$/\1/p' <<<"$output$stderr")
	[ "$over" = 'correctless plan --capture manual' ]
	run --separate-stderr $over
	[ "$status" -eq 0 ]
	[[ "$output" == *"keeping what still holds of run $run_name, which was not finished"* ]]
}

# --- a second try, with a small shop in TypeScript

@test "a reply without its file says that the file is missing, not the slot that was given" {
	review_repository
	plan_run
	correctless next "$run_name" >/dev/null
	run --separate-stderr correctless reply "$run_name/1"
	[ "$status" -eq 2 ]
	[[ "$stderr" == 'usage/missing-argument: correctless reply needs FILE|-'* ]]
	[[ "$stderr" != *'there are: '* ]]
}

@test "a run without its number, and a slot before the first next: the hint names the right command" {
	review_repository
	plan_run
	run --separate-stderr correctless packet "$run_name"
	[ "$status" -eq 2 ]
	[[ "$stderr" == *"hint: a slot is RUN/N, such as $run_name/1"* ]]
	run --separate-stderr correctless packet "$run_name/1"
	[ "$status" -eq 2 ]
	[[ "$stderr" == *"hint: none has been offered yet: correctless next $run_name"* ]]
	eval "$(hint_of)" >/dev/null
	correctless packet "$run_name/1"
}

@test "status names the last refusal of a reply, not the first" {
	review_repository
	plan_run
	REPLY_rules_compliance="$FINDING" answer_phase
	slot=$(correctless next "$run_name" --json | value_of slots.0.slot)
	run answer "$slot" "${SCORE//C1/C9}"
	[ "$status" -eq 3 ]
	run answer "$slot" "${SCORE//return charge(amount \* 1.19);/charge(amount * 1.19}"
	[ "$status" -eq 3 ]
	run --separate-stderr correctless status "$run_name"
	[[ "$output" == *"slot $slot "*'quote_not_found'* ]]
	[[ "$output" != *C9* ]]
}

@test "suppress names everything that is missing at once, and an invalid fingerprint first" {
	review_repository
	run --separate-stderr correctless suppress F5
	[ "$status" -eq 2 ]
	[[ "$stderr" == 'usage/bad-value: "F5" is no fingerprint'* ]]
	plan_run main..work
	REPLY_rules_compliance="$FINDING" whole_review
	named=$(correctless report "$run_name" --format json | value_of findings.0.fingerprint)
	run --separate-stderr correctless suppress "${named:0:12}"
	[ "$status" -eq 2 ]
	[[ "$stderr" == 'usage/missing-argument: --reason and --expires are missing'* ]]
	[[ "$stderr" == *'--reason TEXT'*'--expires YYYY-MM-DD'* ]]
	day=$(node -p 'new Date(Date.now() + 2e10).toISOString().slice(0, 10)')
	run --separate-stderr correctless suppress "${named:0:12}" --reason known --expires "$day"
	[[ "$output" == *'has 1 entry now'* ]]
}

@test "a run that is not there: those that are left out are counted" {
	review_repository
	for _ in 1 2 3 4 5 6 7 8 9 10 11 12; do plan_run main..work; done
	run --separate-stderr correctless status nope
	[ "$status" -eq 2 ]
	[[ "$stderr" == *'hint: runs here: '*', and 2 more' ]]
}

@test "plan and next without --capture manual, in a shell: who calls the agents, and the way by hand, which works" {
	review_repository
	run --separate-stderr correctless plan main..work --no-rules -- src
	name=$(sed -n 's/^run: //p' <<<"$output")
	by_hand='To answer yourself, or with any model: correctless plan main..work --no-rules --capture manual -- src'
	[[ "$output" == *"from a shell it does so with: correctless review --resume $name"$'\n'"$by_hand"$'\n'"Then run: correctless next $name" ]]
	run --separate-stderr correctless next "$name"
	[[ "$output" == *'Agent('*"$by_hand"* ]]
	[[ "$output" != *' 1 Agent calls'* ]]
	# The model of a session reads only the calls.
	export CLAUDECODE=1
	[[ "$(correctless next "$name")" != *'To answer yourself'* ]]
	[[ "$(correctless plan main..work --no-rules -- src)" != *'To answer yourself'* ]]
	unset CLAUDECODE
	eval "${by_hand#*: }" >"$BATS_TEST_TMPDIR/planned"
	grep -q '^Then run: correctless next' "$BATS_TEST_TMPDIR/planned"
	run ! grep 'To answer yourself' "$BATS_TEST_TMPDIR/planned"
}

@test "carried over: the lenses that carry something over, and why others do not" {
	review_repository
	plan_run main..work
	whole_review
	run --separate-stderr correctless plan main..work --capture manual
	[[ "$output" == *$'\n''carried over: '*'bug-scan 1 of 1 hunks'* ]]
	[[ "$output" != *' 0 of '* && "$output" != *'nothing for'* && "$output" != *'carried over: nothing'* ]]
	# The client's answers are captured in another way.
	run --separate-stderr correctless plan main..work
	[[ "$output" == *$'\n''carried over: nothing, nobody has reviewed these hunks by the same rules, settings, capture and version'* ]]
	git switch -q main && echo '- Names are English.' >>CLAUDE.md && commit 'a rule' && git switch -q work && git rebase -q main
	run --separate-stderr correctless plan main..work --capture manual
	[[ "$output" == *'bug-scan 1 of 1 hunks'*'; nothing for rules-compliance: nobody has reviewed'* ]]
	[[ "$output" != *' 0 of '* ]]
}

@test "ids that were asked for stand with twelve digits in headings and in the line of scope, and work" {
	review_repository
	base=$(git rev-parse main)
	head=$(git rev-parse work)
	plan_run "$base...$head"
	[[ "$(head -n 1 "$BATS_TEST_TMPDIR/plan.txt")" == *"(${base:0:12}: merge base of ${base:0:12} and ${head:0:12})"* ]]
	whole_review
	correctless report "$run_name" --format html >"$BATS_TEST_TMPDIR/page"
	grep -F "<h1>" "$BATS_TEST_TMPDIR/page" | grep -F "${base:0:12}...${head:0:12}"
	run ! grep -E "<(h1|title)[^>]*>[^<]*$base" "$BATS_TEST_TMPDIR/page"
	correctless report "$run_name" --format markdown | grep -F "## Code Review: ${base:0:12}...${head:0:12}"
	correctless report "$run_name" | grep -F "## Code Review: ${base:0:12}...${head:0:12}"
	correctless diff "${base:0:12}...${head:0:12}"
	# Continuing from it needs the whole id.
	run --separate-stderr correctless plan "$base...$head" --capture manual
	[[ "$output" == *"going on from run $run_name"* ]]
}

# client_that LINES: a client on PATH that is logged in and runs these lines when a review calls it.
client_that() {
	mkdir -p "$BATS_TEST_TMPDIR/bin"
	# shellcheck disable=SC2016 # for the client
	printf '#!/bin/sh\ncase "$*" in\n*--version*) echo "2.1.330 (Claude Code)"; exit ;;\nauth*) echo "{\\"loggedIn\\": true}"; exit ;;\nesac\n%s\n' "$1" >"$BATS_TEST_TMPDIR/bin/claude"
	chmod +x "$BATS_TEST_TMPDIR/bin/claude"
	PATH="$BATS_TEST_TMPDIR/bin:$PATH"
	export ANTHROPIC_API_KEY=none
}

@test "review: a file that changes while agents work is reported at once, with the command that starts over" {
	review_repository
	client_that 'echo "// more" >>src/pay.ts; sleep 4'
	run --separate-stderr correctless review main..work
	[ "$status" -eq 3 ]
	[[ "$stderr" == *'warning: the repository changed since run '*': file src/pay.ts changed'*'Ctrl-C stops it. To review how things are now: correctless review main..work'*'run/not-finished'* ]]
}

@test "status of a review that the client answers names the way of a shell, too" {
	review_repository
	name=$(correctless plan --json | value_of run)
	run --separate-stderr correctless status "$name"
	[ "${lines[-1]}" = "go on: correctless next $name; from a shell: correctless review --resume $name" ]
	plan_run
	run --separate-stderr correctless status "$run_name"
	[ "${lines[-1]}" = "go on: correctless next $run_name" ]
}

@test "review: the path of the page is the last thing that is said, below the report" {
	review_repository
	printf '{"lockfileVersion": 3}\n' >package-lock.json
	commit 'lock'
	run correctless review HEAD
	[ "$status" -eq 0 ]
	[[ "$output" == *'Nothing Was Reviewed'* ]]
	[[ "${lines[-1]}" == "page: $PWD/.correctless/runs/"*/report.html ]]
}
