import { FAIL_LEVELS } from '../../contracts/vocabulary.ts';
import type { Caps } from '../../headless/caps.ts';
import { Failure } from '../../kernel/failure.ts';
import { choice } from '../line/choice.ts';
import type { Flags, Input } from '../line/command.ts';
import { OUTPUT_FLAG } from '../report/deliver.ts';
import { FORMATS, type Format } from '../../report/formats.ts';

/** What `correctless run` takes beyond what it plans with. */
export const RUN_FLAGS: Flags = {
  'resume RUN': 'continue an interrupted run or audit',
  'format FORMAT': `format of the report: ${FORMATS.join(', ')} (default terminal)`,
  ...OUTPUT_FLAG,
  open: 'for a review: open its page in your browser at the end',
  'max-agents N': 'refuse a run that needs more agents',
  'max-bytes N': 'for a review: refuse more bytes of packets',
  'max-tokens N': 'the same, in estimated tokens',
  'budget-usd X': 'most US dollars for this session of the client, as the client counts them',
  'model MODEL':
    'model of the session that calls the agents; the models of the agents are in the configuration',
};

export type RunOptions = {
  readonly resume: string | undefined;
  readonly format: Format;
  readonly output: string | undefined;
  readonly caps: Caps;
  readonly budget: number | undefined;
  readonly model: string | undefined;
};

/** Reads all of them before anything is started. Throws `usage/bad-value`. */
export function readRunOptions({ option }: Input): RunOptions {
  const failOn = option('fail-on');
  if (failOn !== undefined) choice('fail-on', failOn, FAIL_LEVELS);
  return {
    resume: option('resume'),
    format: choice('format', option('format') ?? 'terminal', FORMATS),
    output: option('output'),
    caps: {
      agents: wholeNumber('max-agents', option('max-agents')),
      bytes: wholeNumber('max-bytes', option('max-bytes')),
      tokens: wholeNumber('max-tokens', option('max-tokens')),
    },
    budget: dollars(option('budget-usd')),
    model: option('model'),
  };
}

/** Refuses options and arguments that would do nothing. `why` is the rest of the sentence. */
export function refuseGiven(
  { flag, positionals, paths }: Input,
  names: readonly string[],
  why: string,
): void {
  const given = names.filter((name) => flag(name)).map((name) => `--${name}`);
  const words = positionals.length > 0 || paths.length > 0 ? ['a target'] : [];
  const [first] = [...given, ...words];
  if (first === undefined) return;
  throw new Failure('usage/bad-value', `${first} ${why}`, { hint: 'see: correctless run --help' });
}

function wholeNumber(name: string, value: string | undefined): number | undefined {
  if (value === undefined || /^[1-9]\d{0,11}$/.test(value))
    return value === undefined ? value : Number(value);
  throw new Failure('usage/bad-value', `--${name}: "${value}" is no whole number above 0`);
}

function dollars(value: string | undefined): number | undefined {
  if (value === undefined) return value;
  const amount = /^\d{1,6}(\.\d{1,6})?$/.test(value) ? Number(value) : 0;
  if (amount > 0) return amount;
  throw new Failure('usage/bad-value', `--budget-usd: "${value}" is no amount above 0, such as 2.50`);
}
