import { parseArgs } from 'node:util';
import { ARMS, type Arm } from './measures.ts';

export const USAGE = `npm run eval -- (--replay DIR | --manual DIR) [options] [-- COMMAND ARGS…]

  --replay DIR    replies that were recorded are scored again
  --manual DIR    packets are written to DIR, replies are read from it; run it again when they are there
  COMMAND         with --manual: is given each packet and prints the reply, such as node "$PWD/evals/ask-claude.mjs"
  --arm ARM       plain, quick, default or deep; several with commas (default all; of a recording all that it has)
  --cases GLOB    names of cases, * for any letters; several with commas (default all)
  --repeat N      attempts at each case (default 1; of a recording all that it has)
  --judge         all findings of a case, shuffled and without their arms, before one judge
`;

export type Options = {
  readonly kind: 'replay' | 'manual';
  readonly folder: string;
  readonly command: readonly string[];
  readonly arms: readonly Arm[];
  readonly cases: (name: string) => boolean;
  readonly repeat: number | undefined;
  readonly judge: boolean;
};

const FLAGS = {
  replay: { type: 'string' },
  manual: { type: 'string' },
  arm: { type: 'string' },
  cases: { type: 'string', default: '*' },
  repeat: { type: 'string' },
  judge: { type: 'boolean', default: false },
} as const;

/** @throws an Error that says what is wrong with the command line */
export function readOptions(argv: readonly string[]): Options {
  const end = argv.indexOf('--');
  const command = end === -1 ? [] : argv.slice(end + 1);
  const { values } = parseArgs({ args: argv.slice(0, end === -1 ? undefined : end), options: FLAGS });
  const { replay, manual, judge } = values;
  const folder = manual ?? replay;
  if (folder === undefined || (manual !== undefined && replay !== undefined))
    throw new Error('say one of --replay and --manual');
  if (replay !== undefined && command.length > 0) throw new Error('a command goes with --manual only');
  return {
    ...{ kind: manual === undefined ? 'replay' : 'manual', folder, command, judge },
    arms: armsOf(values.arm),
    cases: matcherOf(values.cases),
    repeat: values.repeat === undefined ? undefined : countOf(values.repeat),
  };
}

function armsOf(text: string | undefined): Arm[] {
  if (text === undefined) return [...ARMS];
  const wanted = text.split(',');
  const unknown = wanted.find((one) => !ARMS.some((arm) => arm === one));
  if (unknown !== undefined) throw new Error(`--arm ${unknown}: there are ${ARMS.join(', ')}`);
  return ARMS.filter((arm) => wanted.includes(arm));
}

function countOf(text: string): number {
  if (!/^[1-9]\d{0,2}$/.test(text)) throw new Error(`--repeat ${text}: a number from 1 to 999`);
  return Number(text);
}

function matcherOf(globs: string): (name: string) => boolean {
  const patterns = globs.split(',').map((glob) => {
    const parts = glob.split('*').map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    return new RegExp(`^${parts.join('.*')}$`);
  });
  return (name) => patterns.some((pattern) => pattern.test(name));
}
