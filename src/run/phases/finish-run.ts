import type { Report } from '../../contracts/report.ts';
import type { MergedFinding } from '../../findings/lifecycle.ts';
import { differences, fingerprintRepository, type RepositoryFingerprint } from '../../io/git/fingerprint.ts';
import { writeFileAtomically } from '../../io/files.ts';
import { hunkIds, type ShownFile } from '../../packets/shown-files.ts';
import { buildReport, type ReportFacts } from '../../report/build-report.ts';
import { reviewedByLens } from '../../report/coverage.ts';
import { applyScores, type Answer } from '../../scores/apply-scores.ts';
import { cappedScore } from '../../scores/cap-knowledge.ts';
import { checkScore } from '../../scores/check-score.ts';
import { leftToPeople } from '../../scores/left-to-people.ts';
import { unmatchedScores } from '../../scores/match-scores.ts';
import type { FindingsOfRun } from './collect-findings.ts';
import { reviewCalls, slotGaps, staleGaps, unshownGaps } from './coverage-facts.ts';
import { runCost } from './run-cost.ts';
import { record } from '../stored/ledger.ts';
import type { RulesOfRun } from '../stored/material.ts';
import { readPast, writeMemory, type Past } from '../remembered/memory.ts';
import type { Run } from '../stored/open-run.ts';
import { dismissed, listedWhole, memoryOf, scoresKept, type Scores } from '../remembered/remember.ts';
import { readReportIfAny } from '../stored/report-file.ts';
import { readRunJson, jsonText } from '../stored/run-json.ts';
import { ending, hashesOf } from '../stored/sealed-files.ts';
import { readStamped } from '../stored/stamped.ts';
import { storedReply } from '../stored/stored-reply.ts';
import { ownOf } from '../shards/own-files.ts';
import { textsOfScores } from './world-of.ts';

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
  // Before the report: a complete report has its memory beside it. A part of a review is none to go on from.
  const { status, exit } = report;
  const isRemembered = status === 'complete' && run.file.shard === undefined;
  if (isRemembered) await remember(run, past, facts, report);
  await writeFileAtomically(run.paths.report, jsonText(report));
  const ends = isRemembered ? [run.paths.report, run.paths.memory] : [run.paths.report];
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
  const own = ownOf(run.file, scope.files);
  return {
    run: run.file,
    files: own.length,
    allFiles: scope.files.length,
    changedLines: own.reduce((sum, file) => sum + file.addedLines + file.removedLines, 0),
    skipped: [...ownOf(run.file, scope.skipped)],
    hunks: hunkIds(ownOf(run.file, files)),
    calls: reviewCalls(run),
    carried: past.carried,
    idle: run.file.lenses_without_work,
    otherGaps: [
      ...(run.file.merged?.gaps ?? []),
      ...slotGaps(run),
      ...staleGaps(run.file),
      ...unshownGaps(ownOf(run.file, scope.skipped)),
    ],
    failures: [...(run.file.merged?.failures ?? []), ...changedBetween(before, after)],
    raised: findings.raised,
    followed: findings.followed,
    scored: [...scores.kept, ...known.kept],
    dropped: [...findings.dropped, ...scores.dropped, ...known.dropped],
    rulesChanged: rules.changed,
    // What matches nothing in a part may match in another.
    suppressions: run.file.shard === undefined ? findings : { ...findings, unmatched: [] },
    refusedClaims: findings.refusedClaims,
    warnings: [],
    cost: runCost(run),
  };
}

function changedBetween(before: RepositoryFingerprint, after: RepositoryFingerprint): string[] {
  return differences(before, after).map((what) => `the repository changed during the run: ${what}`);
}

/** What a program that did not remember collected is finished as it was begun. */
async function readFindings({ paths, file }: Run): Promise<FindingsOfRun> {
  const findings = await readStamped<FindingsOfRun>(paths.findings, file);
  const whole = { ...NOTHING_SAID, ...findings };
  return file.target === undefined ? { ...whole, followed: 0, stillOpen: [], added: [] } : whole;
}

const NOTHING_SAID = { unsure: [], graver: [] };

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

/** The stored score of that finding and no other, when its quotes stand; otherwise why it does not count. */
async function answerTo(run: Run, { fingerprint, claim }: MergedFinding): Promise<Answer> {
  for (const { slot, status } of run.states) {
    const own = slot.findings?.find((asked) => asked.fingerprint === fingerprint);
    const reply = own && status === 'stored' ? await storedReply(run, slot, 'finding-scorer') : undefined;
    if (own === undefined || reply === undefined) continue;
    const unmatched = unmatchedScores(reply.scores, slot.findings ?? []);
    const score = reply.scores.find(({ id }) => id === own.id);
    if (score === undefined || unmatched.length > 0) return { unscored: unmatched.join('; ') };
    const texts = await textsOfScores(run, [score]);
    const { threshold } = run.file.settings;
    const capped = cappedScore(score, claim, texts);
    // What is too low now needs no proof any more: the lack of one is why.
    if (capped < score.score && capped < threshold) return { score: capped };
    const left = leftToPeople(score, claim, texts, threshold);
    if (left !== undefined) return { unscored: left };
    const problems = checkScore(score, texts, threshold);
    return problems.length === 0 ? { score: score.score } : { unscored: problems.join('; ') };
  }
  return { unscored: 'no reply of its scorer is stored' };
}
