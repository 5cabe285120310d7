import type { Filling } from './hint-fillings.ts';

/** The commands of other programs that hints name. */
export const OTHERS: Readonly<Record<string, Filling>> = {
  'claude auth login‹without›': { asked: 'claude', line: 'claude auth login' },
  'claude plugin enable ‹id›': { asked: 'claude', line: 'claude plugin enable df@correctless' },
  'claude plugin list': { asked: 'claude', line: 'claude plugin list' },
  'claude plugin list --json': { asked: 'claude', line: 'claude plugin list --json' },
  'claude plugin update correctless@correctless': {
    asked: 'claude',
    line: 'claude plugin update correctless@correctless',
  },
  'claude plugin update ‹id›': { asked: 'claude', line: 'claude plugin update df@correctless' },
  'gh api rate_limit': { asked: 'gh', line: 'gh api rate_limit' },
  'gh auth login': { asked: 'gh', line: 'gh auth login' },
  'gh auth login --hostname ‹host›': { asked: 'gh', line: 'gh auth login --hostname github.com' },
  'gh auth status --hostname ‹host›': { asked: 'gh', line: 'gh auth status --hostname github.com' },
  'gh auth token --hostname ‹host›': { asked: 'gh', line: 'gh auth token --hostname github.com' },
  'gh pr list --repo ‹named› --state all': { asked: 'gh', line: 'gh pr list --repo owner/name --state all' },
  'gh repo set-default': { asked: 'gh', line: 'gh repo set-default' },
  "git -C '‹raw›'": {
    seenIn: 'src/run/audit/fixing/pending-fix.slow.test.ts',
    as: 'bringBack(ref, file.work_tree)',
  },
  'git -C ‹top› status --ignored': { in: 'clone', line: 'git -C . status --ignored' },
  'git -C ‹folder› config --show-origin core.worktree': {
    in: 'clone',
    line: 'git -C src config --show-origin core.worktree',
    before: ['git config core.worktree "$PWD"'],
  },
  'git add .': { in: 'fresh', line: 'git add .' },
  'git add . && git commit -m "the first commit"': {
    in: 'fresh',
    line: 'git add . && git commit -m "the first commit"',
  },
  'git branch --move ‹branch› ‹branch›-old': { in: 'clone', line: 'git branch --move main main-old' },
  'git clone ‹gitDir› ‹clone› && cd ‹clone›': { in: 'fresh', line: 'git clone $ORIGIN copy && cd copy' },
  'git config --global --add safe.directory ‹folder›': {
    in: 'fresh',
    line: 'git config --global --add safe.directory "$PWD"',
  },
  'git config --global user.name "Your Name" && git config --global user.email you@example.com': {
    in: 'fresh',
    line: 'git config --global user.name "Your Name" && git config --global user.email you@example.com',
  },
  'git diff --binary': { in: 'clone', line: 'git diff --binary' },
  'git diff --numstat': { in: 'clone', line: 'git diff --numstat' },
  'git diff --raw': { in: 'clone', line: 'git diff --raw' },
  'git diff --src-prefix=a/ --dst-prefix=b/': {
    in: 'clone',
    line: 'git diff --src-prefix=a/ --dst-prefix=b/',
  },
  'git diff --stat BASE HEAD': { in: 'clone', line: 'git diff --stat origin/main HEAD' },
  'git diff MERGE^1 MERGE': {
    in: 'clone',
    line: 'git diff HEAD^1 HEAD',
    before: ['git merge --no-ff origin/work'],
  },
  'git fetch': { in: 'clone', line: 'git fetch' },
  'git fetch --deepen=1': { in: 'shallow', line: 'git fetch --deepen=1' },
  'git fetch --refetch --no-filter': { in: 'clone', line: 'git fetch --refetch --no-filter' },
  'git fetch --unshallow': { in: 'shallow', line: 'git fetch --unshallow' },
  "git fetch origin '+refs/heads/*:refs/remotes/origin/*' && git remote set-head origin --auto": {
    in: 'shallow',
    line: "git fetch origin '+refs/heads/*:refs/remotes/origin/*' && git remote set-head origin --auto",
  },
  "git fetch --unshallow origin '+refs/heads/*:refs/remotes/origin/*' && git remote set-head origin --auto": {
    in: 'shallow',
    line: "git fetch --unshallow origin '+refs/heads/*:refs/remotes/origin/*' && git remote set-head origin --auto",
  },
  "git fetch origin '+refs/heads/*:refs/remotes/origin/*'": {
    in: 'clone',
    line: "git fetch origin '+refs/heads/*:refs/remotes/origin/*'",
  },
  "git fetch --unshallow origin '+refs/heads/*:refs/remotes/origin/*'": {
    in: 'shallow',
    line: "git fetch --unshallow origin '+refs/heads/*:refs/remotes/origin/*'",
  },
  'git fetch origin ‹sha›': { in: 'clone', line: 'git fetch origin $SHA' },
  'git fetch ‹remote› ‹join›': { in: 'clone', line: 'git fetch origin refs/heads/main refs/heads/work' },
  'git fsck': { in: 'clone', line: 'git fsck' },
  'git init': { in: 'fresh', line: 'git init' },
  'git log --all --full-history': { in: 'clone', line: 'git log --all --full-history' },
  'git log ‹branch›': { in: 'clone', line: 'git log main' },
  'git log ‹wanted›..‹at›': { in: 'clone', line: 'git log main..$SHA' },
  'git merge --no-ff ‹branch›': { in: 'clone', line: 'git merge --no-ff origin/work' },
  'git remote add origin https://github.com/OWNER/REPO': {
    in: 'fresh',
    line: 'git remote add origin https://github.com/owner/name',
  },
  'git remote add upstream URL': { in: 'clone', line: 'git remote add upstream $ORIGIN' },
  'git status': { in: 'clone', line: 'git status' },
  'git update-ref -d ‹1›': {
    in: 'clone',
    line: 'git update-ref -d refs/correctless/pin',
    before: ['git update-ref refs/correctless/pin HEAD'],
  },
  'git update-ref -d ‹ref›': {
    in: 'clone',
    line: 'git update-ref -d refs/correctless/pin',
    before: ['git update-ref refs/correctless/pin HEAD'],
  },
  'git update-ref ‹round› ‹sha›': { in: 'clone', line: 'git update-ref refs/correctless/pin $SHA' },
};
