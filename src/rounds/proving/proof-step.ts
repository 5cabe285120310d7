import type { AuditFinding } from '../../contracts/replies/audit-finding.ts';
import type { Step } from '../../contracts/replies/step.ts';
import { proveStepText } from '../../packets/audit/prove-step.ts';
import { authorText, INTENT_ROOM } from '../../packets/texts/intent-texts.ts';
import type { Repository } from '../../io/git/git.ts';
import { readStamped } from '../../run/ledger/stamped.ts';
import type { FactsOfRun } from '../../run/stored/material.ts';
import { openRun } from '../../run/stored/open-run.ts';
import { TESTS } from '../fixing/step-of.ts';
import type { Audit } from '../stored/open-audit.ts';

/** The step of a proof: one test of the finding, where tests are. */
export async function proofStep(
  { home, file }: Pick<Audit, 'home' | 'file'>,
  finding: AuditFinding,
): Promise<Step> {
  return {
    description: proveStepText(finding, await authorsWords(home, file)),
    mode: 'apply',
    allow: TESTS.filter((glob) => !NO_TESTS.some((name) => glob.includes(name))),
    exclude: [
      '.correctless/',
      ...file.settings.exclude,
      ...NO_TESTS.map((name) => `**/${name}/**`),
      '*.snap',
    ],
  };
}

/** What tests read, and what they are set up by: a test that changes these can be made to fail by anything. */
const NO_TESTS = ['fixtures', '__fixtures__', '__mocks__', '__snapshots__', 'testdata', 'golden'];

/** What the change says of itself, as the reviewers were given it. */
async function authorsWords(home: Repository, { audit, of }: Audit['file']): Promise<string> {
  if (of === undefined) throw new Error(`audit ${audit} is about no review`);
  const review = await openRun(home, of.run);
  const { context } = await readStamped<FactsOfRun>(review.paths.facts, review.file);
  return authorText(context, INTENT_ROOM);
}
