import { Type, type Static } from 'typebox';
import { Path, Quoted, Text, closed } from '../shapes.ts';

const Mode = Type.Enum(['apply', 'fix_regression']);

const Patterns = Type.Array(Path, { maxItems: 1000 });
const Files = Type.Array(Path, { maxItems: 10_000 });

/** What an executor is asked to do: one step of a plan, in one call. Written by the orchestrator. */
export const Step = closed({
  /** In words: what to change and where. */
  description: Text,
  why: Type.Optional(Text),
  mode: Mode,
  /**
   * Paths the call may change, in gitignore syntax. With `fix_regression` these are the files that the step's `apply` changed;
   * if empty, every change of a `fix_regression` is drift.
   */
  allow: Type.Optional(Patterns),
  /** Paths the call may not change, in gitignore syntax; they win over `allow`. */
  exclude: Type.Optional(Patterns),
});
export type Step = Static<typeof Step>;

/**
 * An executor's reply about its call. A failed call may leave out the patch and the files. The rule `missing_patch_or_files`
 * requires them of a successful call, not the schema, so that the verdict can name the rule.
 */
export const ExecuteStepResult = closed({
  success: Type.Boolean(),
  summary: Text,
  details: Type.Optional(Type.String()),
  filesTouched: Type.Optional(Files),
  filesWritten: Type.Optional(Files),
  patch: Type.Optional(Type.String()),
  mode: Mode,
});
export type ExecuteStepResult = Static<typeof ExecuteStepResult>;

/** The finding whose fix also fixed this one; for a result without success. Believed only when code confirms it. */
export const Gone = Type.Optional(Text);

/** The reply of an executor of an audit. */
export const FixResult = closed({ ...ExecuteStepResult.properties, gone: Gone });
export type FixResult = Static<typeof FixResult>;

/**
 * The reply of `finding-prover`. `test`: the test that fails because of the finding, by the name its runner prints. `expected`: where
 * it is written what should happen instead. The program requires both of a successful call, not the schema, so that it can say why.
 */
export const ProveResult = closed({
  ...ExecuteStepResult.properties,
  test: Type.Optional(closed({ file: Path, name: Text })),
  expected: Type.Optional(Quoted),
});
export type ProveResult = Static<typeof ProveResult>;

/** The answer of `correctless step check` and the reply of `execute-step-validator`. */
export const Verdict = closed({ valid: Type.Boolean(), reason: Type.String({ pattern: '\\S' }) });
export type Verdict = Static<typeof Verdict>;
