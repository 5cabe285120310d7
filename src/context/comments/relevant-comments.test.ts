import { expect, it } from 'vitest';
import type { RepoPath } from '../../kernel/repo-path.ts';
import type { CommentNear } from './comments-near.ts';
import { noRelevantComment } from './relevant-comments.ts';

const comment = (text: string, parts: Partial<CommentNear> = {}): CommentNear => ({
  ...{ path: 'a.ts' as RepoPath, at: { start: 1, end: 1 }, text, side: 'new', marker: null },
  ...parts,
});
const isSilent = (...comments: readonly CommentNear[]): boolean =>
  noRelevantComment(comments, []) !== undefined;

it('no comment says nothing, and the sentence says what was looked for', () => {
  expect(noRelevantComment([], [])).toBe(
    'no comment near these lines states an obligation, and none was changed',
  );
});

it.each([
  '// add must be called with mu held.',
  '// Keep in step with the cookie.',
  '# jobs: paths of the jobs, oldest first.',
  '# The newest come first; names are days, so sorting by name is sorting by time.',
  '// Cents.  At most 12.',
  '# The modem cuts a message at 70 bytes.',
  '/** Never answers null. */',
  '// muss vor dem Schliessen gerufen werden',
  '// приоритет',
])('%s obliges, or may', (text) => {
  expect(isSilent(comment(text))).toBe(false);
});

it.each([
  '/** The price of a parcel. */',
  '// ErrStatus is the status of a bad page.',
  '// total',
  '#!/bin/sh',
])('%s does not', (text) => {
  expect(isSilent(comment(text))).toBe(true);
});

it('a comment that the change wrote or removed is one to look at, whatever it says', () => {
  expect(isSilent(comment('// total', { changed: true }))).toBe(false);
  expect(isSilent(comment('// total', { side: 'old' }))).toBe(false);
  expect(isSilent(comment('// TODO', { marker: 'TODO' }))).toBe(false);
});

it.each([
  '#!/usr/bin/env bash',
  '# shellcheck disable=SC2086 # words must stay',
  '// eslint-disable-next-line no-console',
])('%s is for a program, changed or not', (text) => {
  expect(isSilent(comment(text, { changed: true }))).toBe(true);
});

it('where comments could not be looked for, none is not known to be there', () => {
  expect(noRelevantComment([], ['a.zig' as RepoPath])).toBeUndefined();
});
