import { parseArgs } from 'node:util';
import { ARMS, type Arm } from './measures.ts';

export const USAGE = `npm run eval -- (--live | --replay DIR | --manual DIR) [options]

  --live          your own claude answers; it costs what your plan or key charges
  --replay DIR    replies that were recorded are scored again
  --manual DIR    packets are written to DIR, replies are read from it; run it again when they are there
  --out DIR       with --live: where replies and what is done are kept (default .cache/evals/live)
  --arm ARM       plain, quick, default or deep; several with commas (default all; of a recording all that it has)
  --cases GLOB    names of cases, * for any letters; several with commas (default all)
  --repeat N      attempts at each case (default 1; of a recording all that it has)
  --judge         all findings of a case, shuffled and without their arms, before one judge (not with --live)
  --against DIR   a recording to compare with, case by case
  --figures FILES with --judge: JSON of earlier tables whose judged cases join this one; several with commas
  --json FILE     the figures as JSON
`;

export type Source = { readonly kind: 'live' | 'replay' | 'manual'; readonly folder: string };

export type Options = {
  readonly source: Source;
  readonly arms: readonly Arm[];
  readonly cases: (name: string) => boolean;
  readonly repeat: number | undefined;
  readonly judge: boolean;
  readonly against: string | undefined;
  readonly figures: readonly string[];
  readonly json: string | undefined;
};

const FLAGS = {
  live: { type: 'boolean' },
  replay: { type: 'string' },
  manual: { type: 'string' },
  out: { type: 'string' },
  arm: { type: 'string' },
  cases: { type: 'string' },
  repeat: { type: 'string' },
  judge: { type: 'boolean' },
  against: { type: 'string' },
  figures: { type: 'string' },
  json: { type: 'string' },
} as const;

/** @throws an Error that says what is wrong with the command line */
export function readOptions(argv: readonly string[]): Options {
  const { values } = parseArgs({ args: [...argv], options: FLAGS, strict: true });
  const { judge = false, against, json } = values;
  if (judge && values.live === true)
    throw new Error('--judge goes with --manual and --replay: a judge reads and runs code');
  return {
    source: sourceOf(values),
    arms: armsOf(values.arm),
    cases: matcherOf(values.cases ?? '*'),
    repeat: values.repeat === undefined ? undefined : countOf(values.repeat),
    ...{ judge, against, json },
    figures: values.figures?.split(',') ?? [],
  };
}

function sourceOf(values: {
  readonly live?: boolean;
  readonly replay?: string;
  readonly manual?: string;
  readonly out?: string;
}): Source {
  const { live = false, replay, manual, out } = values;
  const given: Source[] = [
    ...(live ? [{ kind: 'live' as const, folder: out ?? '.cache/evals/live' }] : []),
    ...(replay === undefined ? [] : [{ kind: 'replay' as const, folder: replay }]),
    ...(manual === undefined ? [] : [{ kind: 'manual' as const, folder: manual }]),
  ];
  const [source, ...more] = given;
  if (source === undefined || more.length > 0) throw new Error('say one of --live, --replay and --manual');
  if (out !== undefined && !live) throw new Error('--out goes with --live only');
  return source;
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
