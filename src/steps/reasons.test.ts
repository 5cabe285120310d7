import { describe, expect, it } from 'vitest';
import type { ExecuteStepResult, Step } from '../contracts/replies/step.ts';
import type { RepoPath } from '../kernel/repo-path.ts';
import { checkStep } from './check-step.ts';
import type { ChangedFile, GitFacts, StepFacts } from './step-facts.ts';

/** What is said of every way to break a rule, and of what is right. Pure: git's word is made up. */

const step: Step = { description: 'Make two zwei.', mode: 'apply' };
const edit = (path: string) => `--- a/${path}\n+++ b/${path}\n@@ -1 +1 @@\n-two\n+zwei\n`;
const rename = (from: string, to: string) =>
  `diff --git a/${from} b/${to}\nsimilarity index 100%\nrename from ${from}\nrename to ${to}\n`;
/** A hunk in which nothing changes. */
const idle = (path: string) => `--- a/${path}\n+++ b/${path}\n@@ -1 +1 @@\n two\n`;
const hollow = (path: string) =>
  `diff --git a/${path} b/${path}\nindex 1..2 100644\nBinary files a/${path} and b/${path} differ\n`;
const newMode = (path: string) => `diff --git a/${path} b/${path}\nold mode 100644\nnew mode 100755\n`;
const result: ExecuteStepResult = {
  ...{ success: true, summary: 'Done.', filesTouched: ['a.ts'], filesWritten: ['a.ts'], mode: 'apply' },
  patch: edit('a.ts'),
};
const failure: ExecuteStepResult = { success: false, summary: 'No.', mode: 'apply' };
const changed = (path: string, more: Partial<ChangedFile> = {}): ChangedFile => ({
  ...{ path: path as RepoPath, status: 'modified' },
  ...more,
});
const git = (
  files: readonly ChangedFile[],
  patch: GitFacts['patch'] = { kind: 'applies', differs: [] },
): GitFacts => ({
  base: '0123456789abcdef0123456789abcdef01234567',
  changed: files,
  patch,
});

type Case = {
  readonly step?: Partial<Step>;
  readonly result?: Partial<ExecuteStepResult>;
  readonly facts?: Partial<StepFacts>;
};
const reasonOf = (given: Case): string =>
  checkStep({
    step: { ...step, ...given.step },
    result: { ...result, ...given.result },
    facts: { allow: [], exclude: [], git: undefined, ...given.facts },
  }).reason;

const both = {
  filesTouched: ['a.ts', 'b.ts'],
  filesWritten: ['a.ts', 'b.ts'],
  patch: edit('a.ts') + edit('b.ts'),
};
const oneIdle = { ...both, patch: edit('a.ts') + idle('b.ts') };
const moved = { filesTouched: ['b.ts'], filesWritten: ['b.ts'], patch: rename('a.ts', 'b.ts') };
const gitMoved = git([changed('b.ts', { status: 'renamed', from: 'a.ts' as RepoPath })]);
const FIX = { step: { mode: 'fix_regression' }, result: { mode: 'fix_regression' } } as const;
const SELF = 'no rule is broken by 1 written file; the result agrees with itself';
const BY_GIT = 'no rule is broken by 1 written file; git at 0123456789ab agrees';

describe('accepts', () => {
  it.each<[string, Case, string]>([
    ['a result that agrees with itself', {}, SELF],
    [
      'several files',
      { result: both },
      'no rule is broken by 2 written files; the result agrees with itself',
    ],
    ['a result that git agrees with', { facts: { git: git([changed('a.ts')]) } }, BY_GIT],
    [
      'a failure without a change',
      { result: { ...failure, patch: ' \n', filesWritten: [], filesTouched: [] } },
      'a failure without a change; the result agrees with itself',
    ],
    [
      'a failure that git agrees with',
      { result: { success: false, patch: '', filesWritten: [] }, facts: { git: git([], { kind: 'none' }) } },
      'a failure without a change; git at 0123456789ab agrees',
    ],
    ['a rename, whose old name is declared with it', { result: moved, facts: { git: gitMoved } }, BY_GIT],
    [
      'a rename that edits',
      { result: { ...moved, filesWritten: ['a.ts', 'b.ts'], filesTouched: ['a.ts', 'b.ts'] } },
      'no rule is broken by 2 written files; the result agrees with itself',
    ],
    [
      'a rename with a hunk that changes nothing',
      {
        result: {
          ...moved,
          patch: `${rename('a.ts', 'b.ts').replace('100%', '90%')}${idle('a.ts').replace('b/a', 'b/b')}`,
        },
      },
      SELF,
    ],
    [
      'a file of two in which nothing changes',
      { result: oneIdle },
      'no rule is broken by 2 written files; the result agrees with itself',
    ],
    ['an exclusion of another name with ./ in it', { step: { exclude: ['a./.ts'] } }, SELF],
    ['what is allowed', { step: { allow: ['a.ts'] } }, SELF],
    ['what is allowed by the caller, with ./', { facts: { allow: ['./a.ts'] } }, SELF],
    ['what is taken back from an exclusion', { step: { exclude: ['*.ts', '!./a.ts'] } }, SELF],
    ['a fix within what its apply changed', { ...FIX, facts: { allow: ['a.ts'] } }, SELF],
    ['files that were touched and not written', { result: { filesTouched: ['a.ts', 'read.ts'] } }, SELF],
    ['names with ./', { result: { filesWritten: ['./a.ts'], filesTouched: ['x/../a.ts'] } }, SELF],
    ['a mode', { result: { patch: newMode('a.ts') } }, SELF],
    [
      'a deletion',
      { result: { patch: 'diff --git a/a.ts b/a.ts\ndeleted file mode 100644\nindex e69de29..0000000\n' } },
      SELF,
    ],
    [
      'the deletion of a file with lines',
      {
        result: {
          patch:
            'diff --git a/a.ts b/a.ts\ndeleted file mode 100644\nindex 1..0\n--- a/a.ts\n+++ /dev/null\n@@ -1 +0,0 @@\n-two\n',
        },
      },
      SELF,
    ],
    [
      'the text "Binary files" in a line of code beside a binary file that is shown',
      {
        result: {
          ...both,
          patch: `diff --git a/a.ts b/a.ts\nindex 1..2 100644\nGIT binary patch\nliteral 1\nIcmZ\n\ndiff --git a/b.ts b/b.ts\n${edit('b.ts').replace('+zwei', '+Binary files x and y differ')}`,
        },
      },
      'no rule is broken by 2 written files; the result agrees with itself',
    ],
    [
      'the text "Binary files" in a line of code',
      { result: { patch: '--- a/a.ts\n+++ b/a.ts\n@@ -1 +1 @@\n-two\n+Binary files x and y differ\n' } },
      SELF,
    ],
  ])('%s', (_, given, reason) => {
    expect(reasonOf(given)).toBe(reason);
  });
});

describe('rejects', () => {
  it.each<[string, Case, string]>([
    [
      'another mode',
      { result: { mode: 'fix_regression' } },
      'mode_invalid: the step asks for mode apply, the result says fix_regression',
    ],
    [
      'a path out of the repository',
      { result: { filesTouched: ['a.ts', '../x', '/etc/passwd'], filesWritten: ['a.ts', '../x'] } },
      'scope_excluded: ../x, /etc/passwd: no path inside the repository',
    ],
    [
      'what git is set up with',
      { facts: { setUp: ['config', 'info'] } },
      'scope_excluded: git’s settings, info/ of the git directory: changed since the step began, and in no commit',
    ],
    [
      'what the step excludes',
      { step: { exclude: ['A.ts'] } },
      'scope_excluded: a.ts: excluded from every step',
    ],
    [
      'what the step excludes, with ./ twice',
      { step: { exclude: ['././a.ts'] } },
      'scope_excluded: a.ts: excluded from every step',
    ],
    [
      'what the project excludes',
      { facts: { exclude: ['*.ts'] } },
      'scope_excluded: a.ts: excluded from every step',
    ],
    [
      'an excluded old name of a rename',
      { result: moved, facts: { exclude: ['a.ts'] } },
      'scope_excluded: a.ts: excluded from every step',
    ],
    [
      'an excluded file that only git names',
      { facts: { exclude: ['z.ts'], git: git([changed('a.ts'), changed('z.ts')]) } },
      'scope_excluded: z.ts: excluded from every step',
    ],
    [
      'what is not allowed',
      { step: { allow: ['b.ts'] } },
      'scope_excluded: a.ts: not among the paths this step may change',
    ],
    [
      'what is allowed in other letters only',
      { step: { allow: ['A.ts'] } },
      'scope_excluded: a.ts: not among the paths this step may change',
    ],
    [
      'a fix that nobody gave a scope',
      FIX,
      'scope_drift_fix_regression: a.ts: nobody says what the apply of this step changed (step.allow or --allow)',
    ],
    [
      'a fix beside its scope',
      { ...FIX, facts: { allow: ['b.ts'] } },
      'scope_drift_fix_regression: a.ts: not among the files the apply of this step changed',
    ],
    [
      'no patch',
      { result: { patch: '\n ' } },
      'missing_patch_or_files: success is true, but the patch is missing or empty',
    ],
    [
      'no files written',
      { result: { filesWritten: [] } },
      'missing_patch_or_files: success is true, but filesWritten is missing or empty',
    ],
    [
      'a written file that is not in the patch',
      { result: { ...both, patch: edit('a.ts') } },
      'files_not_in_patch: b.ts: in filesWritten, not in the patch',
    ],
    [
      'a written file that git has not seen change',
      { result: both, facts: { git: git([changed('a.ts')]) } },
      'files_not_in_patch: b.ts: in filesWritten, but git says unchanged since 0123456789ab',
    ],
    [
      'a written file that was not touched',
      { result: { ...both, filesTouched: ['a.ts'] } },
      'files_written_not_in_touched: b.ts: in filesWritten, not in filesTouched',
    ],
    [
      'a failure with a patch',
      { result: { success: false } },
      'payload_on_failure: success is false, but there is a patch',
    ],
    [
      'a failure with files',
      { result: { success: false, patch: '' } },
      'payload_on_failure: success is false, but filesWritten names a.ts',
    ],
    [
      'a failure that left a change',
      { result: { success: false, patch: '', filesWritten: [] }, facts: { git: git([changed('a.ts')]) } },
      'payload_on_failure: success is false, but git says changed: a.ts',
    ],
    [
      'a file in the patch that is not declared',
      { result: { patch: edit('a.ts') + edit('b.ts') } },
      'undeclared_file_in_patch: b.ts: in the patch, not in filesWritten',
    ],
    [
      'a file that git saw and nobody declared',
      { facts: { git: git([changed('a.ts'), changed('b.ts')]) } },
      'undeclared_file_in_patch: b.ts: git says changed, not in filesWritten',
    ],
    [
      'an ignored file that nobody declared',
      { facts: { git: git([changed('a.ts'), changed('out/x', { status: 'ignored' })]) } },
      'undeclared_file_in_patch: out/x: git says changed, not in filesWritten (ignored files: what tools make belongs into steps.derived of the configuration)',
    ],
    [
      'a file that nobody declared beside an ignored one that somebody did',
      { facts: { git: git([changed('a.ts', { status: 'ignored' }), changed('b.ts')]) } },
      'undeclared_file_in_patch: b.ts: git says changed, not in filesWritten',
    ],
    [
      'the old name of a rename that the patch does not show',
      {
        result: {
          ...moved,
          patch: 'diff --git a/b.ts b/b.ts\nnew file mode 100644\nindex 0000000..e69de29\n',
        },
        facts: { git: gitMoved },
      },
      'undeclared_file_in_patch: a.ts: git says changed, not in filesWritten',
    ],
    [
      'prose for a patch',
      { result: { patch: 'I changed it.\n' } },
      'malformed_patch: the patch is no unified diff that could be applied: the text starts with "I changed it.", not with a "diff --git" line',
    ],
    [
      'a patch cut in its last line',
      { result: { patch: edit('a.ts').trimEnd() } },
      'malformed_patch: the patch is no unified diff that could be applied: it ends in the middle of a line: the newline after its last line is missing',
    ],
    [
      'a binary file without its content',
      { result: { patch: hollow('a.ts') } },
      'malformed_patch: the patch is no unified diff that could be applied: a.ts is binary and its content is not shown: git diff --binary shows it',
    ],
    [
      'a binary file without its content, behind a text and a mode',
      { result: { ...both, patch: edit('a.ts') + newMode('b.ts') + hollow('c.bin') } },
      'malformed_patch: the patch is no unified diff that could be applied: c.bin is binary and its content is not shown: git diff --binary shows it',
    ],
    [
      'an unreadable patch beside a rename that it may have shown',
      { result: { ...moved, patch: 'prose\n' }, facts: { git: gitMoved } },
      'malformed_patch: the patch is no unified diff that could be applied: the text starts with "prose", not with a "diff --git" line',
    ],
    [
      'a patch that git refuses',
      { facts: { git: git([changed('a.ts')], { kind: 'refused', said: 'patch failed' }) } },
      'patch_does_not_apply: git apply refuses the patch at 0123456789ab: patch failed',
    ],
    [
      'a patch that makes something else',
      { facts: { git: git([changed('a.ts')], { kind: 'applies', differs: ['a.ts' as RepoPath] }) } },
      'patch_does_not_apply: a.ts: the patch, applied at 0123456789ab, does not give what is in the work tree',
    ],
    [
      'a patch that git refuses, in which one file of two changes',
      {
        result: oneIdle,
        facts: { git: git([changed('a.ts'), changed('b.ts')], { kind: 'refused', said: 'patch failed' }) },
      },
      'patch_does_not_apply: git apply refuses the patch at 0123456789ab: patch failed',
    ],
    [
      'a patch that changes nothing',
      { result: { patch: '--- a/a.ts\n+++ b/a.ts\n@@ -1 +1 @@\n two\n' } },
      'zero_impact_patch: the patch adds, removes, renames and changes nothing',
    ],
    [
      'a patch that changes nothing, although git refuses it',
      {
        result: { patch: '--- a/a.ts\n+++ b/a.ts\n@@ -1 +1 @@\n two\n' },
        facts: { git: git([changed('a.ts')], { kind: 'refused', said: 'x' }) },
      },
      'zero_impact_patch: the patch adds, removes, renames and changes nothing',
    ],
    [
      'a work tree in which nothing has changed',
      { facts: { git: git([], { kind: 'applies', differs: ['a.ts' as RepoPath] }) } },
      'zero_impact_patch: git says that nothing in the work tree differs from 0123456789ab',
    ],
  ])('%s', (_, given, reason) => {
    expect(reasonOf(given)).toBe(reason);
  });

  it('files said to be touched that are missing', () => {
    const { filesTouched: _, ...rest } = result;
    const facts = { allow: [], exclude: [], git: undefined };
    expect(checkStep({ step, result: rest, facts }).reason).toBe(
      'missing_patch_or_files: success is true, but filesTouched is missing',
    );
    const { filesWritten: __, ...less } = rest;
    expect(checkStep({ step, result: less, facts }).reason).toBe(
      'missing_patch_or_files: success is true, but filesWritten is missing or empty',
    );
    expect(checkStep({ step, result: { ...less, success: false, patch: '' }, facts }).valid).toBe(true);
    expect(checkStep({ step, result: failure, facts }).valid).toBe(true);
    const narrow = { ...step, allow: ['b.ts'] };
    expect(checkStep({ step: narrow, result: failure, facts }).valid).toBe(true);
  });
});

describe('names paths', () => {
  const names = (count: number) => Array.from({ length: count }, (_, i) => `f${i}.ts`);
  it.each([
    [5, 'f0.ts, f1.ts, f2.ts, f3.ts, f4.ts: in filesWritten, not in the patch'],
    [6, 'f0.ts, f1.ts, f2.ts, f3.ts, f4.ts and 1 more: in filesWritten, not in the patch'],
  ])('%i of them', (count, said) => {
    expect(reasonOf({ result: { filesWritten: names(count) } })).toBe(`files_not_in_patch: ${said}`);
  });

  it('sorted, the first 200 characters of each', () => {
    const long = 'x'.repeat(300);
    expect(reasonOf({ facts: { exclude: ['*'] }, result: { filesTouched: [long, 'B'] } })).toBe(
      `scope_excluded: B, a.ts, ${'x'.repeat(200)}: excluded from every step`,
    );
  });
});

it.each([String.raw`\\[a`, String.raw`./\\[a`])(
  'a pattern that is none is named as it was written: %s',
  (pattern) => {
    expect(() => reasonOf({ facts: { exclude: ['x', pattern] } })).toThrow(
      expect.objectContaining({
        code: 'usage/bad-value',
        message: `${JSON.stringify(pattern)} is not a path pattern`,
        hint: expect.stringContaining('.gitignore') as string,
      }),
    );
  },
);
