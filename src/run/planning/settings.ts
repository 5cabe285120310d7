import type { Config } from '../../contracts/config.ts';
import type { Settings } from '../../contracts/run-files.ts';
import {
  DEFAULT_LENSES,
  FAIL_LEVELS,
  LENSES,
  SCOPE_POLICIES,
  type FailLevel,
  type Lens,
  type NamedBy,
  type ScopePolicy,
} from '../../contracts/vocabulary.ts';
import { capFor } from '../../findings/cap-for-scoring.ts';
import { Failure } from '../../kernel/failure.ts';
import { namedLenses } from './named-lenses.ts';
import { THRESHOLD } from '../../scores/rubric.ts';

/** What was given on the command line, before the configuration has its say. */
export type ReviewOptions = {
  readonly failOn?: string | undefined;
  readonly scopePolicy?: string | undefined;
  readonly rules?: string | undefined;
  readonly noRules: boolean;
  /** Every lens, whatever the configuration says. */
  readonly deep?: boolean;
  /** `all`, or lenses with a comma between them: these, whatever the configuration says. */
  readonly lenses?: string | undefined;
};

/** A larger change is refused until the user says `--yes`. */
export const WARN_FILES = 50;

/** What a run holds itself to: options before configuration before defaults. Throws `usage/bad-value`. */
export function settingsOf(config: Config, options: ReviewOptions, changedLines = 0): Settings {
  const { review = {}, models = {} } = config;
  const rules = options.noRules
    ? 'none'
    : oneOf('--rules', options.rules ?? 'all', ['all', 'scoped'] as const);
  const { lenses, namedBy } = askedLenses(options, review.lenses);
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
    ...(namedBy === undefined ? {} : { named_by: namedBy }),
    rules,
    models: {
      summary: models.summary ?? 'haiku',
      review: models.review ?? 'sonnet',
      score: models.score ?? 'haiku',
      audit: models.audit ?? 'inherit',
      fix: models.fix ?? 'inherit',
    },
  };
}

type AskedLenses = { readonly lenses: readonly Lens[]; readonly namedBy?: NamedBy };

function askedLenses(
  { deep = false, lenses, noRules }: ReviewOptions,
  configured: readonly Lens[] | undefined,
): AskedLenses {
  if (lenses === undefined) {
    if (deep) return { lenses: LENSES, namedBy: '--deep' };
    return configured === undefined
      ? { lenses: DEFAULT_LENSES }
      : { lenses: configured, namedBy: 'review.lenses' };
  }
  const named = namedLenses(lenses);
  if (deep) {
    throw new Failure('usage/bad-value', '--deep and --lenses exclude each other', {
      hint: 'leave one out; --deep runs every lens',
    });
  }
  if (noRules && named.every((lens) => lens === 'rules-compliance')) {
    throw new Failure(
      'usage/bad-value',
      '--lenses names rules-compliance alone, which --no-rules leaves out',
      {
        hint: 'leave out --no-rules, or name another lens',
      },
    );
  }
  return { lenses: named, namedBy: '--lenses' };
}

function oneOf<T extends string>(option: string, value: string, allowed: readonly T[]): T {
  const found = allowed.find((a) => a === value);
  if (found !== undefined) return found;
  throw new Failure('usage/bad-value', `${option}: "${value}" is not possible`, {
    hint: `one of: ${allowed.join(', ')}`,
  });
}
