import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runBounded } from '../../tests/e2e/harness/bounded-run.ts';
import { caseFolder } from './case-folders.ts';

/** Programs that proofs call, and how a script shows that it does. */
const TOOLS: Readonly<Record<string, RegExp>> = {
  go: /\bgo (test|run|build)\b/,
  cargo: /\bcargo\b/,
  rustc: /\brustc\b/,
  javac: /\bjavac\b/,
  jq: /\bjq\b/,
  sqlite3: /\bcommand -v sqlite3\b/,
  python3: /\bpython3\b/,
  node: /\bnode\b/,
  bash: /\bbash\b/,
};

/** Ends what hangs, and measures nothing: a first `go test` on a busy machine took over two minutes. */
const LIMIT_MS = 600_000;

/** What a case's proofs need and this machine has not. */
export function missingTools(name: string, proofs: readonly string[]): string[] {
  const texts = proofs.map((proof) => withoutComments(proofScript(name, proof)));
  const needed = Object.entries(TOOLS).filter(([, called]) => texts.some((text) => called.test(text)));
  return needed
    .map(([tool]) => tool)
    .filter((tool) => spawnSync('sh', ['-c', `command -v ${tool}`], { stdio: 'ignore' }).status !== 0);
}

export type ProofRun = { readonly exit: number | null; readonly said: string };

/**
 * Runs one proof at the top of a fresh checkout: `main` for what stood there before a round of fixes (`D…` of cases
 * for audits), `feature` for everything else; of real cases also `main` and `later/<version>`. Ignored files stay, so that a compiler need not begin anew each time.
 */
export async function runProof(
  name: string,
  proof: string,
  sample: { readonly top: string; readonly ref: string; readonly scratch: string },
): Promise<ProofRun> {
  const { top, ref, scratch } = sample;
  for (const args of [
    ['checkout', '--quiet', '--force', ref],
    ['clean', '-fdq'],
  ])
    execFileSync('git', args, { cwd: top });
  const script = proofScript(name, proof);
  const shell = script.startsWith('#!/bin/sh') ? 'sh' : 'bash';
  const command = [shell, '-c', script, proofFile(name, proof)];
  const env = environment(scratch);
  const { status, stdout, stderr, timedOut } = await runBounded(command, {
    cwd: top,
    env,
    timeout: LIMIT_MS,
  });
  const said = `${stdout}${stderr}${timedOut ? `not done after ${LIMIT_MS / 1000} s` : ''}`;
  return { exit: status, said: said.trim().slice(-600) };
}

/** A proof is a whole script, or the lines that go into its case's `frame.sh`, where what its proofs share stands once. */
function proofScript(name: string, proof: string): string {
  const own = readFileSync(proofFile(name, proof), 'utf8');
  if (own.startsWith('#!')) return own;
  const [, ...lines] = own.trimEnd().split('\n');
  const [before, after] = readFileSync(proofFile(name, 'frame'), 'utf8').split('{{proof}}');
  // Without its lines a proof that a bait is none would end as it should.
  if (before === undefined || after === undefined) throw new Error(`${name}: frame.sh has no {{proof}}`);
  return before + lines.join('\n') + after;
}

function proofFile(name: string, proof: string): string {
  const folder = join(caseFolder(name), 'proof');
  const file = readdirSync(folder).find((one) => one.replace('.sh', '').split('+').includes(proof));
  return join(folder, file ?? `${proof}.sh`);
}

function withoutComments(script: string): string {
  return script.replaceAll(/^\s*#.*$/gm, '');
}

/** Compilers find their caches by HOME and variables of their own; nothing asks the network. */
function environment(scratch: string): Record<string, string> {
  const own = Object.entries(process.env).filter(([key]) => /^(PATH|HOME|GO|CARGO|RUST|JAVA)/.test(key));
  return {
    ...Object.fromEntries(own.map(([key, value]) => [key, value ?? ''])),
    TMPDIR: scratch,
    LANG: 'C.UTF-8',
    GOPROXY: 'off',
    CARGO_NET_OFFLINE: 'true',
    PYTHONDONTWRITEBYTECODE: '1',
  };
}
