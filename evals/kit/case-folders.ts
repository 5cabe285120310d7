import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkCase } from './case-shape.ts';
import { changedInDiff } from './changed-in-diff.ts';
import { readCase, type EvalCase } from './eval-case.ts';
import type { CaseFacts } from './lint-case.ts';
import type { Real } from './real-shape.ts';

export const CASES = fileURLToPath(new URL('../cases', import.meta.url));

/** Names of all cases, in order. */
export function caseNames(): string[] {
  return readdirSync(CASES, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

export function caseFolder(name: string): string {
  return join(CASES, name);
}

export function readCaseFolder(name: string): EvalCase {
  return readCase(name, textOf(name));
}

/** The published versions that a case is made of; undefined where its code is committed here. */
export function realOf(name: string): Real | undefined {
  const { kind, text } = checkCase(name, textOf(name));
  return kind === 'review' ? text.real : undefined;
}

function textOf(name: string): unknown {
  return JSON.parse(readFileSync(join(caseFolder(name), 'case.json'), 'utf8'));
}

/** Names of a case's proofs without the ending, in order; `D1+R1.sh` is the proof of both. */
export function proofsOf(name: string): string[] {
  const folder = join(caseFolder(name), 'proof');
  if (!existsSync(folder)) return [];
  const scripts = readdirSync(folder).filter((file) => file.endsWith('.sh') && file !== 'frame.sh');
  return scripts.flatMap((file) => file.slice(0, -'.sh'.length).split('+')).sort();
}

/** What the sample repository at `top` says of the case it was made from. */
export function factsOf(name: string, top: string): CaseFacts {
  const git = (...args: string[]): string =>
    execFileSync('git', ['-c', 'core.quotePath=false', ...args], {
      cwd: top,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 64 * 1024 * 1024,
    });
  return {
    changed: changedInDiff(git('diff', '--unified=0', '--no-renames', '--no-ext-diff', 'main...feature')),
    lines: (side, file) => {
      try {
        const text = git('show', `${side === 'new' ? 'feature' : 'main'}:${file}`);
        return text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
      } catch {
        return undefined;
      }
    },
    proofs: proofsOf(name),
  };
}
