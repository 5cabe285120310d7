import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runBounded } from '../../tests/e2e/harness/bounded-run.ts';
import { needsOf } from '../test-needs.ts';
import type { Proof } from '../../tests/guarantees/guarantee.ts';

/** How one test ended. `title` includes the titles of the groups around it. */
export type TestEnd = { readonly file: string; readonly title: string; readonly passed: boolean };

/** The copy of the project, and the signal that ends everything that runs there. */
export type Sandbox = { readonly folder: string; readonly killed: AbortSignal };

type Suite = 'unit' | 'full' | 'bats';

const MINUTES: Readonly<Record<Suite, number>> = { unit: 20, full: 40, bats: 20 };

/** Whether a test runs the bundle in dist/. All others run the sources. */
export function runsTheBundle({ file }: Proof): boolean {
  return file.endsWith('.bats') || file.startsWith('tests/e2e/') || file.startsWith('tests/hostile/');
}

/** Runs the proofs and returns how each test ended. Whole files and single titles run separately. */
export async function runProofs(proofs: readonly Proof[], sandbox: Sandbox): Promise<TestEnd[]> {
  const ends: TestEnd[] = [];
  for (const suite of ['unit', 'bats', 'full'] as const) {
    const own = proofs.filter(({ file }) => suiteOf(file) === suite);
    const whole = new Set(own.filter(({ test }) => test === undefined).map(({ file }) => file));
    const titled = own.filter(({ file }) => !whole.has(file));
    for (const some of [[...whole].map((file) => ({ file })), titled]) {
      if (some.length === 0) continue;
      ends.push(...(suite === 'bats' ? await bats(some, sandbox) : await vitest(suite, some, sandbox)));
    }
  }
  return ends;
}

/** The results of the tests that a proof names. */
export function endsOf(proof: Proof, ends: readonly TestEnd[]): TestEnd[] {
  return ends.filter(({ file, title }) => file === proof.file && title.includes(proof.test ?? ''));
}

function suiteOf(file: string): Suite {
  if (file.endsWith('.bats')) return 'bats';
  return needsOf(file).length > 0 ? 'full' : 'unit';
}

type VitestReport = {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
};

async function vitest(
  suite: 'unit' | 'full',
  proofs: readonly Proof[],
  sandbox: Sandbox,
): Promise<TestEnd[]> {
  const folder = await mkdtemp(join(tmpdir(), 'proof-'));
  const report = join(folder, 'report.json');
  const words = [
    ...['node_modules/vitest/vitest.mjs', 'run', '--reporter=json', `--outputFile.json=${report}`],
    ...(suite === 'full' ? ['--config', 'vitest.full.config.ts'] : []),
    ...titleFilter('--testNamePattern', proofs),
    ...new Set(proofs.map(({ file }) => file)),
  ];
  try {
    const said = await runInSandbox([process.execPath, ...words], suite, sandbox);
    const text = await readFile(report, 'utf8').catch(() => undefined);
    if (text === undefined) throw new Error(`vitest wrote no report:\n${said}`);
    return (JSON.parse(text) as VitestReport).testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'passed' || status === 'failed')
        .map(({ fullName, status }) => ({
          file: name.slice(sandbox.folder.length + 1),
          title: fullName,
          passed: status === 'passed',
        })),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** One file at a time: TAP does not say which file a test is from. */
async function bats(proofs: readonly Proof[], sandbox: Sandbox): Promise<TestEnd[]> {
  const ends: TestEnd[] = [];
  for (const file of new Set(proofs.map((proof) => proof.file))) {
    const filter = titleFilter(
      '--filter',
      proofs.filter((proof) => proof.file === file),
    );
    const words = ['node_modules/bats/bin/bats', '--formatter', 'tap', ...filter, file];
    const tap = await runInSandbox(words, 'bats', sandbox);
    for (const [, not, title = ''] of tap.matchAll(/^(not )?ok \d+ (.*)$/gm)) {
      // A failure before the tests proves nothing.
      if (!title.startsWith('setup_file failed')) ends.push({ file, title, passed: not === undefined });
    }
  }
  return ends;
}

async function runInSandbox(
  words: readonly string[],
  suite: Suite,
  { folder, killed }: Sandbox,
): Promise<string> {
  const env = Object.entries(process.env).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  const timeout = MINUTES[suite] * 60_000;
  const done = await runBounded(words, { cwd: folder, env: Object.fromEntries(env), timeout, killed });
  killed.throwIfAborted();
  if (done.timedOut) throw new Error(`not finished after ${MINUTES[suite]} minutes: ${words.join(' ')}`);
  return done.stdout + done.stderr;
}

/** No filter if one of the proofs is a whole file. */
function titleFilter(option: string, proofs: readonly Proof[]): string[] {
  const titles = proofs.map(({ test }) => test);
  if (titles.includes(undefined)) return [];
  const patterns = titles.map((title = '') => title.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return [option, patterns.join('|')];
}
