import { expect, it } from 'vitest';
import { scopeNote } from './scope-note.ts';

const revision = (label: string) => ({
  sha: 'a'.repeat(40),
  tree: 'b'.repeat(40),
  label,
  why: `so ${label}`,
});

it('says files, lines and both revisions, and nothing of a branch name that a terminal obeys', () => {
  const sides = { base: revision('main'), head: revision('evil\u009b2J\u202e') };
  expect(scopeNote(sides, new Map(), [])).toBe(
    `0 files, +0 -0 lines: base ${'a'.repeat(12)} (main: so main), head ${'a'.repeat(12)} (evil\\u{9b}2J\\u{202e}: so evil\\u{9b}2J\\u{202e})`,
  );
});
