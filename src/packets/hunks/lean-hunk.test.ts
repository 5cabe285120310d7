import { describe, expect, it } from 'vitest';
import { leanHunk } from './lean-hunk.ts';
import { leanPatch } from './lean-patch.ts';
import type { ShownHunk } from './shown-files.ts';

const hunk = (old: ShownHunk['old'], now: ShownHunk['new'], ...lines: string[]): ShownHunk => ({
  ...{ id: 'a.ts#1', old, new: now },
  text: lines.map((line) => `${line}\n`).join(''),
});

/** Three lines of context on both sides, as git prints them. */
const around = (above: readonly string[], below: readonly string[], changed = ['+  gone();']): ShownHunk => {
  const removed = changed.filter((line) => line.startsWith('-')).length;
  const [kept, added] = [above.length + below.length, changed.length - removed];
  return hunk(
    { start: 10, count: kept + removed },
    { start: 20, count: kept + added },
    `@@ -10,${kept + removed} +20,${kept + added} @@ class A {`,
    ...[...above.map((line) => ` ${line}`), ...changed, ...below.map((line) => ` ${line}`)],
  );
};
const bodyOf = ({ text }: ShownHunk): string[] => text.split('\n').slice(1, -1);

describe('the context of a hunk', () => {
  it.each([
    [
      'ends above with the header of what encloses the change',
      around(['}', 'other();', 'function pay() {'], []),
      [' function pay() {', '+  gone();'],
    ],
    [
      'ends at a blank line',
      around(['  a();', '', '  b();'], ['  c();', '', '  d();']),
      ['   b();', '+  gone();', '   c();'],
    ],
    [
      'ends below where the enclosing block does',
      around(['  b();'], ['  c();', '}', 'function next() {']),
      ['   b();', '+  gone();', '   c();'],
    ],
    [
      'has no brackets at its edges that only close something',
      around(['  }', '  });'], ['  }', '  );']),
      ['+  gone();'],
    ],
    [
      'keeps what is of the same depth',
      around(['  a();', '  b();'], ['  c();', '  d();']),
      ['   a();', '   b();', '+  gone();', '   c();', '   d();'],
    ],
    [
      'between two changes stays whole',
      around([''], [''], ['-  old();', ' ', ' }', '+  gone();']),
      ['-  old();', ' ', ' }', '+  gone();'],
    ],
  ])('%s', (_, given, expected) => {
    expect(bodyOf(leanHunk(given))).toEqual(expected);
  });

  it('goes with numbers that fit: the header counts from the first line that is left', () => {
    const lean = leanHunk(around(['', '  a();', '  b();'], ['', '  c();'], ['-  old();', '+  new();']));
    expect(lean).toEqual({
      ...{ id: 'a.ts#1', old: { start: 11, count: 3 }, new: { start: 21, count: 3 } },
      text: '@@ -11,3 +21,3 @@ class A {\n   a();\n   b();\n-  old();\n+  new();\n',
    });
  });

  it('names the line before where a side has no line left, as git does', () => {
    const lean = leanHunk(around(['}'], [''], ['+x();']));
    expect(lean).toMatchObject({ old: { start: 10, count: 0 }, new: { start: 21, count: 1 } });
    expect(lean.text).toBe('@@ -10,0 +21 @@ class A {\n+x();\n');
  });

  it('keeps what git says of the last line with that line', () => {
    const given = hunk(
      ...([{ start: 1, count: 2 }, { start: 1, count: 2 }, '@@ -1,2 +1,2 @@'] as const),
      ...['-a', '+b', ' c', '\\ No newline at end of file'],
    );
    expect(leanHunk(given)).toBe(given);
  });

  it('is left alone in a hunk without a change, and in one that has nothing to lose', () => {
    const same = around(['  a();'], ['  b();'], []);
    expect(leanHunk(same)).toBe(same);
  });
});

describe('an excerpt of a patch', () => {
  it('is narrowed hunk by hunk, but where lines of a hunk are left out', () => {
    const excerpt = [
      ...['@@ -1,3 +1,4 @@ f', ' ', ' a();', '+b();', ' '],
      ...['@@ -9,9 +10,9 @@', '[3 more lines above]', ' ', '+c();', '[1 more hunks of this patch]'],
    ].join('\n');
    expect(leanPatch(excerpt)).toBe(
      [
        ...['@@ -2 +2,2 @@ f', ' a();', '+b();'],
        ...['@@ -9,9 +10,9 @@', '[3 more lines above]', ' ', '+c();', '[1 more hunks of this patch]'],
      ].join('\n'),
    );
  });

  it('keeps one line on each side, also where whole hunks are left out behind it', () => {
    const hunk = ['@@ -1,5 +1,6 @@ f', ' a();', ' b();', '+c();', ' d();', ' e();', ' f();'];
    expect(leanPatch([...hunk, '[2 more hunks of this patch]'].join('\n'))).toBe(
      ['@@ -2,2 +2,3 @@ f', ' b();', '+c();', ' d();', '[2 more hunks of this patch]'].join('\n'),
    );
  });

  it('ends without a newline where it did', () => {
    expect(leanPatch('@@ -1,2 +1,3 @@\n \n+b();\n ')).toBe('@@ -1,0 +2 @@\n+b();');
  });
});

it('is found of more changed lines than a call takes arguments', () => {
  const lines = Array.from({ length: 200_000 }, (_, n) => `+  v(${n});`);
  const text = `@@ -10,1 +20,200001 @@\n function pay() {\n${lines.join('\n')}\n`;
  const whole = { ...around(['pay'], []), old: { start: 10, count: 1 }, text };
  expect(leanHunk(whole)).toBe(whole);
});
