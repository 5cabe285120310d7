import type { Report } from '../../contracts/files/report.ts';
import {
  differences,
  fingerprintRepository,
  type RepositoryFingerprint,
} from '../../io/git/on-disk/fingerprint.ts';
import { writeFileAtomically } from '../../io/files/files.ts';
import { hunkIds, switchedWithLines, type ShownFile } from '../../packets/hunks/shown-files.ts';
import { buildReport } from '../../report/build/build-report.ts';
import type { ReportFacts } from '../../report/build/report-facts.ts';
import { listedElsewhere } from '../../report/build/listed-elsewhere.ts';
import { reviewedByLens } from '../../report/build/coverage.ts';
import { applyScores } from '../../scores/apply-scores.ts';
import type { FindingsOfRun } from './collect-findings.ts';
import { reviewCalls, slotGaps, unseenGaps, unshownGaps } from './coverage-facts.ts';
import { judgedDefects } from './judged-defects.ts';
import { runCost } from './run-cost.ts';
import { changedLineCount } from '../planning/scope-entries.ts';
import { record } from '../../run/ledger/ledger.ts';
import type { RulesOfRun } from '../../run/stored/material.ts';
import { reportsOfSameCommits } from '../../run/remembered/same-commits.ts';
import { readPast, writeMemory, type Past } from '../../run/remembered/memory.ts';
import type { Run } from '../../run/stored/open-run.ts';
import {
  dismissed,
  rememberListed,
  memoryOf,
  carriedScores,
  stillUnconfirmed,
  withoutDoubtful,
} from '../../run/remembered/remember.ts';
import { readRunJson, readRunJsonIfAny, jsonText } from '../../run/stored/run-json.ts';
import { ending, hashesOf } from '../../run/ledger/sealed-files.ts';
import { readStamped } from '../../run/ledger/stamped.ts';
import { ownFiles } from '../shards/files-of-shard.ts';

/**
 * Writes the report of a run whose phases are over, once, and returns it. Later calls return what is stored. A run that
 * was reopened gets a new report.
 */
export async function finishRun(run: Run): Promise<Report> {
  const stored = await readRunJsonIfAny(run.paths.report, 'report');
  if (stored !== undefined && ending(run.ledger) !== undefined) return stored;

  const [findings, past] = await Promise.all([readFindings(run), readPast(run.paths, run.file)]);
  const known = await factsOf(run, findings, past);
  const others = await reportsOfSameCommits(run);
  const warnings = others.flatMap((other) => listedElsewhere(other, known) ?? []);
  const facts = { ...known, warnings };
  const report = buildReport(facts);
  // Before the report: a complete report always has its memory. No later review continues from a shard.
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
  const scores = applyScores(await judgedDefects(run, findings.toScore), run.file.settings.threshold);
  const known = carriedScores(findings.stillOpen, run.file.settings);
  const own = ownFiles(run.file, scope.files);
  return {
    run: run.file,
    files: own.length,
    allFiles: scope.files.length,
    changedLines: changedLineCount(own),
    skipped: [...ownFiles(run.file, scope.skipped)],
    switched: ownFiles(run.file, files).flatMap(switchedWithLines),
    hunks: hunkIds(ownFiles(run.file, files)),
    calls: reviewCalls(run, findings.unexamined),
    carried: past.carried,
    otherGaps: [
      ...(run.file.merged?.gaps ?? []),
      ...slotGaps(run),
      ...unseenGaps(run.file),
      ...unshownGaps(ownFiles(run.file, scope.skipped)),
    ],
    failures: [...(run.file.merged?.failures ?? []), ...changedBetween(before, after)],
    raised: findings.raised,
    followed: findings.followed,
    scored: [...scores.kept, ...known.kept],
    dropped: [...findings.dropped, ...scores.dropped, ...known.dropped],
    rulesChanged: rules.changed,
    // A suppression that matches nothing in one shard may match in another.
    suppressions: run.file.shard === undefined ? findings : { ...findings, unmatched: [] },
    refusedClaims: findings.refusedClaims,
    warnings: [],
    cost: runCost(run),
  };
}

function changedBetween(before: RepositoryFingerprint, after: RepositoryFingerprint): string[] {
  return differences(before, after).map((what) => `the repository changed during the run: ${what}`);
}

export function readFindings({ paths, file }: Pick<Run, 'paths' | 'file'>): Promise<FindingsOfRun> {
  return readStamped<FindingsOfRun>(paths.findings, file);
}

async function remember(run: Run, past: Past, facts: ReportFacts, { findings }: Report): Promise<void> {
  const done = reviewedByLens(facts.hunks, run.file.settings.lenses, facts.calls);
  const reviewed = withoutDoubtful(done, facts.dropped);
  const { scored, dropped } = facts;
  const followed = [
    ...rememberListed(findings, scored, dropped),
    ...dismissed(dropped),
    ...stillUnconfirmed(dropped),
  ];
  await writeMemory(run.paths, run.file, memoryOf(run.file.run, past, reviewed, followed));
}
