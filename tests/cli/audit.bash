# For bats files about audits: `load setup`, then `load audit`. Audits of a shop, by hand and with one specialist. The test
# plays the agents; `next` and `reply` are the shipped command.

# shop [SETTINGS]: a repository with a wrong price and no sum; SETTINGS are more members of the configuration's "audit".
shop() {
	new_repository
	mkdir -p src .correctless/config
	configure "${1-}"
	printf 'export function price(net, rate) {\n  return net + rate;\n}\n' >src/price.js
	printf 'export function total(items) {\n  return items.length;\n}\n' >src/cart.js
	printf 'export const rates = { full: 0.19, reduced: 0.07 };\n' >src/rates.js
	printf '# Shop\n\nPrices are net times one plus the rate.\n' >README.md
	printf 'echo 1..1\necho "ok 1 - it starts"\n' >test.sh
}

# configure [SETTINGS]: writes the configuration of the shop.
configure() {
	printf '{"commands":{"test":"sh test.sh"},"audit":{"roles":[{"name":"prices","look_for":"%s"}]%s}}\n' \
		'Prices and sums that are wrong.' "${1:+,$1}" >.correctless/config/workflow-config.json
}

# start_audit [WORD…]: starts one by hand; its name is in $audit_name, its branch in $branch.
start_audit() {
	local words=(custom all --auto)
	[ $# -eq 0 ] || words=("$@")
	correctless audit start "${words[@]}" --capture manual --json >"$SCRATCH/audit.json" 2>"$SCRATCH/audit.txt"
	audit_name=$(of audit <"$SCRATCH/audit.json")
	branch=$(of branch <"$SCRATCH/audit.json")
}

# of PATH: a value of the JSON on stdin, by dotted path; `length` counts.
of() {
	node -e '
		const at = process.argv[1].split(".").reduce((value, key) => value?.[key], JSON.parse(require("fs").readFileSync(0)));
		console.log(typeof at === "string" ? at : JSON.stringify(at));
	' "$1"
}

# go_on: the next step, into $state; when a slot is to be answered, the first is in $agent, $slot and $packet (its path).
go_on() {
	local step
	step=$(correctless next "$audit_name" --json | node -e '
		const { state, slots: [slot] } = JSON.parse(require("fs").readFileSync(0));
		console.log([state, slot?.agent.replace("correctless:", "") ?? "-", slot?.slot ?? "-", slot?.packet ?? "-"].join(" "));
	')
	read -r state agent slot packet <<<"$step"
}

# bring TEXT: stores the reply of the awaited agent.
bring() {
	printf '%s' "$1" | correctless reply "$slot" - >/dev/null
}

# field NAME: the value of the line `NAME: value` in the awaited agent's packet, outside fences.
field() {
	sed -n "s/^$1: //p;/^<UNTRUSTED_/q" "$packet" | head -n 1
}

# claim [FILE LINE QUOTE TITLE SEVERITY]: a specialist's finding, the shop's wrong price by default.
claim() {
	node -e '
		const [, file = "src/price.js", line = "2", evidence = "return net + rate;", title = "The rate is added", severity = "high"] =
			process.argv;
		console.log(JSON.stringify({ id: `${file}:${line}`, severity, title, description: "It gives a wrong number.", evidence,
			impact: "Every price is wrong.", location: { file, lines: [Number(line), Number(line)] }, instance_fix: "Multiply.",
			class_fix: "The only place.", tier: "confirmed", escape_type: "implementation", invariant_ref: null,
			architecture_ref: null }));
	' "$@"
}

# regression [FILE LINE SEVERITY TEXT]: the fix reviewer's finding, with exactly its nine keys.
regression() {
	node -e '
		const [, file = "src/price.js", line = "2", severity = "high", text = "A price with a fraction of a cent comes out."] =
			process.argv;
		console.log(JSON.stringify({ id: "FD-001", severity, title: "Not rounded", description: text, evidence: "Two factors.",
			impact: "Sums are off.", location: { file, lines: [Number(line), Number(line)] }, instance_fix: "Round it.",
			class_fix: "The only place." }));
	' "$@"
}

# play [LAST]: plays every agent until LAST is awaited, or none is. $CLAIMS holds the claims, used once, as the members of
# a list. The function `mend` is called in the work tree with the file of the finding and fixes it. The fix reviewer finds
# nothing.
play() {
	local mended
	while go_on && [ "$state" = dispatch ] && [ "$agent" != "${1-}" ]; do
		case $agent in
		audit-specialist)
			bring "{\"slot\":\"$slot\",\"findings\":[${CLAIMS-}]}"
			CLAIMS=
			;;
		audit-triage) bring "$(kept)" ;;
		fix-executor)
			mended=$(finding_ids | head -n 1 | file_of)
			(cd "$(field tree)" && mend "$mended")
			bring "$(done_so)"
			;;
		execute-step-validator) bring '{"valid":true,"reason":"The step was done."}' ;;
		fix-diff-reviewer) bring '[]' ;;
		*) return 1 ;;
		esac
	done
}

# The price as it should be.
mend() {
	printf 'export function price(net, rate) {\n  return net * (1 + rate);\n}\n' >src/price.js
}

# finding_ids: ids of findings that the awaited agent's packet names.
finding_ids() {
	grep -oE '\b(CUSTOM|FD)-R[0-9]+-[0-9]{3}\b' "$packet" | awk '!seen[$0]++'
}

# file_of: the file of the finding whose id is on stdin, from the records of the rounds.
file_of() {
	node -e '
		const fs = require("fs");
		const id = fs.readFileSync(0, "utf8").trim();
		const [, folder] = process.argv;
		const all = fs.readdirSync(folder).flatMap((name) => JSON.parse(fs.readFileSync(`${folder}/${name}`)).findings);
		console.log(all.find((one) => one.id === id).location.file);
	' .correctless/artifacts/findings
}

# kept: a triage that keeps everything.
kept() {
	finding_ids | node -e '
		const ids = require("fs").readFileSync(0, "utf8").split("\n").filter(Boolean);
		const decisions = ids.map((id) => ({ id, decision: "keep", reason: "I read it.", tier: "confirmed" }));
		console.log(JSON.stringify({ slot: process.argv[1], decisions }));
	' "$slot"
}

# done_so: an executor's truthful claim about the work tree.
done_so() {
	git -C "$(field tree)" ls-files -z --modified --others --exclude-standard | node -e '
		const files = [...new Set(require("fs").readFileSync(0, "utf8").split("\0").filter(Boolean))];
		console.log(JSON.stringify({ success: true, summary: "Done as asked.", filesTouched: files, filesWritten: files,
			mode: process.argv[1] }));
	' "$(field mode)"
}

# keep NAME: saves the repository and its audit, in setup_file; restore NAME: restores them.
keep() {
	mkdir -p "$SCRATCH/kept"
	printf '%s=%q\n' audit_name "$audit_name" branch "$branch" state "$state" agent "$agent" slot "$slot" packet "$packet" \
		>"$SCRATCH/kept/$1.bash"
	leave
	mv "$SCRATCH/a repository" "$SCRATCH/kept/$1"
}

restore() {
	leave
	rm -rf "$BATS_FILE_TMPDIR/a repository"
	cp -a "$BATS_FILE_TMPDIR/kept/$1" "$BATS_FILE_TMPDIR/a repository"
	forget_seals
	# shellcheck source=/dev/null
	source "$BATS_FILE_TMPDIR/kept/$1.bash"
	cd "$BATS_FILE_TMPDIR/a repository" || return 1
}

# leave: for another repository at the same place.
leave() {
	cd "$SCRATCH" || return 1
	[ "$SCRATCH" = "$BATS_FILE_TMPDIR" ] || rm -rf "$SCRATCH/a repository"
}
