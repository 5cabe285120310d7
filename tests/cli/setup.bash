# Loaded by every bats file: `load setup`. Real repositories, the shipped command, and a git configuration that breaks
# careless readers of git's output.

bats_require_minimum_version 1.5.0

PROJECT="$(cd "$BATS_TEST_DIRNAME/../.." && pwd)"
export PROJECT

# The launcher itself, not a wrapper: tests run what users run.
PATH="$PROJECT/bin:$PATH"

# The folder of the test, or of its file in setup_file. Before any test bats reads every file once, without a folder:
# then there is nothing to set up, and nowhere to write.
SCRATCH="${BATS_TEST_TMPDIR:-${BATS_FILE_TMPDIR-}}"
[ -n "$SCRATCH" ] || return 0

# Nothing on the developer's machine has an effect.
HOME="$SCRATCH/home"
XDG_CACHE_HOME="${BATS_SUITE_TMPDIR:-$HOME}/.cache"
XDG_STATE_HOME="${BATS_SUITE_TMPDIR:-$HOME}/.state"
GIT_CONFIG_GLOBAL="$SCRATCH/gitconfig"
GIT_CONFIG_NOSYSTEM=1
export PATH HOME XDG_CACHE_HOME XDG_STATE_HOME GIT_CONFIG_GLOBAL GIT_CONFIG_NOSYSTEM
unset GIT_DIR GIT_WORK_TREE GIT_INDEX_FILE NODE_OPTIONS CLAUDECODE
mkdir -p "$HOME"

# Settings that people really have. Each changes or breaks the output of a careless `git diff`.
cat >"$GIT_CONFIG_GLOBAL" <<'CONFIG'
[user]
	name = A Developer
	email = developer@example.com
[init]
	defaultBranch = main
[core]
	quotePath = true
	pager = false
	abbrev = 5
[color]
	ui = always
[diff]
	external = false
	noprefix = true
	mnemonicPrefix = true
	renames = copies
	algorithm = patience
	context = 0
	interHunkContext = 9
	wordRegex = .
	colorMoved = zebra
[commit]
	gpgSign = false
CONFIG

# Makes a repository in a folder with a space in its name and goes there.
new_repository() {
	local top="$SCRATCH/a repository"
	mkdir -p "$top"
	cd "$top" || return 1
	git init -q
}

# Commits everything in the work tree. The date is fixed, so the same commit always has the same id.
commit() {
	git add -A
	GIT_AUTHOR_DATE='2024-05-01T12:00:00Z' GIT_COMMITTER_DATE='2024-05-01T12:00:00Z' \
		git commit -q --allow-empty -m "$1"
}

# forget_seals: for tests that restore an earlier state: lines written since are missing on purpose.
forget_seals() {
	rm -rf "$XDG_STATE_HOME/correctless/seals"
}

# Sets `formats` to the values of `--format`, in order.
every_format() {
	read -ra formats < <(correctless report --help | sed -n 's/^  --format FORMAT  \(.*\) (default terminal)$/\1/p' | tr -d ,)
	[ "${#formats[@]}" -ge 7 ]
}
