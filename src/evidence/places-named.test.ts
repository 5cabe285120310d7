import { describe, expect, it } from 'vitest';
import { exampleClaim, exampleWorld } from '../../tests/kit/world-example.ts';
import { claimsAbsence, placeNamed, wasOpened } from './proofs/prove-absence.ts';
import { proveClaim } from './proofs/prove-claim.ts';
import { ruleNamed } from './proofs/prove-rule.ts';
import { readingsOf } from './quotes/quote-readings.ts';
import { hasSubstance } from './quotes/substance.ts';

describe('a title speaks of something missing', () => {
  it.each([
    ['Lack of a check', true],
    ['Lacks a check', true],
    ['The check is missing', true],
    ['There is no reason to wait here', false],
    ['The absent check is back', false],
  ])('%s: %s', (title, expected) => {
    expect(claimsAbsence(exampleClaim({ title }))).toBe(expected);
  });
});

describe('a place that a reviewer names', () => {
  const [root = ''] = exampleWorld().treeRoots;

  it.each([
    ['src///', 'src'],
    ['.', ''],
    [`${root}/`, ''],
    ['b/src/pay.ts', 'src/pay.ts'],
    ['../src/pay.ts', undefined],
  ])('%s is %j', (claim, place) => {
    expect(placeNamed(claim, exampleWorld())).toBe(place);
  });

  it('with the prefix of a diff is known when it is in the tree or in the change', () => {
    const inTree = exampleWorld({ exists: (path) => path === 'lib/x.ts' });
    expect(placeNamed('b/lib/x.ts', inTree)).toBe('lib/x.ts');
    expect(placeNamed('b/src/pay.ts', inTree)).toBe('src/pay.ts');
  });

  it('without a ledger of looks counts as opened when it is in the repository, and never outside', () => {
    const { looks: _, ...rest } = exampleWorld({ exists: (path) => path !== '' });
    expect(['src', '.', '../src'].map((place) => wasOpened(place, { ...rest, looks: undefined }))).toEqual([
      true,
      true,
      false,
    ]);
  });
});

it('a rule is found by its path as it is, and as a diff or the tree has it', () => {
  const names = ['CLAUDE.md', './CLAUDE.md', 'b/CLAUDE.md', '/cache/trees/1234/CLAUDE.md'];
  expect(names.map((name) => ruleNamed(name, exampleWorld())?.path)).toEqual(names.map(() => 'CLAUDE.md'));
  expect(['RULES.md', '../CLAUDE.md'].map((name) => ruleNamed(name, exampleWorld()))).toEqual([
    undefined,
    undefined,
  ]);
});

it('existing code may be quoted with the mark of a diff', () => {
  const existing = { existingFile: 'src/ship.ts', existingText: '+  const receipt = await pay(order);' };
  expect(proveClaim('codebase-fit', exampleClaim(existing), exampleWorld())).toHaveProperty('keep');
});

it('a number in the middle of a line is not the number of the line', () => {
  expect(readingsOf('call 7:go\ncall 8:stop', 'new')).toEqual([['call 7:go', 'call 8:stop']]);
});

describe('a quote of', () => {
  it.each([
    ['words of control flow only', ['return null', 'undefined'], false],
    ['nine characters and a line break', ['abcde', 'fghi'], true],
    ['nine characters', ['abcdefghi'], false],
  ])('%s proves something: %s', (_, lines, expected) => {
    expect(hasSubstance(lines)).toBe(expected);
  });
});
