import { describe, expect, it } from 'vitest';
import { DEEP_LENSES, DEFAULT_LENSES, LENSES, lensRecord } from '../../src/contracts/vocabulary.ts';
import { PLACEMENTS } from '../../src/findings/placement.ts';
import { textIfAny } from './project-files.ts';

const page = textIfAny('docs/findings.md') ?? '';
const rows = page.split('\n').flatMap((line) => {
  const cells = line.split('|').map((cell) => cell.trim());
  return cells.length > 3 ? [cells.slice(1, -1)] : [];
});
const named = (text = ''): string[] => [...text.matchAll(/`(\w[\w-]*)`/g)].map(([, name = '']) => name);

describe('docs/findings.md', () => {
  const lenses = rows.filter(([name = '']) => LENSES.some((lens) => name === `\`${lens}\``));

  it('lists the lenses in their order, and says which run by default', () => {
    expect(lenses.map(([name]) => named(name)[0])).toEqual([...DEFAULT_LENSES, ...DEEP_LENSES]);
    expect(lenses.filter(([, runs = '']) => runs.includes('--deep')).map(([name]) => named(name)[0])).toEqual(
      DEEP_LENSES,
    );
  });

  it.each(LENSES)('names the proof that %s owes', (lens) => {
    const [, , , proof] = lenses.find(([name]) => name === `\`${lens}\``) ?? [];
    expect(named(proof)).toEqual(Object.keys(lensRecord(lens).proof));
  });

  it('explains every placement', () => {
    const explained = rows
      .flatMap(([name]) => named(name))
      .filter((name) => PLACEMENTS.some((p) => p === name));
    expect(explained.toSorted()).toEqual([...PLACEMENTS].toSorted());
  });
});
