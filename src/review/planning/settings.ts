import type { Config } from '../../contracts/files/config.ts';
import type { Calls, Settings } from '../../contracts/files/run-files.ts';
import {
  DEFAULT_LENSES,
  FAIL_LEVELS,
  LENSES,
  MOST_DEFECTS_TOGETHER,
  MOST_PLACES_OF_SMALL,
  MOST_PLACES_TOGETHER,
  SCOPE_POLICIES,
  lensRecord,
  type FailLevel,
  type Lens,
  type NamedBy,
  type ScopePolicy,
} from '../../contracts/vocabulary.ts';
import { capFor } from '../../findings/cap-for-scoring.ts';
import { Failure } from '../../kernel/failure.ts';
import { namedLenses } from './named-lenses.ts';
import { THRESHOLD } from '../../scores/rubric.ts';

export type ReviewOptions = {
  readonly failOn?: string | undefined;
  readonly scopePolicy?: string | undefined;
  readonly rules?: string | undefined;
  readonly noRules: boolean;
  /** Run every lens, whatever the configuration says. */
  readonly deep?: boolean;
  /** `all`, or lenses separated by commas: run these, whatever the configuration says. */
  readonly lenses?: string | undefined;
  /** One reviewer and one scorer, whatever the configuration says. */
  readonly quick?: boolean;
};

/** What is reviewed: its number of changed lines, and whether it is a shard of a larger change. */
export type Size = { readonly changedLines?: number; readonly isPart?: boolean };

/**
 * From this many changed lines on, the summary is a call of its own, because one reviewer no longer reads the whole
 * change, and each source has its own agent, which gets what was raised before.
 */
export const LINES_WITH_SUMMARY = 400;

/** Below this many changed lines a scorer is asked about more places. */
const LINES_AT_A_GLANCE = 100;

/** Two independent readers found what one of them missed. */
const READERS_OF_DEEP = 2;

/** How many findings are proven unless the configuration says otherwise. */
export const MOST_PROVEN = 5;

/** A larger change is refused until the user passes `--yes`. */
export const WARN_FILES = 50;

/** A run's settings: options before configuration before defaults. Throws `usage/bad-value`. */
export function settingsOf(config: Config, options: ReviewOptions, size: Size = {}): Settings {
  const { review = {}, models = {} } = config;
  const rules = options.noRules
    ? 'none'
    : oneOf('--rules', options.rules ?? 'all', ['all', 'scoped'] as const);
  const { lenses, namedBy } = askedLenses(options, review.lenses);
  const calls = callsOf(options, size, { lenses, namedBy });
  return {
    threshold: review.threshold ?? THRESHOLD,
    max_findings: mostFindings(review.max_findings ?? capFor(size.changedLines ?? 0), calls),
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
    calls,
    models: {
      summary: models.summary ?? 'haiku',
      review: models.review ?? 'sonnet',
      score: models.score ?? 'haiku',
      audit: models.audit ?? 'inherit',
      fix: models.fix ?? 'inherit',
    },
  };
}

type AskedLenses = { readonly lenses: readonly Lens[]; readonly namedBy?: NamedBy | undefined };

function askedLenses(
  { deep = false, quick = false, lenses, noRules }: ReviewOptions,
  configured: readonly Lens[] | undefined,
): AskedLenses {
  if (quick && (deep || lenses !== undefined)) {
    throw new Failure('usage/bad-value', `--quick and ${deep ? '--deep' : '--lenses'} exclude each other`, {
      hint: 'leave one out: --quick calls one reviewer, --deep all',
    });
  }
  if (quick) return { lenses: LENSES.filter((lens) => lensRecord(lens).statesIntent === true) };
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
      { hint: 'leave out --no-rules, or name another lens' },
    );
  }
  return { lenses: named, namedBy: '--lenses' };
}

function callsOf(
  { quick = false, deep = false }: ReviewOptions,
  { changedLines = 0, isPart = false }: Size,
  { lenses, namedBy }: AskedLenses,
): Calls {
  if (quick) return { summary: false, places: MOST_DEFECTS_TOGETHER, quick };
  const isLarge = changedLines >= LINES_WITH_SUMMARY;
  const hasFirst = lenses.some((lens) => lensRecord(lens).statesIntent === true);
  return {
    summary: isPart || isLarge,
    places: changedLines < LINES_AT_A_GLANCE ? MOST_PLACES_OF_SMALL : MOST_PLACES_TOGETHER,
    quick,
    ...(isLarge || namedBy !== undefined ? {} : { shared: true as const }),
    ...(isLarge && hasFirst ? { in_a_row: true as const } : {}),
    ...(deep ? { readers: READERS_OF_DEEP } : {}),
  };
}

/**
 * A quick review has one scorer. It scores as many findings as one scorer is asked about, and lists the rest as not
 * scored.
 */
function mostFindings(most: number, { quick }: Calls): number {
  return quick ? Math.min(most, MOST_DEFECTS_TOGETHER) : most;
}

function oneOf<T extends string>(option: string, value: string, allowed: readonly T[]): T {
  const found = allowed.find((a) => a === value);
  if (found !== undefined) return found;
  throw new Failure('usage/bad-value', `${option}: "${value}" is not possible`, {
    hint: `one of: ${allowed.join(', ')}`,
  });
}
