import { expect, it } from 'vitest';
import { parseNumstat, parseRaw } from './git-lists.ts';

const [A, B, NONE] = ['a'.repeat(40), 'b'.repeat(40), '0'.repeat(40)];

it('reads every status that a diff of two trees has', () => {
  const output = [
    `:000000 100644 ${NONE} ${B} A\0new\nline.ts\0`,
    `:100644 000000 ${A} ${NONE} D\0gone.ts\0`,
    `:100644 100755 ${A} ${B} M\0:100644 100644 odd.ts\0`,
    `:100644 100644 ${A} ${B} R087\0from.ts\0to.ts\0`,
    `:100644 120000 ${A} ${B} T\0link\0`,
  ].join('');
  expect(parseRaw(Buffer.from(output))).toEqual([
    { status: 'added', path: 'new\nline.ts', oldMode: '000000', newMode: '100644', oldOid: NONE, newOid: B },
    { status: 'deleted', path: 'gone.ts', oldMode: '100644', newMode: '000000', oldOid: A, newOid: NONE },
    {
      status: 'modified',
      path: ':100644 100644 odd.ts',
      oldMode: '100644',
      newMode: '100755',
      oldOid: A,
      newOid: B,
    },
    {
      status: 'renamed',
      path: 'to.ts',
      from: 'from.ts',
      oldMode: '100644',
      newMode: '100644',
      oldOid: A,
      newOid: B,
    },
    { status: 'type-changed', path: 'link', oldMode: '100644', newMode: '120000', oldOid: A, newOid: B },
  ]);
});

it('reads counts, binary files, renames and names with TABs', () => {
  const output =
    '3\t1\ta.ts\x000\t0\tempty\0-\t-\tpicture.png\x0012\t0\t\0old name.ts\0new name.ts\x001\t1\ttab\there\0';
  expect(parseNumstat(Buffer.from(output))).toEqual([
    { path: 'a.ts', added: 3, removed: 1 },
    { path: 'empty', added: 0, removed: 0 },
    { path: 'picture.png', added: null, removed: null },
    { path: 'new name.ts', from: 'old name.ts', added: 12, removed: 0 },
    { path: 'tab\there', added: 1, removed: 1 },
  ]);
});

it('reads counts of several digits on both sides', () => {
  expect(parseNumstat(Buffer.from('10\t234\ta.ts\0'))).toEqual([{ path: 'a.ts', added: 10, removed: 234 }]);
});

it('reads two empty lists of no change', () => {
  expect([parseRaw(Buffer.alloc(0)), parseNumstat(Buffer.alloc(0))]).toEqual([[], []]);
});

const unreadable = (list: string, entry: string) =>
  `git diff ${list} -z printed an entry that cannot be read: ${entry}`;

it.each([
  ['the entry', parseRaw, 'x', unreadable('--raw', 'x')],
  [
    'the end of the list',
    parseRaw,
    `:100644 100644 ${A} ${B} M\0`,
    unreadable('--raw', 'the end of the list'),
  ],
  [
    'the end behind a rename',
    parseRaw,
    `:100644 100644 ${A} ${B} R100\0from.ts\0`,
    unreadable('--raw', 'the end of the list'),
  ],
  ['a path', parseNumstat, '1\t1\t../x\0', unreadable('--numstat', '../x')],
  ['the first path of a rename', parseNumstat, '1\t1\t\0../x\0y\0', unreadable('--numstat', '../x')],
  ['the second path of a rename', parseNumstat, '1\t1\t\0x\0../y\0', unreadable('--numstat', '../y')],
  ['a path of the statuses', parseRaw, `:100644 100644 ${A} ${B} M\0../x\0`, unreadable('--raw', '../x')],
  [
    'the first path of a renamed one',
    parseRaw,
    `:100644 100644 ${A} ${B} R100\0../x\0y\0`,
    unreadable('--raw', '../x'),
  ],
  ['the counts', parseNumstat, 'many', unreadable('--numstat', 'many')],
  ['no more than 80 characters', parseRaw, 'y'.repeat(200), unreadable('--raw', 'y'.repeat(80))],
])('a refusal names %s', (_, parse, output, message) => {
  expect(() => parse(Buffer.from(output))).toThrow(message);
  expect(() => parse(Buffer.from(output))).toThrow(expect.objectContaining({ message }));
});

it.each([
  ['something before the colon', parseRaw, `x:100644 100644 ${A} ${B} M\0x.ts\0`],
  ['something behind the status', parseRaw, `:100644 100644 ${A} ${B} M x\0x.ts\0`],
  ['something before the counts', parseNumstat, 'x1\t1\ta.ts\0'],
  ['counts without the second', parseNumstat, '1\ta.ts\0'],
  ['a copy', parseRaw, `:100644 100644 ${A} ${B} C100\0from.ts\0to.ts\0`],
  ['an unmerged path', parseRaw, `:000000 000000 ${NONE} ${NONE} U\0x.ts\0`],
  ['a combined entry', parseRaw, `::100644 100644 100644 ${A} ${A} ${B} MM\0x.ts\0`],
  ['a list that ends in a rename', parseRaw, `:100644 100644 ${A} ${B} R100\0from.ts\0`],
  ['a path inside .git', parseRaw, `:100644 100644 ${A} ${B} M\0.git/config\0`],
  ['a list without -z', parseRaw, `:100644 100644 ${A} ${B} M\tx.ts\n`],
  ['counts that are none', parseNumstat, 'many\t1\ta.ts\0'],
  ['a rename without its names', parseNumstat, '1\t1\t\0'],
  ['a path that leads out', parseNumstat, '1\t1\t../x\0'],
])('refuses %s', (_, parse, output) => {
  expect(() => parse(Buffer.from(output))).toThrow(
    expect.objectContaining({ code: 'refused/diff-disagrees-with-git' }),
  );
});
