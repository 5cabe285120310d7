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
const BATCH = 32;

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
  const reachesNew = (input: Buffer): boolean => {
    run(input);
    return coverage.takeNews();
  };
  for (const input of corpus) reachesNew(input);
  const ends = Date.now() + minutes * 60_000;
  const seeds = corpus.length;
  let runs = 0;
  const drawn = (): Buffer => corpus[Math.floor(draw() * corpus.length)] ?? Buffer.alloc(0);
  for (; Date.now() < ends; runs += BATCH) {
    // To ask what ran costs more than most inputs do, so it is asked of many; of each only when one of them was news.
    const inputs = Array.from({ length: BATCH }, () => mutated(drawn(), drawn(), words, draw));
    for (const input of inputs) run(input);
    if (coverage.takeNews(true)) corpus.push(...inputs.filter(reachesNew));
  }
  for (const [flaw, input] of finds) await keep(target, flaw, input);
  const grown = corpus.length - seeds;
  process.stdout.write(
    `${target}: ${runs} inputs in ${minutes} min (seed ${seed}), ${seeds} seeds and ${grown} that reached something new, ${coverage.blocks} blocks, ${finds.size} finds\n`,
  );
  return finds.size;
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
