import { weighProof, type ProofRun, type Weighed } from '../../audit/proofs/weigh-proof.ts';
import type { Attempt, WorkItem } from '../../audit/fold/audit-state.ts';
import { lastAttempt } from '../../audit/fold/audit-state.ts';
import { failuresShown } from '../../audit/tests/failures-shown.ts';
import { plainText } from '../../audit/tests/output/plain-text.ts';
import { FEWER_TESTS, pointKey, runsAt } from '../../audit/tests/test-runs.ts';
import { outputOf } from '../command-run.ts';
import { textAt } from '../fixing/round-so-far.ts';
import type { Audit } from '../stored/open-audit.ts';

/** Characters of an output that the next prover is shown. */
const SHOWN = 12_000;

/** What the runs of a prover's test say so far. */
export async function weighTest(audit: Audit, { subject, ...item }: WorkItem): Promise<Weighed> {
  const { placed } = lastAttempt({ subject, ...item }) ?? {};
  const finding = audit.state.findings.get(subject);
  if (placed === undefined || finding === undefined) throw new Error(`no test of ${subject} is placed`);
  const { file, name, head, base } = placed;
  const [[before], [atBase], [alone]] = [
    await runsOf(audit, audit.state.head),
    base === null ? [] : await runsOf(audit, base),
    await runsOf(audit, audit.file.base ?? ''),
  ];
  const text = await textAt(audit.home, head, file);
  return weighProof({
    test: { file, name, ...(text === undefined ? {} : { text }) },
    finding,
    head: await runsOf(audit, head),
    ...{ before, alone, base: atBase },
    hasBase: base !== null,
  });
}

/** Every run of the tests at a commit, each with what it printed. */
async function runsOf({ file, journal, state }: Audit, head: string): Promise<ProofRun[]> {
  const started = journal
    .filter((event) => event.kind === 'testing')
    .filter((event) => pointKey(event) === head);
  const runs = runsAt(state, { head }).map(async ({ failures, ...run }, at) => ({
    ...run,
    // How many tests ran is weighed on its own.
    failures: failures.filter((name) => name !== FEWER_TESTS),
    output: plainText(await outputOf(started[at]?.folder ?? ''), file.work_tree),
  }));
  return Promise.all(runs);
}

/** What the last run of a test at head printed; empty where it did not run. */
export async function whatItPrinted(audit: Audit, attempt: Attempt | undefined): Promise<string> {
  if (attempt?.placed === undefined) return '';
  const run = (await runsOf(audit, attempt.placed.head)).at(-1);
  return run === undefined ? '' : failuresShown(run.output, run.failures, { root: '', budget: SHOWN });
}
