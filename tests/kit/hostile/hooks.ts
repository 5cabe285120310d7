import type { PlainGit } from './git-settings.ts';

/** Every hook that plain git can be made to run here, and how. Their canaries let everything pass. */
export const HOOKS: ReadonlyMap<string, (git: PlainGit) => void> = new Map([
  ...each(
    ['pre-commit', 'prepare-commit-msg', 'commit-msg', 'post-commit', 'reference-transaction'],
    (git) => {
      git(['commit', '--allow-empty', '--message', 'x']);
    },
  ),
  ...each(['post-index-change'], (git) => {
    git(['update-index', '--add', 'src/untracked.js']);
  }),
  ...each(['post-rewrite'], (git) => {
    git(['commit', '--amend', '--no-edit']);
  }),
  ...each(['post-checkout'], (git) => {
    git(['checkout', '-b', 'elsewhere']);
  }),
  ...each(['pre-merge-commit', 'post-merge'], (git) => {
    git(['merge', '--strategy=ours', '--no-edit', 'theirs']);
  }),
  ...each(['applypatch-msg', 'pre-applypatch', 'post-applypatch'], (git) => {
    git(['checkout', '--force', 'main']);
    git(['format-patch', '--output=.git/the.patch', '-1', 'theirs']);
    git(['am', '.git/the.patch']);
  }),
  ...each(['pre-rebase'], (git) => {
    git(['rebase', '--autostash', 'theirs']);
  }),
  ...each(['pre-push', 'pre-receive', 'update', 'post-receive', 'post-update'], (git) => {
    git(['push', '.', 'HEAD:refs/heads/pushed']);
  }),
  ...each(['push-to-checkout'], (git) => {
    git(['config', 'receive.denyCurrentBranch', 'updateInstead']);
    git(['push', '--force', '.', 'theirs:work']);
  }),
  ...each(['pre-auto-gc'], (git) => {
    git(['repack', '-d']);
    git(['commit', '--allow-empty', '--message', 'x']);
    git(['repack', '-d']);
    git(['-c', 'gc.autoPackLimit=1', '-c', 'gc.autoDetach=false', 'gc', '--auto']);
  }),
]);

function each(hooks: readonly string[], provoke: (git: PlainGit) => void) {
  return hooks.map((hook) => [hook, provoke] as const);
}
