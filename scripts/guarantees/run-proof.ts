import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { runBounded } from '../../tests/e2e/harness/bounded-run.ts';
import type { Proof } from '../../tests/guarantees/guarantees.ts';
import { needsOf } from '../test-needs.ts';

/** How one test ended. `title` includes the titles of the groups around it. */
export type TestEnd = { readonly title: string; readonly passed: boolean };

/** The copy of the project, and the signal that ends everything that runs there. */
export type Sandbox = { readonly folder: string; readonly killed: AbortSignal };

const MINUTES = 40;

/** How each of the tests that a proof names ended. */
export async function runProof(proof: Proof, sandbox: Sandbox): Promise<TestEnd[]> {
  if (/\.bats$|^tests\/(?:e2e|hostile)\//.test(proof.file)) {
    const built = await run(['node_modules/tsx/dist/cli.mjs', 'scripts/build.ts'], sandbox);
    if (built.status !== 0) throw new Error(`npm run build: ${built.stdout}${built.stderr}`);
  }
  const ends = proof.file.endsWith('.bats') ? await bats(proof, sandbox) : await vitest(proof, sandbox);
  return ends.filter(({ title }) => title.includes(proof.test ?? ''));
}

type VitestReport = {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
};

async function vitest({ file, test }: Proof, sandbox: Sandbox): Promise<TestEnd[]> {
  const report = join(sandbox.folder, '.git/report.json');
  await rm(report, { force: true });
  const words = [
    ...['node_modules/vitest/vitest.mjs', 'run', '--reporter=json', `--outputFile.json=${report}`],
    ...(needsOf(file).length > 0 ? ['--config', 'vitest.full.config.ts'] : []),
    ...(test === undefined ? [] : ['--testNamePattern', literal(test)]),
  ];
  const { stdout, stderr } = await run([...words, file], sandbox);
  const text = await readFile(report, 'utf8').catch(() => undefined);
  if (text === undefined) throw new Error(`vitest wrote no report:\n${stdout}${stderr}`);
  return (JSON.parse(text) as VitestReport).testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed' || status === 'failed')
    .map(({ fullName, status }) => ({ title: fullName, passed: status === 'passed' }));
}

async function bats({ file, test = '' }: Proof, sandbox: Sandbox): Promise<TestEnd[]> {
  const words = ['node_modules/bats/bin/bats', '--formatter', 'tap', '--filter', literal(test), file];
  const { stdout } = await run(words, sandbox);
  return (
    [...stdout.matchAll(/^(not )?ok \d+ (.*)$/gm)]
      .map(([, not, title = '']) => ({ title, passed: not === undefined }))
      // A failure before the tests proves nothing.
      .filter(({ title }) => !title.startsWith('setup_file failed'))
  );
}

async function run(words: readonly string[], { folder, killed }: Sandbox) {
  const env = Object.fromEntries(Object.entries(process.env).map(([name, value]) => [name, value ?? '']));
  const command = words[0]?.endsWith('/bats') === true ? words : [process.execPath, ...words];
  const done = await runBounded(command, { cwd: folder, env, timeout: MINUTES * 60_000, killed });
  killed.throwIfAborted();
  if (done.timedOut) throw new Error(`not finished after ${MINUTES} minutes: ${words.join(' ')}`);
  return done;
}

const literal = (title: string): string => title.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
