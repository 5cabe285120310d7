/** A finding and a planted bug of the same file, as two judges saw them. */
export type Verdicts = { readonly byPlace: boolean; readonly byJudge: boolean };

export type Agreement = {
  readonly pairs: number;
  readonly both: number;
  readonly neither: number;
  readonly placeOnly: number;
  readonly judgeOnly: number;
  /** Cohen's kappa: agreement beyond what chance would give. `null` where chance alone explains everything. */
  readonly kappa: number | null;
};

/** How far the score by place and the judge agree. */
export function agreement(verdicts: readonly Verdicts[]): Agreement {
  const count = (byPlace: boolean, byJudge: boolean): number =>
    verdicts.filter((one) => one.byPlace === byPlace && one.byJudge === byJudge).length;
  const [both, neither] = [count(true, true), count(false, false)];
  const [placeOnly, judgeOnly] = [count(true, false), count(false, true)];
  return { pairs: verdicts.length, both, neither, placeOnly, judgeOnly, kappa: kappa() };

  function kappa(): number | null {
    const n = verdicts.length;
    if (n === 0) return null;
    const [place, judge] = [(both + placeOnly) / n, (both + judgeOnly) / n];
    const chance = place * judge + (1 - place) * (1 - judge);
    return chance === 1 ? null : ((both + neither) / n - chance) / (1 - chance);
  }
}
