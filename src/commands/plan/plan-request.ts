import { DEEP_LENSES } from '../../contracts/vocabulary.ts';
import type { RunFile } from '../../contracts/files/run-files.ts';
import { askedTarget } from '../../gather/target/asked-target.ts';
import { cacheRoot } from '../../io/own/cache-root.ts';
import { Failure } from '../../kernel/failure.ts';
import type { PlanRequest } from '../../review/planning/plan-request.ts';
import type { Flag, Input } from '../line/command.ts';
import { SHARD_FLAG, shardOption } from './shard-option.ts';

/** What can be asked of a review before it is planned, for `correctless plan` and `correctless review`. */
export const PLAN_FLAGS: readonly Flag[] = [
  { name: 'staged', type: 'boolean', summary: 'what is staged, against HEAD' },
  { name: 'uncommitted', type: 'boolean', summary: 'the work tree with untracked files, against HEAD' },
  { name: 'yes', type: 'boolean', summary: 'also review more than 50 files, or a closed pull request' },
  {
    name: 'deep',
    type: 'boolean',
    summary: `all lenses, each by itself, and two readers for bugs: also ${DEEP_LENSES.join(', ')}`,
  },
  {
    name: 'lenses',
    type: 'string',
    value: 'all|LENS,…',
    summary: 'these lenses, wherever they have material; without it those that speak of the changed lines',
  },
  {
    name: 'quick',
    type: 'boolean',
    summary: 'bug-scan alone and one scorer: two calls for what fits one packet',
  },
  {
    name: 'prove',
    type: 'boolean',
    summary: 'then prove listed findings by tests, which the project’s test command runs',
  },
  {
    name: 'rules',
    type: 'string',
    value: 'all|scoped',
    summary: 'which rule files reviewers get (default all)',
  },
  { name: 'no-rules', type: 'boolean', summary: 'review without the rules lens' },
  {
    name: 'since-last',
    type: 'boolean',
    summary: 'continue from the last complete review of the same target (the default)',
  },
  { name: 'no-since-last', type: 'boolean', summary: 'review everything, whatever was reviewed before' },
  {
    name: 'fail-on',
    type: 'string',
    value: 'LEVEL',
    summary: 'critical, important (default), minor or never: what ends with status 1',
  },
  {
    name: 'scope-policy',
    type: 'string',
    value: 'POLICY',
    summary: 'added (default), diff_context, file or nofilter: where findings may be',
  },
  SHARD_FLAG,
];

/** Say what is reviewed, or what earlier reviews count: whoever plans again says that otherwise. */
const ABOUT_THE_TARGET = ['staged', 'uncommitted', 'since-last', 'no-since-last', SHARD_FLAG.name];

/** Those of these flags that were given, as on a command line. */
export function givenOf(
  { flag, option }: Pick<Input, 'flag' | 'option'>,
  except: readonly string[] = [],
): string[] {
  return PLAN_FLAGS.filter(({ name }) => !except.includes(name)).flatMap(({ name, type }) => {
    if (type === 'boolean') return flag(name) ? [`--${name}`] : [];
    const value = option(name);
    return value === undefined ? [] : [`--${name}`, value];
  });
}

/** Reads the target and these flags. */
export async function planRequest(
  { positionals, paths, flag, option, cwd, env }: Input,
  captured: RunFile['captured'],
): Promise<PlanRequest> {
  const flags = { staged: flag('staged'), uncommitted: flag('uncommitted'), paths };
  const asked = await askedTarget(cwd, positionals, flags);
  return {
    ...asked,
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
