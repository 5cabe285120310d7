import type { Config } from '../../contracts/config.ts';
import type { Settings } from '../../contracts/run-files.ts';
import {
  DEFAULT_LENSES,
  FAIL_LEVELS,
  LENSES,
  SCOPE_POLICIES,
  type FailLevel,
  type Lens,
  type ScopePolicy,
} from '../../contracts/vocabulary.ts';
import { capFor } from '../../findings/cap-for-scoring.ts';
import { Failure } from '../../kernel/failure.ts';
import { THRESHOLD } from '../../scores/rubric.ts';

/** What was given on the command line, before the configuration has its say. */
export type ReviewOptions = {
  readonly failOn?: string | undefined;
  readonly scopePolicy?: string | undefined;
  readonly rules?: string | undefined;
  readonly noRules: boolean;
  /** Every lens, whatever the configuration says. */
  readonly deep?: boolean;
};

/** What is reviewed: how many lines of it are changed, and whether it is a shard of a larger change. */
export type Size = { readonly changedLines?: number; readonly isPart?: boolean };

/** From so many changed lines on a summary is a call of its own: below, a reviewer reads the whole change anyway. */
export const LINES_WITH_SUMMARY = 400;

/** A larger change is refused until the user says `--yes`. */
export const WARN_FILES = 50;

/** What a run holds itself to: options before configuration before defaults. Throws `usage/bad-value`. */
export function settingsOf(
  config: Config,
  options: ReviewOptions,
  { changedLines = 0, isPart = false }: Size = {},
): Settings {
  const { review = {}, models = {} } = config;
  const rules = options.noRules
    ? 'none'
    : oneOf('--rules', options.rules ?? 'all', ['all', 'scoped'] as const);
  const lenses: readonly Lens[] = options.deep === true ? LENSES : (review.lenses ?? DEFAULT_LENSES);
  return {
    threshold: review.threshold ?? THRESHOLD,
    max_findings: review.max_findings ?? capFor(changedLines),
    fail_on: oneOf<FailLevel>('--fail-on', options.failOn ?? review.fail_on ?? 'important', FAIL_LEVELS),
    scope_policy: oneOf<ScopePolicy>(
      '--scope-policy',
      options.scopePolicy ?? review.scope_policy ?? 'added',
      SCOPE_POLICIES,
    ),
    lenses: LENSES.filter(
      (lens) => lenses.includes(lens) && !(rules === 'none' && lens === 'rules-compliance'),
    ),
    rules,
    calls: { summary: isPart || changedLines >= LINES_WITH_SUMMARY },
    models: {
      summary: models.summary ?? 'haiku',
      review: models.review ?? 'sonnet',
      score: models.score ?? 'haiku',
      audit: models.audit ?? 'inherit',
      fix: models.fix ?? 'inherit',
    },
  };
}

function oneOf<T extends string>(option: string, value: string, allowed: readonly T[]): T {
  const found = allowed.find((a) => a === value);
  if (found !== undefined) return found;
  throw new Failure('usage/bad-value', `${option}: "${value}" is not possible`, {
    hint: `one of: ${allowed.join(', ')}`,
  });
}
