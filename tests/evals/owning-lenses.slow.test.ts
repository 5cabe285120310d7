import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { caseFolder, caseNames } from '../../evals/kit/case-folders.ts';
import { checkCase } from '../../evals/kit/case-shape.ts';
import { makeSample } from '../../scripts/sample-repository.ts';
import { DEFAULT_LENSES, LENSES, type Lens } from '../../src/contracts/vocabulary.ts';
import { planRun } from '../../src/review/planning/plan-run.ts';
import { parseTarget } from '../../src/scope/target.ts';

/** The lenses that own a planted bug of a case. */
const OWNED = caseNames().flatMap((name) => {
  const shape = checkCase(name, JSON.parse(readFileSync(join(caseFolder(name), 'case.json'), 'utf8')));
  const bugs = shape.kind === 'review' ? shape.text.should_find : [];
  const owners = LENSES.filter((lens) => bugs.some((bug) => bug.lens === lens));
  return owners.length === 0 ? [] : [[name, owners] as const];
});

it('cases have bugs of every lens', () => {
  expect(OWNED.length).toBeGreaterThanOrEqual(9);
  expect(new Set(OWNED.flatMap(([, owners]) => owners))).toEqual(new Set(LENSES));
});

it.each(OWNED)('%s: no lens that owns a planted bug is silenced (%s)', async (name, owners) => {
  const ofDefault = owners.filter((lens) => DEFAULT_LENSES.includes(lens));
  if (ofDefault.length > 0) {
    const silent = await silenced(name, {});
    expect(ofDefault.filter((lens) => silent.includes(lens))).toEqual([]);
  }
  if (ofDefault.length < owners.length) {
    const silent = await silenced(name, { deep: true });
    expect(owners.filter((lens) => silent.includes(lens))).toEqual([]);
  }
});

async function silenced(name: string, options: { readonly deep?: boolean }): Promise<readonly Lens[]> {
  const folder = mkdtempSync(join(tmpdir(), 'owning lenses '));
  try {
    const { top } = makeSample(caseFolder(name), join(folder, 'sample'));
    const { file } = await planRun({
      repository: { top, gitDir: join(top, '.git') },
      target: parseTarget([], { staged: false, uncommitted: false, paths: [] }),
      options: { noRules: false, ...options },
      yes: false,
      captured: 'manual',
      cacheRoot: join(folder, 'cache'),
    });
    return file.lenses_without_work.map(({ lens }) => lens);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
