import type { AskedFinding, Defect, Scores } from '../../contracts/score.ts';
import type { MergedFinding } from '../../findings/lifecycle.ts';
import type { Answer, JudgedDefect } from '../../scores/apply-scores.ts';
import { cappedScore } from '../../scores/cap-knowledge.ts';
import { checkScore } from '../../scores/check-score.ts';
import { leftToPeople } from '../../scores/left-to-people.ts';
import { unmatchedClaims } from '../../scores/match-scores.ts';
import type { Run } from '../stored/open-run.ts';
import { storedReply } from '../stored/stored-reply.ts';
import { textsOfScores } from './world-of.ts';

/**
 * Every finding that was to be scored in exactly one defect, as the stored replies of the scorers have it: the latest counts of
 * those that speak of a finding, and for the finding that the sealed slot has under the id, and no other.
 */
export async function judgedDefects(
  run: Run,
  findings: readonly MergedFinding[],
): Promise<readonly JudgedDefect[]> {
  const waiting = new Map(findings.map((finding) => [finding.fingerprint, finding]));
  const judged: JudgedDefect[] = [];
  for (const { slot, status } of run.states.toReversed()) {
    if (slot.findings === undefined || status !== 'stored') continue;
    const reply = await storedReply(run, slot, 'finding-scorer');
    if (reply !== undefined) judged.push(...(await judgedIn(run, reply, slot.findings, waiting)));
  }
  return [...judged, ...apart([...waiting.values()], 'no reply of its scorer is stored')];
}

/** Takes what it judges out of `waiting`. */
async function judgedIn(
  run: Run,
  { defects }: Scores,
  asked: readonly AskedFinding[],
  waiting: Map<string, MergedFinding>,
): Promise<readonly JudgedDefect[]> {
  const byId = new Map(asked.map(({ id, fingerprint }) => [id, fingerprint ?? '']));
  const taken = (ids: readonly string[]): MergedFinding[] =>
    ids.flatMap((id) => {
      const finding = waiting.get(byId.get(id) ?? '');
      if (finding !== undefined) waiting.delete(finding.fingerprint);
      return finding ?? [];
    });
  const unmatched = unmatchedClaims(defects, asked);
  if (unmatched.length > 0) return apart(taken([...byId.keys()]), unmatched.join('; '));
  const judged: JudgedDefect[] = [];
  for (const defect of defects) {
    const [first, ...others] = taken(defect.claims);
    if (first === undefined) continue;
    const claims = [first, ...others] as const;
    judged.push({ claims, answer: await answerOf(run, defect, claims) });
  }
  return judged;
}

/** The score and severity, when the quotes stand; otherwise why it does not count. */
async function answerOf(run: Run, defect: Defect, claims: readonly MergedFinding[]): Promise<Answer> {
  const { score, severity } = defect;
  const { threshold } = run.file.settings;
  const texts = await textsOfScores(run, [defect]);
  // One claim that rests on code is enough.
  const capped = Math.max(...claims.map(({ claim }) => cappedScore(defect, claim, texts)));
  // What is too low now needs no proof any more: the lack of one is why.
  if (capped < score && capped < threshold) return { score: capped, severity };
  const left = claims.map(({ claim }) => leftToPeople(defect, claim, texts, threshold)).find(Boolean);
  if (left !== undefined) return { unscored: left };
  const problems = checkScore(defect, texts, threshold);
  return problems.length === 0 ? { score, severity } : { unscored: problems.join('; ') };
}

function apart(findings: readonly MergedFinding[], unscored: string): JudgedDefect[] {
  return findings.map((finding) => ({ claims: [finding], answer: { unscored } }));
}
