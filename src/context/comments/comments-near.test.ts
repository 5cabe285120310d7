import { describe, expect, it } from 'vitest';
import { parsePatch } from '../../diff/patch/parse-patch.ts';
import { commentsNear, markerOf } from './comments-near.ts';
import type { ChangedSource } from '../changed-source.ts';

/** A modified file: its two texts, and the hunks between them as git prints them. */
function modified(
  before: readonly string[],
  after: readonly string[],
  hunks: readonly string[],
  path = 'a.ts',
): ChangedSource {
  return source([`--- a/${path}`, `+++ b/${path}`, ...hunks], path, before, after);
}

function source(
  header: readonly string[],
  path: string,
  before: readonly string[] | null,
  after: readonly string[] | null,
): ChangedSource {
  const patch = [`diff --git a/${path} b/${path}`, ...header, ''].join('\n');
  const [change] = [...parsePatch(Buffer.from(patch)).values()];
  const text = (lines: readonly string[] | null): string | null =>
    lines === null ? null : `${lines.join('\n')}\n`;
  return { change: change!, before: text(before), after: text(after) };
}

const blank = (count: number): string[] => Array.from({ length: count }, (_, i) => `line${i}();`);
const shown = (changed: ChangedSource): string[] =>
  commentsNear(changed).map((c) => `${c.side} ${c.at.start}-${c.at.end} ${c.text}`);

describe('comments around a change', () => {
  it('takes those up to ten lines before a hunk and three after it, and no further', () => {
    const after = [
      '// far',
      '// off',
      'x();',
      '// ten before',
      ...blank(9),
      'new();',
      'a();',
      'b();',
      '// three after',
      '',
      '// four after',
    ];
    expect(after.indexOf('new();') + 1).toBe(14);
    const before = after.filter((line) => line !== 'new();');
    expect(shown(modified(before, after, ['@@ -13,0 +14 @@', '+new();']))).toEqual([
      'new 4-4 // ten before',
      'new 17-17 // three after',
    ]);
  });

  it('takes those inside a hunk, with their marker', () => {
    const after = ['a();', '// TODO: pay twice', 'b();'];
    expect(
      commentsNear(
        modified(['a();', 'b();'], after, ['@@ -1,2 +1,3 @@', ' a();', '+// TODO: pay twice', ' b();']),
      ),
    ).toEqual([
      {
        path: 'a.ts',
        at: { start: 2, end: 2 },
        text: '// TODO: pay twice',
        side: 'new',
        marker: 'TODO',
        changed: true,
      },
    ]);
  });

  it('takes the comments at the head of what encloses the change, however far up', () => {
    const after = [
      '/** Money only. */',
      'class Till {',
      '  /** Never negative. */',
      '  @logged',
      '  pay(',
      '    a,',
      '  ) {',
      '    // elsewhere',
      ...blank(30).map((l) => `    ${l}`),
      '    changed();',
      '  }',
      '  // after',
      '}',
    ];
    const at = after.indexOf('    changed();') + 1;
    const before = after.map((line) => line.replace('changed', 'old'));
    expect(shown(modified(before, after, [`@@ -${at} +${at} @@`, '-    old();', '+    changed();']))).toEqual(
      ['new 1-1 /** Money only. */', 'new 3-3 /** Never negative. */', `new ${at + 2}-${at + 2} // after`],
    );
  });

  it('takes the docstring of the enclosing function', () => {
    const after = [
      'def f():',
      '    """Sorted input only."""',
      ...blank(20).map((l) => `    ${l}`),
      '    changed()',
    ];
    const before = after.map((line) => line.replace('changed', 'old'));
    expect(shown(modified(before, after, ['@@ -23 +23 @@', '-    old()', '+    changed()'], 'a.py'))).toEqual(
      ['new 2-2 """Sorted input only."""'],
    );
  });

  it('finds comments next to a mere removal', () => {
    expect(
      shown(
        modified(['// keep order', 'a();', 'b();'], ['// keep order', 'a();'], ['@@ -3 +2,0 @@', '-b();']),
      ),
    ).toEqual(['new 1-1 // keep order']);
  });
});

describe('comments that the change removed', () => {
  it('are told from the old side, in old line numbers', () => {
    expect(
      shown(
        modified(
          ['a();', '// WARNING: hot', 'b();'],
          ['a();', 'b();'],
          ['@@ -2 +1,0 @@', '-// WARNING: hot'],
        ),
      ),
    ).toEqual(['old 2-2 // WARNING: hot']);
  });

  it('are not those that were only indented anew or moved', () => {
    const changed = modified(
      ['// one', 'a();'],
      ['if (x) {', '  // one', '  a();', '}'],
      ['@@ -1,2 +1,4 @@', '-// one', '-a();', '+if (x) {', '+  // one', '+  a();', '+}'],
    );
    expect(shown(changed)).toEqual(['new 2-2 // one']);
  });

  it('are told when an equal one stays elsewhere', () => {
    const changed = modified(
      ['// x', 'a();', ...blank(20), '// x'],
      ['a();', ...blank(20), '// x'],
      ['@@ -1 +0,0 @@', '-// x'],
    );
    expect(shown(changed)).toEqual(['old 1-1 // x']);
  });

  it('are told whole when one line of them went', () => {
    const changed = modified(
      ['// a', '// TODO b', '// c'],
      ['// a', '// c'],
      ['@@ -2 +1,0 @@', '-// TODO b'],
    );
    expect(shown(changed)).toEqual(['new 1-2 // a\n// c', 'old 1-3 // a\n// TODO b\n// c']);
  });

  it('are, of a deleted file, only those with a marker', () => {
    const lines = ['// plain', 'a();', '// FIXME later'];
    const changed = source(
      [
        'deleted file mode 100644',
        '--- a/a.ts',
        '+++ /dev/null',
        '@@ -1,3 +0,0 @@',
        ...lines.map((l) => `-${l}`),
      ],
      'a.ts',
      lines,
      null,
    );
    expect(shown(changed)).toEqual(['old 3-3 // FIXME later']);
  });
});

it('has nothing to say of a binary file', () => {
  expect(
    commentsNear({
      change: { kind: 'opaque', path: 'a.png' as never, status: 'modified', why: 'binary' },
      before: null,
      after: null,
    }),
  ).toEqual([]);
});

it.each([
  ['// TODO: x', 'TODO'],
  ['/* see note; FIXME, then TODO */', 'FIXME'],
  ['// todo in small letters', null],
  ['// TODOS of others', null],
])('marks %s as %s', (text, marker) => {
  expect(markerOf(text)).toBe(marker);
});
