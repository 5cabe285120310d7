import { posix } from 'node:path';
import { roundOf, type TriageNote, type WorkItem } from '../../audit/fold/audit-state.ts';
import { isNewTest, type AddedTests } from '../../audit/tests/new-tests.ts';
import { failedBefore, newlyFailing } from '../../audit/tests/test-runs.ts';
import type { AuditFinding } from '../../contracts/replies/audit-finding.ts';
import type { Step } from '../../contracts/replies/step.ts';
import { isTestFile } from '../../audit/tests/test-file.ts';
import { fixStepText, type ProofInStep } from '../../packets/audit/fix-step.ts';
import { repairStepText, type BlamedFix } from '../../packets/audit/repair-step.ts';
import { patchOf } from '../../gather/change/patch-of.ts';
import { provenTests, textOfTest } from '../from-review/proven-tests.ts';
import { auditedPaths } from '../hunting/audited-paths.ts';
import { placedAt } from '../findings-today.ts';
import type { Audit } from '../stored/open-audit.ts';

/** Where tests are, in gitignore syntax: every fix may add a test of its defect. */
export const TESTS = [
  '**/*test*',
  '**/*spec*',
  '**/test/**',
  '**/tests/**',
  '**/__tests__/**',
  '**/spec/**',
  '**/testdata/**',
];

/** The step of one item: what an executor is asked to do, and which paths it may change. */
export async function stepOf(audit: Audit, item: WorkItem, added: AddedTests): Promise<Step> {
  const { file, state, journal } = audit;
  // The tests that prove findings come with the fixes, as they are.
  const proven = (await provenTests(audit)).map((test) => test.file).filter(isTestFile);
  const exclude = ['.correctless/', ...file.settings.exclude, ...new Set(proven.map(literally))];
  const also = file.settings.also_touch ?? [];
  if (item.mode === 'fix_regression') return repairStep(audit, item, { added, also, exclude });
  const seen = state.findings.get(item.subject);
  if (seen === undefined) throw new Error(`no finding ${item.subject} to fix`);
  const finding = await placedAt(audit, seen, state.head);
  const folder = posix.dirname(finding.location.file);
  // Siblings of a class are in the same folder.
  const near = folder === '.' ? '/*' : `${literally(folder)}/*`;
  const scope = [...auditedPaths(file, journal)]
    .filter((path) => !path.startsWith('.correctless/'))
    .map(literally);
  const allow = [
    ...new Set([
      literally(finding.location.file),
      near,
      // Subfolders are not siblings.
      `!${near}/`,
      ...(scope.length > MOST_PATHS ? ['*'] : scope),
      ...TESTS,
      ...also,
    ]),
  ];
  const triage = await triageOf(audit, item.subject);
  const description = fixStepText(finding, file.preset, {
    triage,
    also,
    made: madeIn(audit, finding),
    proofs: await proofsIn(audit, item),
  });
  return { description, mode: item.mode, allow, exclude };
}

/** Of a fix of a review's finding: the tests that prove it, and what they add. */
async function proofsIn(audit: Audit, { subject }: WorkItem): Promise<ProofInStep[]> {
  const tests = await provenTests(audit, subject);
  return Promise.all(tests.map(async (test) => ({ ...test, text: await textOfTest(audit, test) })));
}

/** The subjects of other fixes in this round that have changed the finding's file. */
function madeIn({ state }: Audit, { location }: AuditFinding): AuditFinding[] {
  return roundOf(state)
    .commits.filter(({ files }) => files.includes(location.file))
    .flatMap(({ subject }) => state.findings.get(subject) ?? []);
}

type Besides = { readonly added: AddedTests; readonly also: readonly string[]; readonly exclude: string[] };

/** To repair broken tests, anything that the round's fixes have touched may change. */
async function repairStep(audit: Audit, item: WorkItem, { added, also, exclude }: Besides): Promise<Step> {
  const { state } = audit;
  const round = roundOf(state);
  const touched = [...new Set(round.commits.flatMap(({ files }) => files))].map(literally);
  const description = repairStepText({
    failures: item.failures,
    isNew: (failure) => isNewTest(failure, added),
    blamed: await blamedFix(audit, item),
    before: [...new Set(failedBefore(state, round))],
    others: newlyFailing(state, round).filter((name) => !item.failures.includes(name)),
  });
  return { description, mode: item.mode, allow: [...touched, ...also], exclude };
}

/** The fix that broke the tests of a repair, and what it changed. */
async function blamedFix({ home, state }: Audit, { of }: WorkItem): Promise<BlamedFix | undefined> {
  const commit = roundOf(state).commits.find(({ sha }) => sha === of);
  const finding = commit === undefined ? undefined : state.findings.get(commit.subject);
  if (commit === undefined || finding === undefined) return undefined;
  return { finding, sha: commit.sha, patch: await patchOf(home, `${commit.sha}^`, commit.sha) };
}

/** What triage said about a finding, with the current places of its duplicates. */
async function triageOf(audit: Audit, subject: string): Promise<TriageNote | undefined> {
  const note = audit.state.triage.get(subject);
  if (note === undefined) return undefined;
  const merged = note.merged.map(async ({ finding, reason }) => ({
    finding: await placedAt(audit, finding, audit.state.head),
    reason,
  }));
  return { reason: note.reason, merged: await Promise.all(merged) };
}

/** A step holds at most a thousand patterns. An audit of that many files covers everything. */
const MOST_PATHS = 500;

/** A path as a gitignore pattern that matches nothing else. */
function literally(path: string): string {
  return `/${path.replaceAll(/[\\*?[\]!# ]/g, String.raw`\$&`)}`;
}
