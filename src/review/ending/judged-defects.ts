import type { AskedFinding, Defect, Scores } from '../../contracts/replies/score.ts';
import type { MergedFinding } from '../../findings/lifecycle.ts';
import type { Answer, JudgedDefect } from '../../scores/apply-scores.ts';
import { cappedScore } from '../../scores/cap-knowledge.ts';
import { checkScore } from '../../scores/check-score.ts';
import { whyNeedsHuman, whyKnowledgeUndecided } from '../../scores/left-to-people.ts';
import { unmatchedClaims } from '../../scores/match-scores.ts';
import type { Run } from '../../run/stored/open-run.ts';
import { storedReply } from '../../run/slots/stored-reply.ts';
import { textsOfScores } from '../phases/world-of.ts';

/**
 * Every finding that was to be scored, in exactly one defect, from the stored replies of the scorers. A reply counts only
 * for the finding that has the id in the sealed slot. When several replies judge a finding, the latest decides which
 * claims are one defect, and the highest score counts: a later scorer that proves less does not undo an earlier proof.
 */
export async function judgedDefects(
  run: Run,
  findings: readonly MergedFinding[],
): Promise<readonly JudgedDefect[]> {
  const known = new Map(findings.map((finding) => [finding.fingerprint, finding]));
  const said: JudgedDefect[] = [];
  for (const { slot, status } of run.states.toReversed()) {
    if (slot.findings === undefined || status !== 'stored') continue;
    const reply = await storedReply(run, slot, 'finding-scorer');
    if (reply !== undefined) said.push(...(await judgedIn(run, reply, slot.findings, known)));
  }
  const waiting = new Set(findings);
  const judged = said.flatMap(({ claims, answer }): JudgedDefect[] => {
    const [first, ...others] = claims.filter((claim) => waiting.delete(claim));
    return first === undefined
      ? []
      : [{ claims: [first, ...others], answer: highest(answer, [first, ...others], said) }];
  });
  return [...judged, ...apart([...waiting], 'no reply of its scorer is stored')];
}

/** The defects of one reply, limited to the findings that are known. */
async function judgedIn(
  run: Run,
  { defects }: Scores,
  asked: readonly AskedFinding[],
  known: ReadonlyMap<string, MergedFinding>,
): Promise<readonly JudgedDefect[]> {
  const byId = new Map(asked.map(({ id, fingerprint }) => [id, known.get(fingerprint ?? '')]));
  const named = (ids: Iterable<string>): MergedFinding[] => [...ids].flatMap((id) => byId.get(id) ?? []);
  const unmatched = unmatchedClaims(defects, asked);
  if (unmatched.length > 0) return apart(named(byId.keys()), unmatched.join('; '));
  const judged: JudgedDefect[] = [];
  for (const defect of defects) {
    const [first, ...others] = named(defect.claims);
    if (first === undefined) continue;
    const claims = [first, ...others] as const;
    judged.push({ claims, answer: await answerOf(run, defect, claims) });
  }
  return judged;
}

/** Of all answers about these claims, the one with the highest score that counts. */
function highest(answer: Answer, claims: readonly MergedFinding[], said: readonly JudgedDefect[]): Answer {
  const about = said.filter((defect) => defect.claims.some((claim) => claims.includes(claim)));
  return about.reduce<Answer>(
    (best, { answer: other }) =>
      'score' in other && ('unscored' in best || other.score > best.score) ? other : best,
    answer,
  );
}

/** The score and severity when the quotes hold, otherwise the reason why it does not count. */
async function answerOf(run: Run, defect: Defect, claims: readonly MergedFinding[]): Promise<Answer> {
  const { score, severity } = defect;
  const { threshold } = run.file.settings;
  const texts = await textsOfScores(run, [defect]);
  // One claim that rests on code is enough.
  const capped = Math.max(...claims.map(({ claim }) => cappedScore(defect, claim, texts)));
  // A score that was capped below the threshold needs no proof: the missing proof is why it is low. A grave finding is
  // still left to people, as when its scorer cannot tell: being sure must not count for less.
  if (capped < score && capped < threshold) {
    const sure = claims.map(({ claim }) => whyKnowledgeUndecided(defect, claim, threshold)).find(Boolean);
    return sure === undefined ? { score: capped, severity } : { unscored: sure };
  }
  const left = claims.map(({ claim }) => whyNeedsHuman(defect, claim, texts, threshold)).find(Boolean);
  if (left !== undefined) return { unscored: left };
  const problems = checkScore(defect, texts, threshold);
  return problems.length === 0 ? { score, severity } : { unscored: problems.join('; ') };
}

function apart(findings: readonly MergedFinding[], unscored: string): JudgedDefect[] {
  return findings.map((finding) => ({ claims: [finding], answer: { unscored } }));
}
