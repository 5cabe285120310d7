import { Type, type Static } from 'typebox';
import type { Lens } from './vocabulary.ts';
import { Line, LinePair, Path, Severity, Side, SlotName, Text, closed } from './shapes.ts';

/** Proof that the reviewer read the code it speaks of. Every part is checked by `evidence/`. */
export const Verification = Type.Object(
  {
    code_examined: Type.String({ minLength: 10, maxLength: 20_000 }),
    line_range_examined: LinePair,
    verification_method: Text,
    checked_for_handling_elsewhere: Type.Boolean(),
    where_checked: Type.Array(Path, { maxItems: 50 }),
    is_impact_finding: Type.Boolean(),
    /** True when the finding rests on something not being there (no check, no caller, no handler). */
    claims_absence: Type.Optional(Type.Boolean()),
    /** The changed line that makes an unchanged place elsewhere wrong. Goes with `is_impact_finding`. */
    cause: Type.Optional(Type.Object({ file: Path, quote: Text, side: Type.Optional(Side) }, closed)),
  },
  closed,
);
export type Verification = Static<typeof Verification>;

const finding = {
  file: Path,
  line: Line,
  side: Type.Optional(Side),
  title: Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' }),
  why: Text,
  severity: Severity,
  verification: Verification,
  suggested_fix: Type.String({ maxLength: 20_000 }),
};

/** The proof a lens owes besides the quote: what only its own data source can give. */
export const PROOFS = {
  'rules-compliance': { ruleFile: Path, ruleText: Text },
  'bug-scan': { trigger: Text },
  'dependency-check': { dependency: Text, expectedUsage: Text, actualUsage: Text },
  'history-context': { commitRef: Type.String({ pattern: '^[0-9a-f]{7,64}$' }), historicalContext: Text },
  'comment-compliance': { commentText: Text },
  'intent-fulfilment': { intentText: Text },
  'caller-impact': { callerFile: Path, callerText: Text },
  'data-flow-security': { sourceFile: Path, sourceText: Text, sinkFile: Path, sinkText: Text },
  'codebase-fit': { existingFile: Path, existingText: Text },
} as const;

/** A lens's contract. Its static type is the common `Review`: which proof is there, the schema has made sure of. */
function reviewOf(proof: (typeof PROOFS)[Lens]) {
  return Type.Unsafe<Review>(
    Type.Object(
      {
        slot: SlotName,
        examined: Type.Array(Path, { maxItems: 2000 }),
        findings: Type.Array(Type.Object({ ...finding, ...proof }, closed), { maxItems: 100 }),
      },
      closed,
    ),
  );
}

export const REVIEWS = {
  'rules-compliance': reviewOf(PROOFS['rules-compliance']),
  'bug-scan': reviewOf(PROOFS['bug-scan']),
  'dependency-check': reviewOf(PROOFS['dependency-check']),
  'history-context': reviewOf(PROOFS['history-context']),
  'comment-compliance': reviewOf(PROOFS['comment-compliance']),
  'intent-fulfilment': reviewOf(PROOFS['intent-fulfilment']),
  'caller-impact': reviewOf(PROOFS['caller-impact']),
  'data-flow-security': reviewOf(PROOFS['data-flow-security']),
  'codebase-fit': reviewOf(PROOFS['codebase-fit']),
} as const satisfies Record<Lens, unknown>;

/** A finding as any lens may claim it: the common part, and the proofs of the lenses that owe them. */
export type ClaimedFinding = {
  readonly file: string;
  readonly line: number;
  readonly side?: Side;
  readonly title: string;
  readonly why: string;
  readonly severity: Severity;
  readonly verification: Verification;
  readonly suggested_fix: string;
  readonly ruleFile?: string;
  readonly ruleText?: string;
  readonly trigger?: string;
  readonly dependency?: string;
  readonly expectedUsage?: string;
  readonly actualUsage?: string;
  readonly commitRef?: string;
  readonly historicalContext?: string;
  readonly commentText?: string;
  readonly intentText?: string;
  readonly callerFile?: string;
  readonly callerText?: string;
  readonly sourceFile?: string;
  readonly sourceText?: string;
  readonly sinkFile?: string;
  readonly sinkText?: string;
  readonly existingFile?: string;
  readonly existingText?: string;
};

/** A reviewer's whole reply, whichever lens sent it. */
export type Review = {
  readonly slot: SlotName;
  readonly examined: readonly string[];
  readonly findings: readonly ClaimedFinding[];
};
