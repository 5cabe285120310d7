import type { Verdict } from './judge.ts';
import { idOf } from './judge.ts';
import type { Arm } from './measures.ts';
import type { ReviewOutcome, Standing } from './review-outcome.ts';

/** From here on sources are read in a row (ADR 47), and a plain reader begins to miss things. */
const HARD_FROM = 400;

/** What one arm came to in one case: figures and the judge's names, no word of any reply. */
export type JudgedArm = {
  readonly arm: Arm;
  readonly calls: number;
  readonly bytes: number;
  /** Reported: what was dropped below 50, and what nobody scored, is none. */
  readonly findings: number;
  readonly minor: number;
  readonly false: number;
  /** Real defects by name, with the best that became of each. */
  readonly real: Readonly<Record<string, Standing>>;
};

export type JudgedCase = {
  readonly name: string;
  readonly split: 'hard' | 'small';
  /** Known defects. */
  readonly key: number;
  readonly arms: readonly JudgedArm[];
};

export type Attempted = { readonly arm: Arm; readonly outcome: ReviewOutcome };

const BEST: readonly Standing[] = ['shown', '50 to 74', 'not scored', 'below 50'];

/** Joins what the judge said of findings with the arms that made them. */
export function judgedCase(
  { name, key }: { readonly name: string; readonly key: number },
  attempted: readonly Attempted[],
  verdicts: ReadonlyMap<string, Verdict>,
): JudgedCase {
  const changedLines = Math.max(...attempted.map(({ outcome }) => outcome.changedLines));
  const split = changedLines >= HARD_FROM ? 'hard' : 'small';
  return { name, split, key, arms: attempted.map((one) => judgedArm(one, verdicts)) };
}

function judgedArm({ arm, outcome }: Attempted, verdicts: ReadonlyMap<string, Verdict>): JudgedArm {
  const said = outcome.listed.flatMap(({ claim, standing }) => {
    const verdict = verdicts.get(idOf(claim));
    return verdict === undefined ? [] : [{ ...verdict, standing }];
  });
  const reported = said.filter(({ standing }) => standing === 'shown' || standing === '50 to 74');
  const real: Record<string, Standing> = {};
  for (const { verdict, defect, standing } of said)
    if (verdict === 'real' && BEST.indexOf(standing) <= BEST.indexOf(real[defect] ?? 'below 50'))
      real[defect] = standing;
  return {
    ...{ arm, ...outcome.cost },
    findings: reported.length,
    minor: reported.filter(({ verdict }) => verdict === 'minor').length,
    false: reported.filter(({ verdict }) => verdict === 'false').length,
    real: Object.fromEntries(Object.entries(real).toSorted(([a], [b]) => (a < b ? -1 : 1))),
  };
}
