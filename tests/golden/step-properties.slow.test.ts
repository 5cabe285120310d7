import { afterAll, expect, it } from 'vitest';
import fc from 'fast-check';
import { readStepFacts } from '../../src/gather/step-facts.ts';
import { checkStep, type StepVerdict } from '../../src/steps/check-step.ts';
import type { ExecuteStepResult } from '../../src/contracts/replies/step.ts';
import { changeOf, discardRepositories, type WorkedOn } from './step-repositories.ts';
import { edits } from './step-edits.ts';
import { propertyRuns } from '../kit/property-runs.ts';

const RUNS = 60;
/** Each run of a lie starts a dozen more git processes. */
const RUNS_OF_LIES = 30;

afterAll(discardRepositories);

it('accepts every truthful claim made from git diff', async () => {
  let files = 0;
  await fc.assert(
    fc.asyncProperty(edits, async (list) => {
      const work = await changeOf(list);
      fc.pre(work.paths.length > 0);
      files += work.paths.length;
      expect(await verdictOn(work, work.claim)).toMatchObject({ valid: true });
    }),
    propertyRuns(RUNS),
  );
  // Without changes the property would hold trivially.
  expect(files).toBeGreaterThan(RUNS);
});

type Lie = readonly [
  name: string,
  rule: string,
  tell: (work: WorkedOn, picked: string) => Partial<ExecuteStepResult> | undefined,
];

const without = (paths: readonly string[], path: string) => paths.filter((one) => one !== path);

/** Each lie changes one thing in a truthful claim; undefined if the claim has no room for it. */
const LIES: readonly Lie[] = [
  [
    'a file dropped from filesWritten',
    'undeclared_file_in_patch',
    ({ paths }, picked) => (paths.length > 1 ? { filesWritten: without(paths, picked) } : undefined),
  ],
  [
    'a file dropped from the patch',
    'files_not_in_patch',
    ({ paths, sections }, picked) =>
      paths.length > 1
        ? { patch: without(sections, sections[paths.indexOf(picked)] ?? '').join('') }
        : undefined,
  ],
  [
    'a file dropped from patch and lists',
    'undeclared_file_in_patch',
    ({ paths, sections }, picked) =>
      paths.length > 1
        ? {
            filesWritten: without(paths, picked),
            filesTouched: without(paths, picked),
            patch: without(sections, sections[paths.indexOf(picked)] ?? '').join(''),
          }
        : undefined,
  ],
  [
    'a file added to the lists',
    'files_not_in_patch',
    ({ paths }) => ({ filesWritten: [...paths, 'never/was'], filesTouched: [...paths, 'never/was'] }),
  ],
  [
    'a file dropped from filesTouched',
    'files_written_not_in_touched',
    ({ paths }, picked) => ({ filesTouched: without(paths, picked) }),
  ],
  ['the patch emptied', 'missing_patch_or_files', () => ({ patch: '' })],
  ['the lists emptied', 'missing_patch_or_files', () => ({ filesWritten: [], filesTouched: [] })],
  ['another mode', 'mode_invalid', () => ({ mode: 'fix_regression' })],
  ['a success reported as a failure', 'payload_on_failure', () => ({ success: false })],
  ['the patch cut short', 'malformed_patch', ({ claim }) => ({ patch: claim.patch?.trimEnd() ?? '' })],
  [
    'a failure that hides what it did',
    'payload_on_failure',
    () => ({ success: false, patch: '', filesWritten: [], filesTouched: [] }),
  ],
];

it.each(LIES)('rejects %s as %s', async (_, rule, tell) => {
  let lies = 0;
  await fc.assert(
    fc.asyncProperty(edits, fc.nat(), async (list, pick) => {
      const work = await changeOf(list);
      fc.pre(work.paths.length > 0);
      const lie = tell(work, work.paths[pick % work.paths.length] ?? '');
      fc.pre(lie !== undefined);
      lies += 1;
      expect(await verdictOn(work, { ...work.claim, ...lie })).toMatchObject({ valid: false, rule });
    }),
    propertyRuns(RUNS_OF_LIES),
  );
  expect(lies).toBeGreaterThanOrEqual(RUNS_OF_LIES);
});

it('rejects any changed path that is excluded as scope_excluded', async () => {
  await fc.assert(
    fc.asyncProperty(edits, fc.nat(), async (list, pick) => {
      const work = await changeOf(list);
      fc.pre(work.paths.length > 0);
      const path = work.paths[pick % work.paths.length] ?? '';
      const exclude = [`/${path.replaceAll(/[\\*?[\]!# ]/g, String.raw`\$&`)}`];
      expect(await verdictOn(work, work.claim, exclude)).toMatchObject({
        valid: false,
        rule: 'scope_excluded',
      });
    }),
    propertyRuns(RUNS_OF_LIES),
  );
});

async function verdictOn(
  { repository, base }: WorkedOn,
  result: ExecuteStepResult,
  exclude: readonly string[] = [],
): Promise<StepVerdict> {
  const facts = await readStepFacts(repository, { base, patch: result.patch, allow: [], exclude });
  return checkStep({ step: { description: 'Make the edits.', mode: 'apply' }, result, facts });
}
