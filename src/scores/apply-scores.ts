import { isGrave, isGraver } from '../contracts/severity-rank.ts';
import type { Severity } from '../contracts/shapes.ts';
import {
  isGraveGroup,
  type DropReason,
  type MergedFinding,
  type ScoredFinding,
} from '../findings/lifecycle.ts';
import { oneFinding } from '../findings/follow/one-finding.ts';
import { isSimilarTitle } from '../findings/accepted/same-claim.ts';
import type { Dropped, Sifted } from '../kernel/sifted.ts';
import { listedFrom, THRESHOLD } from './rubric.ts';
import { groupOf } from './score-group.ts';

/** A scorer's answer about a defect, or why there is no acceptable one. */
export type Answer = { readonly score: number; readonly severity: Severity } | { readonly unscored: string };

/** Findings that a scorer called one defect; the first one is listed. */
export type JudgedDefect = {
  readonly claims: readonly [MergedFinding, ...MergedFinding[]];
  readonly answer: Answer;
};

type Drop = Dropped<MergedFinding, DropReason>;

/**
 * One finding per defect, kept from the lowest listed score upwards. Unscored findings are dropped as `unscored` and shown
 * separately, each claim on its own: without a valid proof, nobody has said that they are one defect.
 */
export function applyScores(
  defects: readonly JudgedDefect[],
  threshold: number = THRESHOLD,
): Sifted<MergedFinding, ScoredFinding, DropReason> {
  const kept: ScoredFinding[] = [];
  const dropped: Drop[] = [];
  for (const { claims, answer } of defects) {
    if ('unscored' in answer) {
      dropped.push(
        ...claims.map((value): Drop => ({ value, reason: { kind: 'unscored', why: answer.unscored } })),
      );
      continue;
    }
    const { score, severity } = answer;
    const group = groupOf(score, threshold);
    const [first] = claims;
    const graver = isGraveGroup(group) ? [] : claims.filter(isBehind(first));
    const others = claims.slice(1).filter((claim) => !graver.includes(claim));
    dropped.push(
      ...graver.map((value): Drop => ({ value, reason: { kind: 'unscored', why: whyBehind(first) } })),
    );
    const finding = { ...oneFinding(first, others), severity };
    if (group !== undefined) kept.push({ ...finding, score, group });
    else
      dropped.push({
        value: finding,
        reason: { kind: 'below_threshold', score, threshold: listedFrom(threshold) },
      });
    dropped.push(...asWitnesses(first, others));
  }
  return { kept, dropped };
}

/**
 * A grave claim that its scorer merged into a lesser one that is at most minor, or refuted: only the lesser one was judged.
 * Reviewers who call one thing critical and high in much the same words differ in nothing else.
 */
function isBehind(first: MergedFinding): (claim: MergedFinding) => boolean {
  return ({ claim }) =>
    isGrave(claim) &&
    isGraver(claim, first.claim) &&
    !(isGrave(first.claim) && isSimilarTitle(claim.title, first.claim.title));
}

const whyBehind = ({ claim: { title, severity } }: MergedFinding): string =>
  `its scorer put it to a claim that is less grave (${severity}: ${title}), and judged that one`;

/**
 * What happened to the unlisted claims. The claim by which the previous run knows the finding is raised again as that finding;
 * every other one is a duplicate.
 */
function asWitnesses(first: MergedFinding, others: readonly MergedFinding[]): Drop[] {
  const { fingerprint } = first;
  const known = first.open === undefined ? others.find(({ open }) => open !== undefined) : undefined;
  return others.map((value) => ({
    value,
    reason: { kind: value === known ? 'raised_again' : 'duplicate_of', fingerprint },
  }));
}
