import type { FailureCode } from '../src/kernel/failure.ts';

/** What each failure code means to a user, for the table in `docs/cli.md`. The message itself names the value. */
export const FAILURE_MEANINGS: Readonly<Record<FailureCode, string>> = {
  'usage/unknown-command': 'There is no such command.',
  'usage/unknown-option': 'The command has no such option.',
  'usage/missing-argument': 'The command, or an option of it, needs a value.',
  'usage/bad-value': 'A value that is not accepted, or an argument too many.',

  'scope/empty': 'The target holds no change. There is no fallback to another one.',
  'scope/base-is-head': 'A branch was to be reviewed against itself.',
  'scope/unknown-revision': 'No commit of that name in this repository.',
  'scope/unrelated-histories': 'The two revisions have no common ancestor.',
  'scope/no-default-branch': 'No default branch could be found to compare with.',
  'scope/too-many-files': 'More files than the limit, and no `--yes`.',
  'scope/nothing-to-review': 'The change has only files that no reviewer is shown.',
  'scope/unmerged': 'A merge is in progress: unmerged files have no one content to review.',
  'rules/none-found': 'The repository has no rule files at base.',
  'config/unreadable': 'The configuration at base is not JSON.',
  'config/unknown-key': 'The configuration holds a key that does not exist.',
  'config/bad-value': 'The configuration holds a value that is not accepted.',

  'refused/no-json': 'A reply is empty.',
  'refused/several-json-values': 'A reply holds more than one JSON value: choosing one would be a guess.',
  'refused/not-strict-json': 'A reply is not exactly one JSON value.',
  'refused/duplicate-key': 'A JSON object holds the same key twice.',
  'refused/too-deep': 'A JSON value is nested deeper than 64 levels.',
  'refused/too-large': 'A reply is larger than anything a contract allows.',
  'refused/schema': 'A value breaks its contract; the pointer says where.',
  'refused/wrong-slot': 'A reply names another slot than the one it belongs to.',
  'refused/claims': 'Claims in a reply do not hold; each is named.',
  'refused/duplicate-id': 'A reply uses an id twice.',
  'refused/not-a-diff': 'The text is not a git patch.',
  'refused/combined-diff': 'A combined diff of a merge: it has no one old side.',
  'refused/malformed-diff': 'A patch whose hunks do not match their own counts.',
  'refused/diff-disagrees-with-git': 'The parsed patch and `git diff --numstat` do not agree.',
  'refused/empty-change-map': 'A diff that is not empty gave no changed line.',

  'run/unknown': 'There is no such run here.',
  'run/unknown-slot': 'The run has no such slot.',
  'run/corrupt': 'A file of the run is missing, changed or of another run.',
  'run/other-repository': 'The run belongs to another repository.',
  'run/not-finished': 'The run has slots that are not reviewed yet.',
  'run/captured-by-hooks': 'The run takes replies from the client only, none by hand.',
  'run/slot-stored': 'The slot has its reply; a stored reply is never replaced.',

  'environment/not-a-repository': 'The folder is not inside a git repository with a work tree.',
  'environment/no-commits': 'The repository has no commit yet.',
  'environment/shallow-without-base': 'A shallow clone that lacks the commit to compare with.',
  'environment/git-missing': 'git could not be started.',
  'environment/git-failed': 'git failed; its own words follow.',
  'environment/file-unreadable': 'A file could not be read.',
  'environment/file-unwritable': 'A file could not be written.',
  'environment/tree-unavailable': 'The tree under review could not be laid out in the cache folder.',
};

/** Said by the launcher, before the program itself can start. */
export const LAUNCHER_MEANINGS: readonly (readonly [code: string, meaning: string])[] = [
  ['environment/node-missing', 'There is no `node` on PATH.'],
  ['environment/node-too-old', 'The `node` on PATH is older than 20.'],
  ['environment/incomplete-install', 'The plugin has no `dist/`.'],
];
