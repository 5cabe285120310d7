import type { RunFile } from '../../contracts/files/run-files.ts';
import type { MergedFinding, RememberedFinding } from '../../findings/lifecycle.ts';
import { isSameClaim } from '../../findings/accepted/same-claim.ts';
import type { Repository } from '../../io/git/git.ts';
import { Failure } from '../../kernel/failure.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';
import { pathOfHunk } from '../../packets/hunks/hunk-keys.ts';
import { groupOf } from '../../scores/score-group.ts';
import { claimsSoFar } from '../ending/collect-findings.ts';
import { judgedDefects } from '../ending/judged-defects.ts';
import type { LastRun } from '../../run/remembered/last-run.ts';
import { readPast } from '../../run/remembered/memory.ts';
import { runPaths } from '../../run/stored/layout.ts';
import { eventsOf, readLedgerUnchecked } from '../../run/ledger/ledger.ts';
import { openRun, type Run } from '../../run/stored/open-run.ts';

export type FoundBefore = {
  readonly findings: readonly RememberedFinding[];
  /** For each run that found something, the files that it covered. */
  readonly asked: readonly ReadonlySet<RepoPath>[];
  readonly warnings: readonly string[];
};

/**
 * Findings that code accepted in these runs of a target which the last complete review did not know: runs that were not
 * finished, failed or incomplete, shards that were never merged, and replies that came after that review was planned.
 * They count as raised now, are looked up in the current code and scored again. What such a run's own scorer refuted is
 * left out, unless nobody is asked about its hunk again.
 */
export async function foundBefore(
  repository: Repository,
  reviews: readonly RunFile[],
  last: LastRun['last'],
  kept: string | undefined,
): Promise<FoundBefore> {
  const known = last?.memory.findings.map(({ finding }) => finding) ?? [];
  const findings: RememberedFinding[] = [];
  const asked: ReadonlySet<RepoPath>[] = [];
  const warnings: string[] = [];
  const isKnown = (one: MergedFinding): boolean =>
    [...known, ...findings.map(({ finding }) => finding)].some((other) => isSame(one, other));
  for (const file of reviews) {
    try {
      if (!(await isNews(repository, file, last))) continue;
      const run = await openRun(repository, file.run);
      const { keys } = await readPast(run.paths, file);
      const found = (await acceptedIn(run, file.run === kept)).filter((one) => !isKnown(one));
      if (found.length === 0) continue;
      asked.push(new Set(keys.map(({ hunk }) => pathOfHunk(hunk))));
      findings.push(
        ...found.map((finding) => ({
          finding,
          ...({ group: 'unscored', score: null, pending: true } as const),
        })),
      );
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      warnings.push(`findings of run ${file.run} cannot be followed: ${error.message}`);
    }
  }
  return { findings, asked, warnings };
}

/** Whether it has a reply that `last` did not know when it was planned. A merged review knows its shards. */
async function isNews(repository: Repository, file: RunFile, last: LastRun['last']): Promise<boolean> {
  if (file.run === last?.file.run) return false;
  if (last?.file.merged?.shards.some(({ run }) => run === file.run) === true) return false;
  const ledger = await readLedgerUnchecked(runPaths(repository.top, file.run));
  const planned = last?.file.planned_at ?? '';
  return eventsOf(ledger, 'stored').some(({ at }) => at > planned);
}

async function acceptedIn(run: Run, isKept: boolean): Promise<MergedFinding[]> {
  const [{ findings }, { raised }] = await Promise.all([readPast(run.paths, run.file), claimsSoFar(run)]);
  const earlier = findings.filter(({ pending }) => pending === true).map(({ finding }) => finding);
  const refuted = await refutedIn(run, raised);
  const own = raised.map((one) => (refuted.has(one) ? one : { ...one, foundIn: run.file.run }));
  return [...own.filter((one) => isKept || one.foundIn !== undefined), ...earlier];
}

async function refutedIn(run: Run, raised: readonly MergedFinding[]): Promise<ReadonlySet<MergedFinding>> {
  const { threshold } = run.file.settings;
  const judged = await judgedDefects(run, raised);
  return new Set(
    judged.flatMap(({ claims, answer }) =>
      'score' in answer && groupOf(answer.score, threshold) === undefined ? claims : [],
    ),
  );
}

/** Two reviewers' different descriptions of one place are two findings, until a scorer merges them. */
export function isSame(a: MergedFinding, b: MergedFinding): boolean {
  return [b, ...b.witnesses].some((one) => a.lens === one.lens && isSameClaim(a, one));
}
