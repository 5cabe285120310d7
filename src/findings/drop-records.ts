import type { Severity } from '../contracts/shapes.ts';
import { drop, type DropRecord, type ReasonOf } from '../evidence/drop-record.ts';
import { EVIDENCE_DROPS } from '../evidence/evidence-drop.ts';
import type { Placement } from './placement.ts';

type OfOther = { readonly fingerprint: string };
type Why = { readonly why: string };
/** In a hunk, or in the function that a hunk changes: the effect of the change may show there. */
type MayBeBeside = { readonly beside?: true };

const final = <Data>(record: Omit<DropRecord<Data>, 'mend'>): DropRecord<Data> => ({ ...record, mend: null });

/** Every reason for a drop. `npm run gen` writes them into `docs/findings.md`, in this order. */
export const DROPS = {
  ...EVIDENCE_DROPS,
  not_on_changed_lines: drop<MayBeBeside & { readonly placement: Placement; readonly policy: string }>({
    group: 'not on changed lines',
    text: ({ placement, policy }) =>
      `its placement is ${placement}, which the scope policy "${policy}" excludes`,
    mend: ({ placement }) =>
      `the quote is on lines this change did not touch (${placement}). Quote the changed line that is wrong, if a removed line is missed quote that with side "old", or, if the change breaks a place elsewhere, set is_impact_finding and quote the changed line as cause.`,
    means: 'the scope policy excludes findings with this placement',
  }),
  /** `line` is a changed line: the claim named it, or it reads like the quote. */
  quote_of_another_line: drop<{ readonly file: string; readonly line: number }>({
    group: 'evidence not found',
    text: ({ file, line }) =>
      `the quote is on unchanged lines of ${file}, and changed line ${line} may be meant`,
    mend: ({ file, line }) =>
      `the quote is on lines of ${file} that this change did not touch; changed line ${line} has other characters. If you mean that line, copy it exactly.`,
    means:
      'its quote is only on unchanged lines, and the line that it named, or one that reads like the quote, is part of the change',
  }),
  cause_missing: drop({
    group: 'not on changed lines',
    text: () => 'an impact finding needs the changed line that causes it',
    mend: () =>
      'is_impact_finding needs a cause: the file and quote of the changed line that breaks this place, or a file renamed or deleted.',
    means: 'an effect elsewhere without a cause',
  }),
  cause_not_on_changed_line: drop({
    group: 'not on changed lines',
    text: () => 'the quoted cause is not on a changed line',
    mend: () => 'the quoted cause is on lines this change did not touch. Quote a changed line.',
    means: 'an effect elsewhere with a cause that the change did not touch',
  }),
  /** `was` is the kind of the refusal, and `why` is its text. */
  not_given_again: final<MayBeBeside & Why & { readonly was: string; readonly severity: Severity }>({
    group: 'refused and not given again',
    text: ({ severity, why }) => `said to be ${severity}, refused (${why}), and not given again`,
    means: 'a reply was refused for it (the refusal said what was wrong), and the mended reply leaves it out',
  }),
  duplicate_of: final<OfOther>({
    group: 'duplicate',
    text: ({ fingerprint }) => `the same as finding ${fingerprint.slice(0, 12)}`,
    means: 'another finding says the same, or its scorer calls both one defect; this one is its witness',
  }),
  suppressed: final<OfOther & { readonly reason: string }>({
    group: 'suppressed',
    text: ({ reason }) => `suppressed: ${reason}`,
    means: 'you have accepted it, at this place',
  }),
  not_scored: final<{ readonly cap: number }>({
    group: 'not scored',
    text: ({ cap }) => `only the first ${cap} defects are scored`,
    means: 'beyond the number of defects that are scored; listed',
  }),
  /** `threshold` is the lowest score that is listed. */
  below_threshold: final<{ readonly score: number; readonly threshold: number }>({
    group: 'below threshold',
    text: ({ score, threshold }) => `score ${score} is below ${threshold}`,
    means: 'scored below 50 (below the threshold where that is lower)',
  }),
  unscored: final<Why>({
    group: 'unscored',
    text: ({ why }) => `no acceptable score: ${why}`,
    means: 'no acceptable score came; shown apart',
  }),
  raised_again: final<OfOther>({
    group: 'raised again',
    text: ({ fingerprint }) => `raised again, now as ${fingerprint.slice(0, 12)}`,
    means: 'known from the previous review and raised again; the new one counts, as open',
  }),
  fixed: final<Why>({
    group: 'fixed',
    text: ({ why }) => why,
    means: 'known from the previous review; its quote, its cause or its comment is gone',
  }),
  /** `unsettled`: its code is unchanged, and nobody has judged it by the current rules. */
  withdrawn: final<Why & { readonly unsettled?: true }>({
    group: 'withdrawn',
    text: ({ why }) => why,
    means:
      'known from the previous review; its lines are no longer part of the change, or its rule is no longer in force',
  }),
};

type Reason = ReasonOf<typeof DROPS>;

export function recordOf(reason: Reason): DropRecord<Reason> {
  return DROPS[reason.kind] as DropRecord<Reason>;
}
