#!/usr/bin/env bats
# The launcher, and what all commands have in common.

load setup

# Copies what an install gets, tracked files only, into a folder with a space: no node_modules, no sources needed.
install_copy() {
	COPY="$BATS_TEST_TMPDIR/plugin copy"
	mkdir -p "$COPY"
	(cd "$PROJECT" && git ls-files -z -- bin dist hooks agents skills commands .claude-plugin package.json |
		xargs -0 tar cf -) | tar xf - -C "$COPY"
}

# The file of the copy that holds the part of the bundle with this name.
file_with() {
	grep -l "^exports\\[\"$1\"" "$COPY"/dist/main.cjs "$COPY"/dist/chunks/*.cjs
}

# Changes that part with the given sed command, and nothing else in its file.
sed_part() {
	sed -i.before "/^exports\\[\"$1\"/,/^exports\\[/ { $2 }" "$(file_with "$1")"
}

# A PATH with only the named programs.
only() {
	local folder="$BATS_TEST_TMPDIR/only" program
	mkdir -p "$folder"
	for program in "$@"; do ln -sf "$(command -v "$program")" "$folder/$program"; done
	printf '%s' "$folder"
}

# A program named node that runs the given shell text.
fake_node() {
	mkdir -p "$BATS_TEST_TMPDIR/fake"
	printf '#!/bin/sh\n%s\n' "$1" >"$BATS_TEST_TMPDIR/fake/node"
	chmod +x "$BATS_TEST_TMPDIR/fake/node"
	PATH="$BATS_TEST_TMPDIR/fake:$PATH"
}

someone_elses_look='{"hook_event_name":"PreToolUse","agent_type":"Explore","tool_name":"Read","tool_input":{"file_path":"a"}}'

@test "without a command: the commands on stderr, and not the status of a clean answer" {
	run --separate-stderr correctless
	[ "$status" -eq 2 ]
	[ -z "$output" ]
	[[ "$stderr" == *'  doctor '* ]]
	run --separate-stderr correctless ''
	[ "$status" -eq 2 ]
}

@test "--help lists the commands on stdout" {
	run --separate-stderr correctless --help
	[ "$status" -eq 0 ]
	[[ "$output" == *'  doctor '* ]]
	[ -z "$stderr" ]
}

@test "--version and -v give the version of package.json" {
	for option in --version -v; do
		run --separate-stderr correctless "$option"
		[ "$status" -eq 0 ]
		[ "$output" = "correctless $(node -p "require('$PROJECT/package.json').version")" ]
		[ -z "$stderr" ]
	done
}

@test "an unknown command names the nearest one" {
	run --separate-stderr correctless docter
	[ "$status" -eq 2 ]
	[ -z "$output" ]
	[[ "$stderr" == 'usage/unknown-command: unknown command "docter"'* ]]
	[[ "$stderr" == *'did you mean "doctor"?'* ]]
}

@test "an inherited object key is not a command" {
	for key in constructor toString __proto__ hasOwnProperty; do
		run --separate-stderr correctless "$key"
		[ "$status" -eq 2 ]
		[ -z "$output" ]
		[[ "$stderr" == usage/unknown-command:* ]]
	done
}

@test "an unknown option is named, with where to look" {
	run --separate-stderr correctless doctor --jsn
	[ "$status" -eq 2 ]
	[ -z "$output" ]
	[ "$stderr" = "usage/unknown-option: correctless doctor has no option --jsn
hint: did you mean --json? see: correctless doctor --help" ]
}

@test "through symbolic links: absolute, relative, and a chain of both" {
	mkdir -p "$BATS_TEST_TMPDIR/links/deep er"
	cd "$BATS_TEST_TMPDIR/links"
	ln -s "$PROJECT/bin/correctless" absolute
	ln -s ../absolute 'deep er/relative'
	ln -s 'deep er/relative' chain
	for link in ./absolute './deep er/relative' ./chain "$PWD/chain"; do
		run --separate-stderr "$link" --version
		[ "$status" -eq 0 ]
		[ -z "$stderr" ]
	done
}

@test "through a linked folder, by a relative path and from its own folder" {
	ln -s "$PROJECT" "$BATS_TEST_TMPDIR/linked folder"
	run --separate-stderr "$BATS_TEST_TMPDIR/linked folder/bin/correctless" --version
	[ "$status" -eq 0 ]
	cd "$PROJECT/bin"
	run --separate-stderr ./correctless --version
	[ "$status" -eq 0 ]
	run --separate-stderr sh ../bin/correctless --version
	[ "$status" -eq 0 ]
	[ -z "$stderr" ]
}

@test "a copy of the tracked files works with nothing but node and git on PATH" {
	install_copy
	new_repository
	commit 'start'
	mkdir -p 'sub folder'
	cd 'sub folder'
	[ ! -e "$COPY/node_modules" ]
	run --separate-stderr env -i PATH="$(only node git)" HOME="$HOME" "$COPY/bin/correctless" doctor
	[ "$status" -eq 0 ]
	[[ "$output" == *"$COPY ("* ]]
	[ -z "$stderr" ]
	run --separate-stderr env -i PATH="$(only node git)" "$COPY/bin/correctless" hook look <<<"$someone_elses_look"
	[ "$status" -eq 0 ]
	[ -z "$stderr" ]
}

@test "an answer of 300 KB goes through a pipe whole, and a reader that leaves early is not our failure" {
	new_repository
	commit 'start'
	for number in $(seq 1 1500); do echo "$number" >"a file with a long enough name to fill the answer $number"; done
	commit 'many files'
	run bash -o pipefail -c 'correctless diff HEAD --json 2>errors | cat >answer'
	[ "$status" -eq 0 ]
	[ "$(wc -c <answer)" -gt 300000 ]
	[ "$(node -p 'JSON.parse(require("fs").readFileSync("answer")).files.length')" -eq 1500 ]

	run bash -o pipefail -c 'correctless diff HEAD --json 2>errors | head -c 10'
	[ "$status" -eq 0 ]
	run ! grep -i -e error -e EPIPE errors
}

@test "no node: one clear line, the way out, and status 4" {
	run --separate-stderr env -i PATH="$(only git)" "$PROJECT/bin/correctless" doctor
	[ "$status" -eq 4 ]
	[ -z "$output" ]
	[ "$stderr" = 'environment/node-missing: there is no "node" on PATH
hint: install Node 20 or newer: https://nodejs.org/en/download' ]
}

@test "too old a node: one clear line, the way out, and status 4" {
	cat >"$BATS_TEST_TMPDIR/older.cjs" <<-'JS'
		Object.defineProperty(process, 'version', { value: 'v18.20.8' });
		Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.20.8' } });
	JS
	fake_node "exec '$(command -v node)' -r '$BATS_TEST_TMPDIR/older.cjs' \"\$@\""
	run --separate-stderr correctless --version
	[ "$status" -eq 4 ]
	[ -z "$output" ]
	[ "$stderr" = 'environment/node-too-old: correctless needs Node 20 or newer, this is v18.20.8
hint: install a newer Node: https://nodejs.org/en/download' ]
	run --separate-stderr correctless hook look <<<"$someone_elses_look"
	[ "$status" -eq 2 ]
}

@test "an install without its bundle says so" {
	install_copy
	rm -r "$COPY/dist"
	run --separate-stderr "$COPY/bin/correctless" --version
	[ "$status" -eq 4 ]
	[[ "$stderr" == environment/incomplete-install:* ]]
}

@test "a bundle that cannot be loaded is a bug, not findings" {
	install_copy
	echo 'syntax error (' >"$COPY/dist/main.cjs"
	run --separate-stderr "$COPY/bin/correctless" --version
	[ "$status" -eq 70 ]
	[[ "$stderr" == 'internal error, please report it'*SyntaxError* ]]
}

@test "a missing part of the bundle is a bug, not findings" {
	install_copy
	rm "$(file_with version)"
	run --separate-stderr "$COPY/bin/correctless" version
	[ "$status" -eq 70 ]
	[[ "$stderr" == 'internal error, please report it'* ]]
}

@test "a command that ends without an answer is a bug, not a clean answer" {
	install_copy
	sed_part version 's/Promise\.resolve({/new Promise(() => ({/; s/VERSION_LINE })$/VERSION_LINE }))/;'
	run --separate-stderr "$COPY/bin/correctless" version
	[ "$status" -eq 70 ]
	[ -z "$output" ]
	[[ "$stderr" == *'the command ended without an answer' ]]
}

@test "an uncaught error is a bug, and any output after it is dropped" {
	install_copy
	sed_part version 's/run: () =>/run: () => setTimeout(() => { throw new Error("astray"); }, 1) \&\& new Promise((r) => setTimeout(r, 50)).then(() =>/; s/VERSION_LINE })$/VERSION_LINE }))/;'
	run --separate-stderr "$COPY/bin/correctless" version
	[ "$status" -eq 70 ]
	[ -z "$output" ]
	[[ "$stderr" == *'Error: astray'* ]]
}

@test "the certificates of the user's environment are not read at every start" {
	fake_node 'echo "extra certificates: <$NODE_EXTRA_CA_CERTS>"'
	NODE_EXTRA_CA_CERTS=/etc/ssl/some.pem run --separate-stderr correctless --version
	[ "$output" = 'extra certificates: <>' ]
}

@test "hook look: a look of somebody else's agent passes without a word" {
	run --separate-stderr correctless hook look <<<"$someone_elses_look"
	[ "$status" -eq 0 ]
	[ -z "$output" ]
	[ -z "$stderr" ]
}

@test "hook look: input that cannot be understood is refused with status 2" {
	for input in '' '{' 'null' 'text'; do
		run --separate-stderr correctless hook look <<<"$input"
		[ "$status" -eq 2 ]
		[ -n "$stderr" ]
	done
}

@test "hook look: without the launcher too, whatever goes wrong is status 2" {
	install_copy
	run --separate-stderr node "$COPY/dist/start.cjs" hook look <<<'{'
	[ "$status" -eq 2 ]
	sed_part entry 's/^exports.*{$/& throw new Error("broken");/;'
	run --separate-stderr node "$COPY/dist/start.cjs" hook look <<<"$someone_elses_look"
	[ "$status" -eq 2 ]
	echo 'syntax error (' >"$COPY/dist/main.cjs"
	run --separate-stderr node "$COPY/dist/start.cjs" hook look <<<"$someone_elses_look"
	[ "$status" -eq 2 ]
}

@test "hook look: no node, a broken bundle, a killed and a crashing node are all refused with status 2" {
	run --separate-stderr env -i PATH="$(only git)" "$PROJECT/bin/correctless" hook look
	[ "$status" -eq 2 ]

	install_copy
	sed_part entry 's/^exports\["entry"/exports["gone"/;'
	run --separate-stderr "$COPY/bin/correctless" hook look <<<"$someone_elses_look"
	[ "$status" -eq 2 ]
	echo 'syntax error (' >"$COPY/dist/main.cjs"
	run --separate-stderr "$COPY/bin/correctless" hook look <<<"$someone_elses_look"
	[ "$status" -eq 2 ]
	rm -r "$COPY/dist"
	run --separate-stderr "$COPY/bin/correctless" hook look <<<"$someone_elses_look"
	[ "$status" -eq 2 ]

	for death in 'kill -9 $$' 'kill -6 $$' 'exit 1' 'exit 70'; do
		fake_node "$death"
		run --separate-stderr correctless hook look <<<"$someone_elses_look"
		[ "$status" -eq 2 ]
	done
}

@test "an answer that cannot be written is status 4, and is said" {
	[ -e /dev/full ] || skip 'no such device here'
	new_repository
	run --separate-stderr bash -c 'correctless --help >/dev/full'
	[ "$status" -eq 4 ]
	[[ "$stderr" == 'environment/output-lost: standard output cannot be written: '* ]]
	run bash -c 'correctless nonsense 2>/dev/full'
	[ "$status" -eq 4 ]
	run bash -c 'correctless --help | head -n 1 >/dev/null; exit "${PIPESTATUS[0]}"'
	[ "$status" -eq 0 ]
}
