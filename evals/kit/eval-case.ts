import type { Severity, Side } from '../../src/contracts/shapes.ts';
import { LENSES, lensRecord } from '../../src/contracts/vocabulary.ts';
import type { LineSpan } from '../../src/kernel/line-span.ts';
import type { Source } from '../../src/lenses/lens-record.ts';
import { checkCase, type Bait, type Bug, type Sees } from './case-shape.ts';

/** Lines of one file, on one side of the change. */
export type Place = { readonly file: string; readonly side: Side; readonly span: LineSpan };

/** A planted bug, whichever form of `case.json` told of it. */
export type Golden = {
  readonly id: string;
  readonly at: Place;
  /** The changed line behind an unchanged place: a finding may stand at either. */
  readonly cause?: Place;
  readonly severity: Severity;
  readonly sees: Sees;
  readonly what: string;
  /** Of real cases: the later version in which its proof ends with 0. */
  readonly fixedIn?: string;
};

export type Decoy = {
  readonly id: string;
  readonly file: string;
  /** Undefined where the bait is the whole file, or nowhere in particular: no finding is counted as taking it. */
  readonly at: Place | undefined;
  readonly what: string;
};

/** A change with what a review of it should find and leave alone. */
export type EvalCase = {
  readonly name: string;
  readonly goldens: readonly Golden[];
  readonly decoys: readonly Decoy[];
  /** Bugs that stand there before the change: of cases for audits. */
  readonly defects: readonly Golden[];
  /** Planted where no finding can stand, such as in a commit message: told, and not counted. */
  readonly unplaced: readonly { readonly id: string; readonly where: string; readonly what: string }[];
  /** The later versions that are pinned, of a real case. */
  readonly later?: readonly string[];
};

const SEES_BY_SOURCE: Readonly<Record<Source, Sees>> = {
  change: 'diff',
  rules: 'rule',
  imports: 'dependency',
  history: 'history',
  comments: 'comment',
  intent: 'intent',
  callers: 'caller',
  flows: 'flow',
  codebase: 'codebase',
};

/** `any` is what no source alone shows. */
function seesOf(lens: string): Sees | undefined {
  if (lens === 'any') return 'injection';
  const known = LENSES.find((one) => one === lens);
  return known === undefined ? undefined : SEES_BY_SOURCE[lensRecord(known).source];
}

/** Reads `case.json`, old form or new. @throws an Error that names the case and what is wrong with it */
export function readCase(name: string, value: unknown): EvalCase {
  const { kind, text } = checkCase(name, value);
  const lists = kind === 'review' ? text : (text.round ?? { should_find: [], should_not_find: [] });
  const bugs = lists.should_find.map((bug, i) => ({ ...bug, id: bug.id ?? `B${i + 1}` }));
  const goldens = bugs.flatMap((bug) => (bug.where === undefined ? [goldenOf(name, bug)] : []));
  return {
    name,
    goldens,
    decoys: lists.should_not_find.map(decoyOf),
    defects: kind === 'audit' ? text.audit.should_find.map((bug) => goldenOf(name, bug)) : [],
    ...(kind === 'review' && text.real && { later: text.real.later.map(({ version }) => version) }),
    unplaced: bugs.flatMap(({ id, where, what }) => (where === undefined ? [] : [{ id, where, what }])),
  };
}

function goldenOf(name: string, bug: Bug): Golden {
  const span = spanOf(bug);
  const { id = '', cause, file } = bug;
  if (file === undefined) throw new Error(`evals/cases/${name}/case.json: ${id} has neither file nor where`);
  if (span === undefined) throw new Error(`evals/cases/${name}/case.json: ${id} has neither line nor lines`);
  return {
    id,
    at: { file, side: bug.side ?? 'new', span },
    ...(cause && {
      cause: { file: cause.file, side: 'new', span: { start: cause.line, end: cause.line } },
    }),
    severity: bug.severity,
    sees: bug.sees ?? seesOf(bug.lens ?? '') ?? 'diff',
    what: bug.what,
    ...(bug.fixed_in !== undefined && { fixedIn: bug.fixed_in }),
  };
}

function decoyOf(bait: Bait, index: number): Decoy {
  const span = spanOf(bait);
  const at = span && { file: bait.file, side: bait.side ?? ('new' as const), span };
  return { id: bait.id ?? `bait-${index + 1}`, file: bait.file, at, what: bait.what };
}

function spanOf({ line, lines }: Pick<Bug, 'line' | 'lines'>): LineSpan | undefined {
  if (lines !== undefined) return { start: lines[0], end: lines[1] };
  return line === undefined ? undefined : { start: line, end: line };
}
