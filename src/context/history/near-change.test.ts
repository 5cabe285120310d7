import { describe, expect, it } from 'vitest';
import type { FileChange } from '../../diff/changed-lines.ts';
import { parsePatch } from '../../diff/patch/parse-patch.ts';
import { isNear, nearChange, type NearChange } from './near-change.ts';

const BEFORE = [
  'function pay(card) {',
  '  open(card);',
  '  log(card);',
  '  charge(card, total);',
  '  close(card);',
  '}',
  '',
  'function refund(card) {',
  '  log(card);',
  '  give(card, total);',
  '});',
];
const AFTER = BEFORE.with(9, '  return give(card, total);');

function changeOf(patch: readonly string[]): FileChange {
  const [change] = parsePatch(Buffer.from(patch.join('\n'))).values();
  return change!;
}

function near(): NearChange {
  const patch = [
    ...[
      'diff --git a/pay.ts b/pay.ts',
      '--- a/pay.ts',
      '+++ b/pay.ts',
      '@@ -9,3 +9,3 @@ function refund(card) {',
    ],
    ...[` ${BEFORE[8]}`, `-${BEFORE[9]}`, `+${AFTER[9]}`, ' });', ''],
  ];
  const change = changeOf(patch);
  return nearChange({ change, before: BEFORE.join('\n'), after: AFTER.join('\n') });
}

describe('a hunk of an old patch', () => {
  it.each([
    ['that took out what the change puts in', ['@@ -90,2 +90 @@', '-return give(card, total);', ' }'], true],
    [
      'that put in what the change takes out, indented otherwise',
      ['@@ -9 +9,2 @@', '+give(card, total);'],
      true,
    ],
    ['under the heading of the change', ['@@ -9 +9,2 @@ function refund(card) {', '+other();'], true],
    ['beside a line that stands once', ['@@ -9 +9,2 @@', '   give(card, total);', '+other();'], true],
    ['beside a line that stands at many places', ['@@ -9 +9,2 @@', '   log(card);', '+other();'], false],
    ['that changed such a line', ['@@ -9 +9,2 @@', '+  log(card);'], true],
    ['under another heading', ['@@ -2 +2,2 @@ function pay(card) {', '+  open(card);'], false],
    ['that shares a line of signs', ['@@ -2 +2,2 @@', '+}'], false],
    ['beside such a line, be it the only one', ['@@ -2 +2,2 @@', ' });', '+x();'], false],
  ])('%s: %s', (_, lines, expected) => {
    expect(isNear(lines, near())).toBe(expected);
  });

  it('is known by as much of a heading as git writes, in bytes', () => {
    const long = `export async function ${'ä'.repeat(40)}(card) {`;
    const before = [long, '  give(card);'].join('\n');
    const header = '@@ -2 +2 @@';
    const patch = [
      'diff --git a/a.ts b/a.ts',
      '--- a/a.ts',
      '+++ b/a.ts',
      header,
      '-  give(card);',
      '+  x();',
      '',
    ];
    const change = changeOf(patch);
    const found = nearChange({ change, before, after: before.replace('give(card)', 'x()') });
    const shown = Buffer.from(long).subarray(0, 80).toString('utf8');
    expect(isNear([`@@ -7 +7 @@ ${shown}`, '+y();'], found)).toBe(true);
  });
});
