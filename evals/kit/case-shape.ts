import { Ajv } from 'ajv';
import { Type, type Static } from 'typebox';
import { LinePair, Path, Severity, Side, Text, closed } from '../../src/contracts/shapes.ts';
import { Real } from './real-shape.ts';

/** What somebody must look at to see a bug, besides the changed lines themselves. */
export const SEES = [
  'diff',
  'caller',
  'history',
  'comment',
  'rule',
  'dependency',
  'flow',
  'intent',
  'codebase',
  'clean',
  'injection',
] as const;
export type Sees = (typeof SEES)[number];

const Line = Type.Integer({ minimum: 1 });
const Sees = Type.Enum([...SEES]);
const Place = closed({ file: Path, line: Line });

/**
 * A planted bug. Old cases have `line`, those of audits `lines`, new ones both; the reader wants one of them. What
 * stands in no file, such as an instruction in a commit message, says `where` instead.
 */
const Bug = closed({
  id: Type.Optional(Type.String({ pattern: '^[A-Za-z][A-Za-z0-9-]*$' })),
  lens: Type.Optional(Type.String()),
  role: Type.Optional(Type.String()),
  file: Type.Optional(Path),
  where: Type.Optional(Text),
  line: Type.Optional(Line),
  lines: Type.Optional(LinePair),
  side: Type.Optional(Side),
  severity: Severity,
  what: Text,
  sees: Type.Optional(Sees),
  /** The changed line that makes an unchanged place elsewhere wrong. */
  cause: Type.Optional(Place),
  /** What was seen when the proof was run. */
  seen: Type.Optional(Text),
  /** Which question of the fix review it belongs to. */
  question: Type.Optional(Type.Integer({ minimum: 1, maximum: 5 })),
  /** Of real cases: the later version in which it is gone. */
  fixed_in: Type.Optional(Type.String()),
});
export type Bug = Static<typeof Bug>;

/** What looks like a bug and is none. */
const Bait = closed({
  id: Type.Optional(Type.String()),
  lens: Type.Optional(Type.String()),
  file: Path,
  line: Type.Optional(Line),
  lines: Type.Optional(LinePair),
  side: Type.Optional(Side),
  what: Text,
});
export type Bait = Static<typeof Bait>;

const lists = { should_find: Type.Array(Bug), should_not_find: Type.Array(Bait) };
const about = { id: Type.Optional(Type.String()), intent: Text, sees: Type.Optional(Sees) };

/** `case.json` of a change to be reviewed. */
const ReviewCase = closed({
  ...about,
  clean: Type.Optional(Type.Boolean()),
  note: Type.Optional(Text),
  real: Type.Optional(Real),
  rules: Type.Optional(Type.Array(Text)),
  ...lists,
});

/** `case.json` of a codebase to be audited, and of a round of fixes. Only the round is a change. */
const AuditCase = closed({
  ...about,
  preset: Type.String(),
  audit: closed(lists),
  round: Type.Optional(closed({ findings: Type.Array(Type.Unknown()), ...lists })),
});

const ajv = new Ajv({ strict: false, allErrors: true });
const isReview = ajv.compile<Static<typeof ReviewCase>>(ReviewCase);
const isAudit = ajv.compile<Static<typeof AuditCase>>(AuditCase);

export type CaseText =
  | { readonly kind: 'review'; readonly text: Static<typeof ReviewCase> }
  | { readonly kind: 'audit'; readonly text: Static<typeof AuditCase> };

/** Throws with the place and the value of everything that does not keep the contract. */
export function checkCase(name: string, value: unknown): CaseText {
  const audit = typeof value === 'object' && value !== null && 'audit' in value;
  if (audit && isAudit(value)) return { kind: 'audit', text: value };
  if (!audit && isReview(value)) return { kind: 'review', text: value };
  const problems = (audit ? isAudit.errors : isReview.errors) ?? [];
  const lines = problems.map(
    ({ instancePath, message, params }) => `${instancePath} ${message ?? ''} ${JSON.stringify(params)}`,
  );
  throw new Error(`evals/cases/${name}/case.json: ${lines.join('; ')}`);
}
