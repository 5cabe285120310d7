import type { Report } from '../contracts/report.ts';
import type { MergedFinding } from '../findings/lifecycle.ts';
import { differences, fingerprintRepository, type RepositoryFingerprint } from '../io/fingerprint.ts';
import { writeFileAtomically } from '../io/files.ts';
import { hunkIds, type ShownFile } from '../packets/shown-files.ts';
import { buildReport, type ReportFacts } from '../report/build-report.ts';
import { reviewedByLens } from '../report/coverage.ts';
import { applyScores, type Answer } from '../scores/apply-scores.ts';
import { checkScore } from '../scores/check-score.ts';
import type { FindingsOfRun } from './collect-findings.ts';
import { reviewCalls, runCost, slotGaps } from './coverage-facts.ts';
import { record } from './ledger.ts';
import type { RulesOfRun } from './material.ts';
import { readPast, writeMemory, type Past } from './memory.ts';
import type { Run } from './open-run.ts';
import { dismissed, listedWhole, memoryOf, scoresKept, type Scores } from './remember.ts';
import { readReportIfAny } from './report-file.ts';
import { readRunJson, jsonText } from './run-json.ts';
import { ending, hashesOf } from './sealed-files.ts';
import { readStamped } from './stamped.ts';
import { storedReply } from './stored-reply.ts';
import { textsOfScore } from './world-of.ts';

/**
 * Writes the report of a run whose phases are over, once, and returns it; later calls return what is stored. A run that
 * was reopened is reported anew.
 */
export async function finishRun(run: Run): Promise<Report> {
  const stored = await readReportIfAny(run.paths.report);
  if (stored !== undefined && ending(run.ledger) !== undefined) return stored;

  const [findings, past] = await Promise.all([readFindings(run), readPast(run.paths, run.file)]);
  const facts = await factsOf(run, findings, past);
  const report = buildReport(facts);
  // Before the report: a complete report has its memory beside it.
  const { status, exit } = report;
  if (status === 'complete') await remember(run, past, facts, report);
  await writeFileAtomically(run.paths.report, jsonText(report));
  const ends = status === 'complete' ? [run.paths.report, run.paths.memory] : [run.paths.report];
  await record(run.paths, { kind: 'finished', status, exit, files: await hashesOf(run.paths, ends) });
  return report;
}

async function factsOf(run: Run, findings: FindingsOfRun, past: Past): Promise<ReportFacts> {
  const [files, rules, scope, before] = await Promise.all([
    readStamped<readonly ShownFile[]>(run.paths.files, run.file),
    readStamped<RulesOfRun>(run.paths.rules, run.file),
    readRunJson(run.paths.scope, 'scope'),
    readStamped<RepositoryFingerprint>(run.paths.fingerprint, run.file),
  ]);
  const after = await fingerprintRepository(run.repository);
  const scores = await scoresOf(run, findings.toScore);
  const known = scoresKept(findings.stillOpen, run.file.settings);
  return {
    run: run.file,
    files: scope.files.length,
    changedLines: scope.files.reduce((sum, file) => sum + file.addedLines + file.removedLines, 0),
    skipped: scope.skipped,
    hunks: hunkIds(files),
    calls: reviewCalls(run),
    carried: past.carried,
    idle: run.file.lenses_without_work,
    otherGaps: slotGaps(run),
    failures: differences(before, after).map((what) => `the repository changed during the run: ${what}`),
    raised: findings.raised,
    followed: findings.followed,
    scored: [...scores.kept, ...known.kept],
    dropped: [...findings.dropped, ...scores.dropped, ...known.dropped],
    rulesChanged: rules.changed,
    suppressions: findings,
    refusedClaims: findings.refusedClaims,
    warnings: [],
    cost: runCost(run),
  };
}

/** What a program that did not remember collected is finished as it was begun. */
async function readFindings({ paths, file }: Run): Promise<FindingsOfRun> {
  const findings = await readStamped<FindingsOfRun>(paths.findings, file);
  return file.target === undefined ? { ...findings, followed: 0, stillOpen: [], added: [] } : findings;
}

async function remember(run: Run, past: Past, facts: ReportFacts, { findings }: Report): Promise<void> {
  const reviewed = reviewedByLens(facts.hunks, run.file.settings.lenses, facts.calls);
  const followed = [...listedWhole(findings, facts.scored, facts.dropped), ...dismissed(facts.dropped)];
  await writeMemory(run.paths, run.file, memoryOf(run.file.run, past, reviewed, followed));
}

async function scoresOf(run: Run, findings: readonly MergedFinding[]): Promise<Scores> {
  const scored = await Promise.all(
    findings.map(async (finding) => ({ finding, answer: await answerTo(run, finding) })),
  );
  return applyScores(scored, run.file.settings.threshold);
}

/** The stored score, when its quotes stand; otherwise why it does not count. */
async function answerTo(run: Run, finding: MergedFinding): Promise<Answer> {
  const asked = run.states.filter(({ slot: s }) => s.phase === 'score' && s.finding === finding.fingerprint);
  const slot = (asked.find(({ status }) => status === 'stored') ?? asked[0])?.slot;
  const score = slot === undefined ? undefined : await storedReply(run, slot, 'finding-scorer');
  if (score === undefined) return { unscored: 'no reply of its scorer is stored' };
  const problems = checkScore(score, await textsOfScore(run, score), run.file.settings.threshold);
  return problems.length === 0 ? { score: score.score } : { unscored: problems.join('; ') };
}
