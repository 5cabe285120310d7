import { join } from 'node:path';
import type { Need } from '../../scripts/test-needs.ts';
import { textIfAny } from './project-files.ts';

/** The need of a test that imports one of these files, directly or indirectly. */
const BROUGHT_BY: Readonly<Record<string, Need>> = {
  'tests/e2e/harness/session.ts': 'client',
  'tests/kit/chromium.ts': 'chromium',
  'tests/kit/required-gh.ts': 'gh',
  'tests/kit/github-server.ts': 'gh',
  'tests/kit/package-folder.ts': 'network',
  'tests/kit/sarif-multitool.ts': 'network',
  'tests/golden/published-history.ts': 'network',
  'evals/kit/run-proof.ts': 'programs',
};

/** Programs that a quick test may start: git, node, and what every Unix has. */
const EVERYWHERE = [
  'git',
  'node',
  'sh',
  'bash',
  'ln',
  'sleep',
  'cat',
  'yes',
  'echo',
  'printf',
  'true',
  'mkfifo',
];
const STARTS = /\b(?:spawn|spawnSync|execFile|execFileSync|execSync|exec)\(\s*(['"`])([^'"`\s]+)/g;

/** Reads a project file, undefined if it does not exist. It is a parameter so that a test can plant a defect. */
export type ReadFile = (path: string) => string | undefined;

/** The needs of a test file, from its imports and the programs it starts: `client`, or `the program jq`. */
export function seenNeeds(path: string, read: ReadFile = textIfAny): string[] {
  const reached = reachedFrom(path, read);
  const brought = [...reached].flatMap((file) => BROUGHT_BY[file] ?? []);
  const started = [...reached]
    .filter((file) => !file.startsWith('src/') || file === path)
    .flatMap((file) => [...(read(file) ?? '').matchAll(STARTS)].map(([, , program = '']) => program))
    .filter((program) => !EVERYWHERE.includes(program) && !/[/$]/.test(program));
  return [...new Set([...brought, ...started.map((program) => `the program ${program}`)])];
}

function reachedFrom(path: string, read: ReadFile, reached = new Set<string>()): ReadonlySet<string> {
  if (reached.has(path)) return reached;
  reached.add(path);
  for (const [, from = ''] of (read(path) ?? '').matchAll(
    /^(?:import|export) (?!type )[^;]*?from '(\.[^']+)'/gm,
  ))
    reachedFrom(join(path, '..', from), read, reached);
  return reached;
}
