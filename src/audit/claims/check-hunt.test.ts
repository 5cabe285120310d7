import { describe, expect, it } from 'vitest';
import type { HuntedFinding } from '../../contracts/replies/audit-finding.ts';
import { fingerprintOf } from '../../findings/fingerprint.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';
import { huntedFinding, huntWorld } from '../../../tests/kit/hunt-example.ts';
import { checkHunt, type HuntWorld } from './check-hunt.ts';

const check = (findings: readonly HuntedFinding[], changes: Partial<HuntWorld> = {}) =>
  checkHunt({ slot: 'abcdef/1', findings: [...findings] }, huntWorld(changes));

describe('checkHunt', () => {
  it.each([
    ['as it is', 'src/price.js'],
    ['with a dot', './src/price.js'],
    ['with a diff’s prefix', 'b/src/price.js'],
    ['in the tree', '/cache/tree/src/price.js'],
    ['in the user’s own tree', '/home/dev/shop/src/price.js'],
  ])('takes a path %s for the file', (_, file) => {
    const { sifted } = check([huntedFinding({ location: { file, lines: [2, 2] } })]);
    expect(sifted.kept).toMatchObject([{ file: 'src/price.js', at: { start: 2, end: 2 } }]);
  });

  it('tells who never looked so, before anything else', () => {
    const looks = { opened: new Set<RepoPath>(), searched: [] };
    const { noWork, remarks } = check([huntedFinding({ evidence: 'nothing of this kind' })], { looks });
    expect([noWork, remarks]).toEqual([
      true,
      [
        'no file of the list was opened or searched: go through them first',
        'finding 1: quote_not_found: evidence is not in src/price.js as it was quoted',
      ],
    ]);
  });

  it('knows a claim again by its file, quote and rule, whoever makes it', () => {
    const of = (changes: Partial<HuntedFinding>) =>
      check([huntedFinding(changes)]).sifted.kept[0]?.fingerprint;
    const [file, lines] = ['src/price.js' as RepoPath, ['return net + rate;']];
    expect(of({})).toBe(fingerprintOf({ file, source: '', lines, occurrence: 0 }));
    expect(of({ title: 'Other words', severity: 'low' })).toBe(of({}));
    expect(of({ invariant_ref: 'INV-001' })).not.toBe(of({}));
    expect(of({ invariant_ref: 'INV-001' })).not.toBe(of({ invariant_ref: 'INV-002' }));
    expect(of({ location: { file: 'src/price.js', lines: [5, 5] } })).not.toBe(of({}));
  });

  it('computes the line: of two places the one nearest to the claim', () => {
    const lineOf = (line: number) =>
      check([huntedFinding({ location: { file: 'src/price.js', lines: [line, line] } })]).sifted.kept[0]?.at
        .start;
    expect([lineOf(1), lineOf(5), lineOf(99)]).toEqual([2, 5, 5]);
  });

  it('reads a quote with the mark of an added line, and of no removed one: there is no old side', () => {
    const kept = (evidence: string) => check([huntedFinding({ evidence })]).sifted.kept.length;
    expect([kept('+  return net + rate;'), kept('-  return net + rate;')]).toEqual([1, 0]);
  });

  const dropped: readonly [string, Partial<HuntedFinding>, string][] = [
    ['no such file', { location: { file: 'src/x.js', lines: [1, 1] } }, 'file_not_found: no file src/x.js'],
    ['a way out', { location: { file: '../x.js', lines: [1, 1] } }, 'file_not_found: no file ../x.js'],
    [
      'git’s folder',
      { location: { file: '.git/config', lines: [1, 1] } },
      'file_not_found: no file .git/config',
    ],
    [
      'out of scope',
      { location: { file: 'docs/notes.md', lines: [1, 1] }, evidence: 'Notes about the prices.' },
      'outside_scope: docs/notes.md is not among the files of this audit',
    ],
    ['no text', { location: { file: 'logo.png', lines: [1, 1] } }, 'no_text: logo.png is no text'],
    [
      'a paraphrase',
      { evidence: 'return net plus rate;' },
      'quote_not_found: evidence is not in src/price.js as it was quoted',
    ],
    [
      'part of a line',
      { evidence: 'return net + ra' },
      'quote_not_found: evidence is not in src/price.js as it was quoted',
    ],
    ['a brace', { evidence: '}' }, 'quote_without_substance: evidence needs 10 characters and an identifier'],
  ];
  it.each(dropped)('drops %s with the reason', (_, changes, reason) => {
    const { sifted, remarks, noWork } = check([huntedFinding(changes)]);
    expect(sifted.kept).toEqual([]);
    expect(sifted.dropped.map((drop) => drop.reason)).toEqual([reason]);
    expect([remarks, noWork]).toEqual([[`finding 1: ${reason}`], false]);
  });

  it.each([
    ['watched, and never looked', { opened: new Set<RepoPath>(), searched: [] }, true],
    ['watched, and listed names', { opened: new Set<RepoPath>(), searched: [], listed: [''] }, true],
    ['watched, and searched', { opened: new Set<RepoPath>(), searched: ['src'] }, false],
    ['not watched', undefined, false],
  ])('says whether one has worked that was %s', (_, looks, noWork) => {
    expect(check([], { looks }).noWork).toBe(noWork);
  });

  it('gives what is raised again the same fingerprint, and another place or rule another', () => {
    const of = (changes: Partial<HuntedFinding> = {}) =>
      check([huntedFinding(changes)]).sifted.kept[0]?.fingerprint;
    expect(of({ title: 'Other words', severity: 'low' })).toBe(of());
    const others = [
      of(),
      of({ location: { file: 'src/price.js', lines: [5, 5] } }),
      of({ invariant_ref: 'INV-003' }),
      of({ evidence: 'export function price(net, rate) {' }),
    ];
    expect(new Set(others).size).toBe(4);
  });
});
