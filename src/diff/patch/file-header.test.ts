import { expect, it } from 'vitest';
import { parsePatch } from './parse-patch.ts';

/** A change of one line under these header lines. */
function pathsOf(...lines: readonly string[]): string[] {
  return [...parsePatch(Buffer.from(`${lines.join('\n')}\n@@ -1 +1 @@\n-a\n+b\n`)).keys()];
}

it.each([
  ['bare', 'diff --git a/x.ts b/x.ts', '--- a/x.ts', '+++ b/x.ts', 'x.ts'],
  ['with a carriage return', 'diff --git a/x.ts b/x.ts\r', '--- a/x.ts\r', '+++ b/x.ts\r', 'x.ts'],
  ['with a blank and a TAB behind it', 'diff --git a/x y b/x y', '--- a/x y\t', '+++ b/x y\t', 'x y'],
  ['in quotes', 'diff --git "a/x\\ty" "b/x\\ty"', '--- "a/x\\ty"', '+++ "b/x\\ty"', 'x\ty'],
])('a name is read that its content lines repeat %s', (_, git, old, now, path) => {
  expect(pathsOf(git, old, now)).toEqual([path]);
});

const BARE = 'diff --git a/x.ts b/x.ts';
it.each([
  ['name another old file', BARE, '--- a/y.ts', '+++ b/x.ts', /"--- a\/y.ts" is where "--- a\/x.ts" belongs/],
  ['name another new file', BARE, '--- a/x.ts', '+++ b/y.ts', /"\+\+\+ b\/y.ts" is where "\+\+\+ b\/x.ts"/],
  ['go on behind the old name', BARE, '--- a/x.tsx', '+++ b/x.ts', /"--- a\/x.tsx" is where/],
  ['go on behind the new name', BARE, '--- a/x.ts', '+++ b/x.tsx', /"\+\+\+ b\/x.tsx" is where/],
  ['break off within the name', BARE, '--- a/x.t', '+++ b/x.ts', /"--- a\/x.t" is where/],
  ['break off within quotes', 'diff --git "a/xy" "b/xy"', '--- "a/x', '+++ "b/xy"', /unreadable name in/],
  [
    'repeat a TAB that git would quote',
    'diff --git a/x\ty b/x\ty',
    '--- a/x\ty',
    '+++ b/x\ty',
    /"--- a\/x" is where/,
  ],
])('content lines that %s are refused', (_, git, old, now, message) => {
  expect(() => pathsOf(git, old, now)).toThrow(message);
});

it('an added and a deleted file have no name on their missing side', () => {
  const refused = (mode: string, old: string, now: string) => () => pathsOf(BARE, mode, old, now);
  expect(refused('new file mode 100644', '--- a/x.ts', '+++ b/x.ts')).toThrow(
    /where "--- \/dev\/null" belongs/,
  );
  expect(refused('deleted file mode 100644', '--- a/x.ts', '+++ b/x.ts')).toThrow(
    /where "\+\+\+ \/dev\/null" bel/,
  );
});
