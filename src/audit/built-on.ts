import type { AuditFinding } from '../contracts/replies/audit-finding.ts';
import type { Severity } from '../contracts/shapes.ts';
import type { AuditState, LiveCommit, RoundState } from './fold/audit-state.ts';

/**
 * These fixes and what exists only because of them: repairs of tests that they broke, and fixes of what the reviewer criticised
 * in them alone. The newest first.
 */
export function withDependents(
  state: Pick<AuditState, 'about'>,
  round: RoundState,
  shas: readonly string[],
): LiveCommit[] {
  const gone = takenBack(round, shas);
  const alone = ({ sha, subject }: LiveCommit): boolean => {
    const made = madeFor(state, round, subject);
    return !gone.has(sha) && made.length > 0 && made.every((one) => gone.has(one));
  };
  for (;;) {
    const more = round.commits.filter(alone);
    if (more.length === 0) return round.commits.filter(({ sha }) => gone.has(sha)).toReversed();
    for (const { sha } of more) gone.add(sha);
  }
}

/** Commits of the round that are no longer in force once these are reverted as well. */
function takenBack({ line, commits }: RoundState, shas: readonly string[]): Set<string> {
  const inForce = new Set(commits.map(({ sha }) => sha));
  return new Set([...line.filter((sha) => !inForce.has(sha)), ...shas]);
}

/** The commits of the round that an item was done for. */
export function madeFor(
  { about }: Pick<AuditState, 'about'>,
  { items, line }: RoundState,
  subject: string,
): readonly string[] {
  const of = items.find((item) => item.subject === subject)?.of;
  const made = of === undefined ? (about.get(subject) ?? []) : [of];
  return made.filter((sha) => line.includes(sha));
}

/** The fixes in force that a finding of the reviewer is about. */
export function fixesAbout(
  { about }: Pick<AuditState, 'about'>,
  { commits }: RoundState,
  { id, location }: AuditFinding,
): string[] {
  const known = about.get(id);
  return commits
    .filter(({ sha, files }) => (known === undefined ? files.includes(location.file) : known.includes(sha)))
    .map(({ sha }) => sha);
}

/** A critical finding weighs as much as two high ones, and so on. */
const WEIGHT: Readonly<Record<Severity, number>> = { critical: 8, high: 4, medium: 2, low: 1 };

export function weightOf({ severity }: Pick<AuditFinding, 'severity'>): number {
  return WEIGHT[severity];
}

/** The cost of reverting these fixes: the findings that are open again. Findings about these fixes alone disappear with them. */
export function revertCost(
  state: Pick<AuditState, 'about' | 'findings'>,
  round: RoundState,
  gone: readonly Pick<LiveCommit, 'sha' | 'subject'>[],
): number {
  const left = takenBack(
    round,
    gone.map(({ sha }) => sha),
  );
  return gone
    .filter(({ subject }) => {
      const made = madeFor(state, round, subject);
      return made.length === 0 || !made.every((sha) => left.has(sha));
    })
    .flatMap(({ subject }) => state.findings.get(subject) ?? [])
    .reduce((sum, finding) => sum + weightOf(finding), 0);
}
