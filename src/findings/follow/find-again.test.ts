import { describe, expect, it } from 'vitest';
import { mergedFinding } from '../../../tests/kit/finding-example.ts';
import { BASE, CHANGED, exampleWorld, HEAD, type Different } from '../../../tests/kit/world-example.ts';
import type { Lens } from '../../contracts/vocabulary.ts';
import type { FileChange } from '../../diff/changed-lines.ts';
import { reviewedText } from '../../evidence/reviewed-text.ts';
import type { World } from '../../evidence/world.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';
import { nextFingerprint } from '../fingerprint.ts';
import type { MergedFinding } from '../lifecycle.ts';
import { findAgain } from './find-again.ts';
import { verifyFinding } from '../verify-finding.ts';

const path = (text: string) => text as RepoPath;

/** A finding as the run before left it: verified in the same world. */
function before(different: Different = {}, lens: Lens = 'bug-scan'): MergedFinding {
  const { claim } = mergedFinding(different);
  const verified = verifyFinding({ slot: 'before/1', lens, claim }, exampleWorld());
  if ('drop' in verified) throw new Error(verified.drop.kind);
  return { ...verified.keep, witnesses: [] };
}

/** The world with other texts at head. */
const headOf = (files: Readonly<Record<string, string>>, more: Partial<World> = {}): World => {
  const now: Readonly<Record<string, string>> = { ...HEAD, ...files };
  return exampleWorld({
    headText: (file) => (now[file] === undefined ? undefined : reviewedText(now[file])),
    ...more,
  });
};

const PAY = HEAD['src/pay.ts'] ?? '';

const CALL = '  const receipt = await pay(order);';

describe('the other places of a defect', () => {
  const also = [{ file: 'src/ship.ts', line: 4, quote: CALL }];
  const wide = before({ also });

  it('stand again where they are, and move', () => {
    expect(findAgain(wide, exampleWorld())).toEqual({ keep: wide });
    const world = headOf({ 'src/ship.ts': `\n${HEAD['src/ship.ts'] ?? ''}` });
    expect(findAgain(wide, world)).toMatchObject({ keep: { also: [{ at: { start: 5, end: 5 } }] } });
  });

  it('are shown no longer when they are gone, and the finding is', () => {
    const world = headOf({ 'src/ship.ts': 'export {};\n' });
    const again = findAgain(wide, world);
    expect(again).toMatchObject({ keep: { fingerprint: wide.fingerprint } });
    expect('keep' in again && again.keep.also).toBeUndefined();
  });
});

describe('what a finding rests on', () => {
  const wide = before({ rests_on: [{ file: 'src/ship.ts', quote: CALL }] });

  it('moves with its lines, and is not shown when it is gone', () => {
    expect(wide.rests).toMatchObject([{ file: 'src/ship.ts', at: { start: 4, end: 4 } }]);
    const moved = findAgain(wide, headOf({ 'src/ship.ts': `\n${HEAD['src/ship.ts'] ?? ''}` }));
    expect(moved).toMatchObject({ keep: { rests: [{ at: { start: 5, end: 5 } }] } });
    const again = findAgain(wide, headOf({ 'src/ship.ts': 'export {};\n' }));
    expect(again).toMatchObject({ keep: { fingerprint: wide.fingerprint } });
    expect('keep' in again && again.keep.rests).toBeUndefined();
  });
});

describe('an effect elsewhere', () => {
  const impact = before({
    file: 'src/ship.ts',
    verification: {
      code_examined: '  const receipt = await pay(order);',
      is_impact_finding: true,
      cause: { file: 'src/pay.ts', quote: '  charge(order.card);' },
    },
  });

  it('stands while its cause does, and moves with it', () => {
    const cause = { file: 'src/pay.ts', side: 'new', at: { start: 5, end: 5 } };
    expect(findAgain(impact, exampleWorld())).toEqual({ keep: impact });
    expect(impact.cause).toEqual(cause);
    const world = headOf({ 'src/ship.ts': `\n${HEAD['src/ship.ts'] ?? ''}` });
    expect(findAgain(impact, world)).toMatchObject({
      keep: { at: { start: 5, end: 5 }, placement: 'impact', cause },
    });
  });

  it('whose cause is a whole file is fixed when the change leaves that file alone', () => {
    const cause = { file: 'src/gone.ts', deleted: true as const };
    const deleted = before({
      file: 'src/ship.ts',
      verification: { code_examined: CALL, is_impact_finding: true, cause },
    });
    expect(findAgain(deleted, exampleWorld())).toEqual({ keep: deleted });
    const without = new Map([...CHANGED].filter(([file]) => file !== path('src/gone.ts')));
    expect(findAgain(deleted, exampleWorld({ changed: without }))).toEqual({
      drop: { kind: 'fixed', why: 'the change does not touch src/gone.ts as a whole any more' },
    });
  });

  it('is fixed when the line that caused it is gone', () => {
    const world = headOf({ 'src/pay.ts': PAY.replace('charge(order.card)', 'await charge(order.card)') });
    expect(findAgain(impact, world)).toEqual({
      drop: { kind: 'fixed', why: 'the changed line that caused it is gone from src/pay.ts' },
    });
  });

  it('follows its cause on the side and near the line where it stood', () => {
    const twice = PAY.replace('  ship(order);', '  ship(order);\n  charge(order.card);');
    const change = { ...CHANGED.get(path('src/pay.ts')), added: [{ start: 5, end: 8 }] } as FileChange;
    const world = headOf({ 'src/pay.ts': twice }, { changed: new Map([...CHANGED, [change.path, change]]) });
    const later: MergedFinding = {
      ...impact,
      cause: { file: path('src/pay.ts'), side: 'new', at: { start: 8, end: 8 } },
    };
    expect(findAgain(later, world)).toMatchObject({ keep: { cause: { at: { start: 8, end: 8 } } } });
    const old: MergedFinding = {
      ...impact,
      cause: { file: path('src/pay.ts'), side: 'old', at: { start: 5, end: 5 } },
    };
    expect(findAgain(old, world)).toMatchObject({ drop: { kind: 'fixed' } });
  });

  it('is looked up without a place where none was known', () => {
    const { cause: _, ...rest } = impact;
    expect(findAgain(rest, exampleWorld())).toMatchObject({ keep: { cause: { at: { start: 5, end: 5 } } } });
  });
});

describe('code that was moved', () => {
  const finding = before();
  const without = PAY.replace('  charge(order.card);\n', '');
  const added = (file: string): [RepoPath, FileChange] => {
    const change = { ...CHANGED.get(path('.claude/rules/new.md')), path: path(file) };
    return [path(file), { ...change, added: [{ start: 1, end: 9 }] } as FileChange];
  };
  const moved = (...files: string[]): World =>
    headOf(
      { 'src/pay.ts': without, ...Object.fromEntries(files.map((file) => [file, 'charge(order.card);\n'])) },
      { changed: new Map([...CHANGED, ...files.map(added)]) },
    );

  it('into one new file is followed there', () => {
    expect(findAgain(finding, moved('src/new.ts'), [path('src/new.ts')])).toMatchObject({
      keep: { file: 'src/new.ts', side: 'new', at: { start: 1, end: 1 }, placement: 'added' },
    });
  });

  it.each<[string, MergedFinding, World, string[]]>([
    ['into two, of which nobody can tell which', finding, moved('a.ts', 'b.ts'), ['a.ts', 'b.ts']],
    ['into a file that was there before', finding, moved('src/new.ts'), []],
    [
      'onto lines that the change did not add',
      finding,
      headOf({ 'src/pay.ts': without, 'src/ship.ts': 'charge(order.card);\n' }),
      ['src/ship.ts'],
    ],
    [
      'when it was not about added lines',
      { ...finding, placement: 'hunk_context' },
      moved('src/new.ts'),
      ['src/new.ts'],
    ],
    [
      'when it was about removed lines',
      {
        ...finding,
        side: 'old',
        claim: {
          ...finding.claim,
          verification: { ...finding.claim.verification, code_examined: 'charge(order.card);' },
        },
      },
      moved('src/new.ts'),
      ['src/new.ts'],
    ],
  ])('%s is not', (_, past, world, appeared) => {
    expect(findAgain(past, world, appeared.map(path))).toEqual({
      drop: { kind: 'fixed', why: 'the quote is gone from src/pay.ts' },
    });
  });
});

describe('the fingerprint', () => {
  const finding = before();

  it.each([1, 99])('of the %i. other finding about one quote is kept', (n) => {
    const numbered = { ...finding, fingerprint: nextFingerprint(finding.fingerprint, n) };
    expect(findAgain(numbered, exampleWorld())).toEqual({ keep: numbered });
  });

  it.each([nextFingerprint(finding.fingerprint, 100), 'f'.repeat(64)])(
    '%s is computed anew',
    (fingerprint) => {
      expect(findAgain({ ...finding, fingerprint }, exampleWorld())).toEqual({ keep: finding });
    },
  );

  it('decides which of two equal lines it was about, wherever it stood', () => {
    const twice = headOf(
      { 'src/pay.ts': PAY.replace('  ship(order);', '  charge(order.card);') },
      { policy: 'file' },
    );
    const second = { ...finding, at: { start: 7, end: 7 } };
    expect(findAgain(second, twice)).toMatchObject({ keep: { at: { start: 5, end: 5 } } });
    const unknown = { ...second, fingerprint: 'f'.repeat(64) };
    expect(
      findAgain(
        unknown,
        headOf({ 'src/pay.ts': PAY.replace('  ship(order);', '  charge(order.card);') }, { policy: 'file' }),
      ),
    ).toMatchObject({
      keep: { at: { start: 5, end: 5 } },
    });
  });
});

describe('a copy of its lines', () => {
  const COPY = `export function admin(order) {\n  charge(order.card);\n}\n\n`;
  const all: FileChange = {
    ...(CHANGED.get(path('src/pay.ts')) as FileChange & { kind: 'text' }),
    hunks: [],
    added: [{ start: 1, end: 20 }],
  };
  const changed = new Map([[path('src/pay.ts'), all]]);
  const finding = before();

  it('above it is not followed: what surrounds it decides, though the copy has its fingerprint now', () => {
    const again = findAgain(finding, headOf({ 'src/pay.ts': `${COPY}${PAY}` }, { changed }));
    expect(again).toMatchObject({ keep: { at: { start: 9, end: 9 }, place: finding.place } });
  });
});

describe('what its lens rests on', () => {
  it('is no rule any more: withdrawn', () => {
    const rule = before({ ruleFile: 'CLAUDE.md', ruleText: 'Await every promise.' }, 'rules-compliance');
    expect(findAgain(rule, exampleWorld())).toEqual({ keep: rule });
    expect(findAgain(rule, exampleWorld({ rules: [] }))).toEqual({
      drop: {
        kind: 'withdrawn',
        why: 'the rule of CLAUDE.md is not in force at base any more',
        unsettled: true,
      },
    });
  });

  it('is a comment that is gone: fixed', () => {
    const comment = before({ commentText: 'every charge must be awaited' }, 'comment-compliance');
    expect(findAgain(comment, exampleWorld())).toEqual({ keep: comment });
    const silent = (text: string) => text.replace(/\/\/ WARNING.*/, '');
    const world = headOf(
      { 'src/pay.ts': silent(PAY) },
      { baseText: () => reviewedText(silent(BASE['src/pay.ts'] ?? '')) },
    );
    expect(findAgain(comment, world)).toEqual({
      drop: { kind: 'fixed', why: 'the comment is gone from src/pay.ts' },
    });
  });
});

describe('lines that are no longer part of the change', () => {
  const removed = before({ side: 'old', verification: { code_examined: '  await charge(order.card);' } });
  const unchanged = { changed: new Map([...CHANGED].filter(([file]) => file !== 'src/pay.ts')) };

  it('are fixed when removed code is back', () => {
    expect(findAgain(removed, headOf({ 'src/pay.ts': BASE['src/pay.ts'] ?? '' }, unchanged))).toEqual({
      drop: { kind: 'fixed', why: 'the removed code is back in src/pay.ts' },
    });
  });

  it.each([
    ['a comment of several lines', '  /*\n  await charge(order.card);\n  */'],
    ['a comment behind the same code', '  /*\n  await charge(order.card);\n  */\n  charge(order.card);'],
  ])('are open when removed code is back in %s', (_, now) => {
    const text = (BASE['src/pay.ts'] ?? '').replace('  await charge(order.card);', now);
    expect(findAgain(removed, headOf({ 'src/pay.ts': text }, unchanged))).toMatchObject({
      keep: { side: 'old', at: removed.at },
    });
  });

  it('are fixed when removed code is back below a comment that holds it too', () => {
    const line = '  await charge(order.card);';
    const text = (BASE['src/pay.ts'] ?? '').replace(line, `  /*\n${line}\n  */\n${line}`);
    expect(findAgain(removed, headOf({ 'src/pay.ts': text }, unchanged))).toMatchObject({
      drop: { kind: 'fixed' },
    });
  });

  it.each([
    ['removed code that is not back', removed],
    ['code that stands', before()],
  ])('are withdrawn: %s', (_, finding) => {
    expect(findAgain(finding, exampleWorld(unchanged))).toEqual({
      drop: { kind: 'withdrawn', why: 'its lines are no longer part of this change' },
    });
  });
});

describe('code that was only formatted anew', () => {
  const [line = ''] = PAY.split('\n').slice(before().at.start - 1);

  it.each([
    ['other blanks', line.replace('(', '( ').replace(')', ' )')],
    ['a line end more', line.replace('(', '(\n')],
  ])('is not fixed: %s', (_, now) => {
    const again = findAgain(before(), headOf({ 'src/pay.ts': PAY.replace(line, now) }));
    expect(again).toMatchObject({
      keep: {
        at: { start: before().at.start },
        claim: { verification: { code_examined: expect.stringContaining('(') as string } },
      },
    });
    const quoted = 'keep' in again ? again.keep.claim.verification.code_examined : '';
    expect(quoted.split('\n')).toEqual(now.split('\n').map((one) => one.trim()));
  });

  it('is no fix of what it breaks elsewhere', () => {
    const impact = before({
      file: 'src/ship.ts',
      verification: {
        code_examined: CALL,
        is_impact_finding: true,
        cause: { file: 'src/pay.ts', quote: '  charge(order.card);' },
      },
    });
    const world = headOf({ 'src/pay.ts': PAY.replace('charge(order.card)', 'charge( order.card )') });
    const cause = { file: 'src/pay.ts', side: 'new', at: { start: 5, end: 5 } };
    expect(findAgain(impact, world)).toMatchObject({ keep: { placement: 'impact', cause } });
  });

  it('is fixed when it says something else', () => {
    const world = headOf({ 'src/pay.ts': PAY.replace(line, line.replace('(', '(not ')) });
    expect(findAgain(before(), world)).toMatchObject({ drop: { kind: 'fixed' } });
  });
});
