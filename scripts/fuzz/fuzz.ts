import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { Coverage } from './coverage.ts';
import { drawFrom, mutated } from './mutate.ts';
import { seedsOf, TARGETS, type FuzzTarget, type TargetName } from './targets.ts';

/**
 * `npm run fuzz -- TARGET --minutes M [--seed N]`: changes inputs at random, keeps those that reach code no other did, and
 * writes what breaks the target's promise to `fixtures/fuzz/TARGET/`, where `tests/golden/fuzz-finds.test.ts` asks for it
 * ever after. The same seed tries the same inputs while the sources are the same.
 */
const SMALLEST_BATCH = 32;
const LARGEST_BATCH = 4096;
/** Milliseconds after which a batch grows no more: the end of the time is looked for between batches. */
const LONG_BATCH = 1000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { minutes: { type: 'string', default: '1' }, seed: { type: 'string', default: '1' } },
});
const [name = ''] = positionals;
if (Object.hasOwn(TARGETS, name)) {
  const finds = await fuzz(name as TargetName, Number(values.minutes), Number(values.seed));
  process.exitCode = finds === 0 ? 0 : 1;
} else {
  process.stderr.write(`"${name}" is no target; one of: ${Object.keys(TARGETS).join(', ')}\n`);
  process.exitCode = 2;
}

async function fuzz(target: TargetName, minutes: number, seed: number): Promise<number> {
  const { check, words } = TARGETS[target] as FuzzTarget;
  const [draw, coverage] = [drawFrom(seed), new Coverage('/src/')];
  const corpus = seedsOf(TARGETS[target]);
  const finds = new Map<string, Buffer>();
  const run = (input: Buffer): void => {
    const flaw = flawOf(check, input);
    // One find a message is enough.
    if (flaw !== undefined && !finds.has(flaw)) finds.set(flaw, input);
  };
  const reachesNew = (inputs: readonly Buffer[]): boolean => {
    for (const input of inputs) run(input);
    return inputs.length === 1 ? coverage.takeNewsOfOne() : coverage.takeNewsOfMany();
  };
  for (const input of corpus) reachesNew([input]);
  const ends = Date.now() + minutes * 60_000;
  const seeds = corpus.length;
  let runs = 0;
  const drawn = (): Buffer => corpus[Math.floor(draw() * corpus.length)] ?? Buffer.alloc(0);
  // To ask what ran costs more than many inputs do, so it is asked of as many as seldom bring news.
  let batch = SMALLEST_BATCH;
  for (let now = Date.now(); now < ends; now = Date.now()) {
    const inputs = Array.from({ length: batch }, () => mutated(drawn(), drawn(), words, draw));
    for (const input of inputs) run(input);
    runs += batch;
    const isNew = coverage.takeNewsOfMany();
    if (isNew) corpus.push(...newAmong(inputs, reachesNew));
    if (isNew) batch = Math.max(SMALLEST_BATCH, batch / 2);
    else if (Date.now() - now < LONG_BATCH) batch = Math.min(LARGEST_BATCH, batch * 2);
  }
  for (const [flaw, input] of finds) await keep(target, flaw, input);
  const grown = corpus.length - seeds;
  process.stdout.write(
    `${target}: ${runs} inputs in ${minutes} min (seed ${seed}), ${seeds} seeds and ${grown} that reached something new, ${coverage.functions} functions, ${finds.size} finds\n`,
  );
  return finds.size;
}

/** Those that reach something new, found by halves. What only two of them together would reach is left. */
function newAmong(inputs: readonly Buffer[], reachesNew: (inputs: readonly Buffer[]) => boolean): Buffer[] {
  if (!reachesNew(inputs)) return [];
  if (inputs.length === 1) return [...inputs];
  const middle = inputs.length / 2;
  return [inputs.slice(0, middle), inputs.slice(middle)].flatMap((half) => newAmong(half, reachesNew));
}

function flawOf(check: FuzzTarget['check'], input: Buffer): string | undefined {
  try {
    check(input);
    return undefined;
  } catch (error) {
    return error instanceof Error ? `${error.name}: ${error.message.split('\n')[0] ?? ''}` : String(error);
  }
}

async function keep(target: TargetName, flaw: string, input: Buffer): Promise<void> {
  const folder = `fixtures/fuzz/${target}`;
  await mkdir(folder, { recursive: true });
  const path = `${folder}/${createHash('sha256').update(input).digest('hex').slice(0, 12)}`;
  await writeFile(path, input);
  process.stdout.write(`${path}: ${flaw}\n`);
}
