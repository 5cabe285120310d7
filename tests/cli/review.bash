# For bats files about runs: `load setup`, then `load review`.
# shellcheck disable=SC2089,SC2090 # the quotes are JSON's

# main holds a rule and src/pay.ts; on branch work, which is checked out, line 2 of src/pay.ts is new.
review_repository() {
	new_repository
	mkdir -p src
	printf '# Rules\n\n- Amounts are whole cents.\n' >CLAUDE.md
	printf 'export function pay(amount) {\n  return charge(amount);\n}\n' >src/pay.ts
	commit 'first'
	git switch -qc work
	printf 'export function pay(amount) {\n  return charge(amount * 1.19);\n}\n' >src/pay.ts
	commit 'feat: tax'
}

# For tests that count the slots of a review: always these five lenses, whatever the change triggers.
FIVE_LENSES=rules-compliance,bug-scan,dependency-check,history-context,comment-compliance
export FIVE_LENSES

# plan_run [OPTION…]: plans a run whose replies are brought by hand; its name is in $run.
plan_run() {
	correctless plan --capture manual --json "$@" >"$BATS_TEST_TMPDIR/plan.json" 2>"$BATS_TEST_TMPDIR/plan.txt"
	run_name=$(value_of run <"$BATS_TEST_TMPDIR/plan.json")
	export run_name
}

# value_of PATH: a value of the JSON on stdin, by dotted path.
value_of() {
	node -e '
		const value = process.argv[1].split(".").reduce((at, key) => at?.[key], JSON.parse(require("fs").readFileSync(0, "utf8")));
		console.log(typeof value === "string" ? value : JSON.stringify(value));
	' "$1"
}

# answer SLOT JSON: stores a reply.
answer() {
	filled "$1" "$2" | correctless reply "$1" - ${KEEP:+--keep}
}

# filled SLOT JSON: {{slot}} becomes the slot's name, {{shown}} the files of its packet.
filled() {
	local reply=${2//'{{slot}}'/$1}
	[[ "$reply" != *'{{shown}}'* ]] || reply=${reply//'{{shown}}'/$(shown_in "$1")}
	printf '%s' "$reply"
}

# shown_in SLOT: the files that its packet shows hunks of, as JSON strings.
shown_in() {
	correctless packet "$1" | sed -nE 's/^\+\+\+ b\/(.*)$/"\1"/p' | sort -u | paste -sd ,
}

CLEAN='{"slot":"{{slot}}","examined":[{{shown}}],"findings":[]}'
SUMMARY='{"slot":"{{slot}}","summary":"Adds tax.","goal":"Charge tax.","approach":"A factor.","focus":[]}'
export CLEAN SUMMARY

# The rules lens's finding on the changed line.
FINDING='{"slot":"{{slot}}","examined":[{{shown}}],"findings":[{"file":"src/pay.ts","line":9,"title":"A fraction of a cent","why":"The product is no whole number of cents.","severity":"high","ruleFile":"CLAUDE.md","ruleText":"Amounts are whole cents.","suggested_fix":"","verification":{"code_examined":"  return charge(amount * 1.19);","line_range_examined":[1,3],"verification_method":"read the hunk","checked_for_handling_elsewhere":false,"where_checked":[],"is_impact_finding":false}}]}'
SCORE='{"slot":"{{slot}}","defects":[{"claims":["C1"],"score":90,"severity":"high","status":"confirmed_valid","supports":[{"file":"src/pay.ts","quote":"return charge(amount * 1.19);"}],"refutes":[],"reasoning":"The rule says so."}]}'
export FINDING SCORE

# offered: the slots that next offers, one per line, with the agent.
offered() {
	correctless next "$run_name" --json | node -e '
		for (const s of JSON.parse(require("fs").readFileSync(0, "utf8")).slots) console.log(s.slot, s.agent.replace("correctless:", ""));'
}

# slot_of AGENT: the slot that next offers to it.
slot_of() {
	offered | sed -n "s/ $1\$//p"
}

# answer_phase: answers every slot that next offers, each agent with $REPLY_<agent, dashes as underscores> or CLEAN.
answer_phase() {
	local slots name agent reply
	slots=$(offered)
	while read -r name agent; do
		reply="REPLY_${agent//-/_}"
		answer "$name" "${!reply:-$CLEAN}" >/dev/null
	done <<<"$slots"
}

# whole_review: answers the summarizer (in a shard), the reviewers and, if there is something to score, the scorers.
whole_review() {
	REPLY_change_summarizer="$SUMMARY"
	REPLY_finding_scorer="$SCORE"
	export REPLY_change_summarizer REPLY_finding_scorer
	while [ "$(correctless next "$run_name" --json | value_of state)" = dispatch ]; do answer_phase; done
}
