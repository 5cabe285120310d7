import { DEEP_LENSES } from '../../contracts/vocabulary.ts';
import type { RunFile } from '../../contracts/files/run-files.ts';
import { cacheRoot } from '../../io/own/cache-root.ts';
import { Failure } from '../../kernel/failure.ts';
import type { PlanRequest } from '../../review/planning/plan-request.ts';
import { askedChange, TARGET_FLAGS } from '../line/asked-change.ts';
import { flagsOf, type Flags, type Input } from '../line/command.ts';
import { SHARD_FLAG, shardOption } from './shard-option.ts';

/** What can be asked of a review before it is planned, for `correctless plan` and `correctless review`. */
export const PLAN_FLAGS: Flags = {
  ...TARGET_FLAGS,
  yes: 'also review more than 50 files, or a closed pull request',
  deep: `all lenses, each in its own call, and two readers for bugs; adds ${DEEP_LENSES.join(', ')}`,
  'lenses all|LENS,…':
    'these lenses, wherever they have material (default: those with something to say about the changed lines)',
  quick: 'only bug-scan and one scorer: two calls for a change that fits one packet',
  prove: 'then prove listed findings with tests, which the project’s test command runs',
  'rules all|scoped': 'which rule files reviewers get (default: all)',
  'no-rules': 'review without the rules lens',
  'since-last': 'continue from the last complete review of the same target (the default)',
  'no-since-last': 'review everything, whatever was reviewed before',
  'fail-on LEVEL': 'lowest level that ends with status 1: critical, important (default), minor or never',
  'scope-policy POLICY': 'where findings may be: added (default), diff_context, file or nofilter',
  ...SHARD_FLAG,
};

/** Say what is reviewed, or what earlier reviews count: whoever plans again says that otherwise. */
const ABOUT_THE_TARGET = ['staged', 'uncommitted', 'since-last', 'no-since-last', 'shard'];

/** Those of these flags that were given, as on a command line. */
export function givenOf(
  { flag, option }: Pick<Input, 'flag' | 'option'>,
  except: readonly string[] = [],
): string[] {
  return flagsOf(PLAN_FLAGS)
    .filter(({ name }) => !except.includes(name))
    .flatMap(({ name, value }) => {
      if (value === undefined) return flag(name) ? [`--${name}`] : [];
      const given = option(name);
      return given === undefined ? [] : [`--${name}`, given];
    });
}

export async function planRequest(input: Input, captured: RunFile['captured']): Promise<PlanRequest> {
  const { flag, option, env } = input;
  return {
    ...(await askedChange(input)),
    options: {
      failOn: option('fail-on'),
      scopePolicy: option('scope-policy'),
      rules: option('rules'),
      noRules: flag('no-rules'),
      deep: flag('deep'),
      lenses: option('lenses'),
      quick: flag('quick'),
    },
    given: givenOf({ flag, option }, ABOUT_THE_TARGET),
    yes: flag('yes'),
    ...(flag('prove') ? { prove: true } : {}),
    captured,
    cacheRoot: cacheRoot(env),
    env,
    shard: shardOption(option('shard')),
    sinceLast: wantsSinceLast(flag('since-last'), flag('no-since-last')),
  };
}

function wantsSinceLast(yes: boolean, no: boolean): boolean {
  if (!yes || !no) return !no;
  throw new Failure('usage/bad-value', '--since-last and --no-since-last exclude each other', {
    hint: 'leave one out; going on from the last review is the default',
  });
}
