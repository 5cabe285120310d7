import { readLintOutput } from '../audit/tests/output/read-lint-output.ts';
import { readTestOutput } from '../audit/tests/output/read-test-output.ts';
import { cleanWorkTree } from './fixing/clean-work-tree.ts';
import { mkdir, rm } from 'node:fs/promises';
import { fewerThanBefore, pointKey, type TestPoint } from '../audit/tests/test-runs.ts';
import { readBackground } from '../io/programs/background-command.ts';
import { visitPoint, returnToHead } from './visit-point.ts';
import { limitsOf, ownFolder } from './proving/limits-of.ts';
import { commandFolder, lintFolder, runCommand, type CommandRun } from './command-run.ts';
import { note } from './stored/journal.ts';
import type { Audit } from './stored/open-audit.ts';
import { createRedactor } from '../packets/redaction/redact.ts';

/**
 * Runs the project's tests at the audit's commit, or at another one during the search for a culprit. Returns whether they
 * have ended.
 */
export async function runTests(
  audit: Audit,
  point: TestPoint,
  patience: number,
): Promise<'ended' | 'running'> {
  const { file, paths } = audit;
  const folder = await folderOf(audit, point);
  if ((await readBackground(folder)).kind === 'absent') {
    const why = await visitPoint(audit, point);
    if (why !== undefined) {
      await returnToHead(audit);
      await note(paths, { ...ended(point), parser: 'none', status: null, failures: [], unusable: why });
      return 'ended';
    }
  }
  const run = await runCommand(folder, file.settings.test, file.work_tree, patience, limitsOf(audit, folder));
  if (run.kind === 'running') return 'running';
  const lint = await runLint(audit, folder, patience);
  if (lint?.kind === 'running') return 'running';
  const { status } = run;
  const { parser, ran, failures } = readTestOutput(run.output, status ?? 1, file.work_tree);
  const complaints = lint === undefined ? [] : readLintOutput(lint.output, lint.status ?? 1, file.work_tree);
  const fewer = fewerThanBefore(audit.state, point, ran);
  const names = await createRedactor().redact([...failures, ...fewer, ...complaints]);
  // Tests leave files behind, which would end up in the next fix. Cleaned before the note: nobody comes back for it
  // later.
  await returnToHead(audit);
  await rm(ownFolder(folder), { recursive: true, force: true });
  await cleanWorkTree(audit, 'what the tests left behind');
  await note(paths, {
    ...ended(point),
    parser,
    status,
    failures: names,
    ...(ran === undefined ? {} : { ran }),
    unusable: unusable(run, 'test') ?? (lint === undefined ? null : unusable(lint, 'lint')),
    milliseconds: run.milliseconds + (lint?.milliseconds ?? 0),
  });
  return 'ended';
}

/** The linter next to the tests, in a folder inside theirs. Undefined when there is none. */
async function runLint({ file }: Audit, tests: string, patience: number): Promise<CommandRun | undefined> {
  const { lint } = file.settings;
  if (lint === undefined) return undefined;
  const folder = lintFolder(tests);
  await mkdir(folder, { recursive: true });
  return runCommand(folder, lint, file.work_tree, patience);
}

/** The folder of a point's tests, which were started before a crash or are still to start. */
async function folderOf(audit: Audit, point: TestPoint): Promise<string> {
  const { paths, state } = audit;
  const { underTest } = state;
  if (underTest !== undefined && pointKey(underTest) === pointKey(point)) return underTest.folder;
  await cleanWorkTree(audit, 'what was there before the tests');
  const folder = await commandFolder(paths, 'tests');
  await mkdir(folder, { recursive: true });
  await note(paths, { kind: 'testing', ...whereOf(point), folder });
  return folder;
}

const ended = (point: TestPoint) => ({ kind: 'tested', ...whereOf(point), milliseconds: 0 }) as const;

function whereOf({ head, without = [] }: TestPoint): { head: string; without?: string[] } {
  return without.length === 0 ? { head } : { head, without: [...without] };
}

/** Judged by the shell's own statuses: a command that was not found or could not be started says nothing about the code. */
function unusable(
  { status, timedOut }: Extract<CommandRun, { kind: 'ended' }>,
  which: 'test' | 'lint',
): string | null {
  if (timedOut) return `the ${which} command did not end in time`;
  if (status === null) return `the ${which} command was killed`;
  if (status === 127) return `the ${which} command was not found (status 127)`;
  if (status === 126) return `the ${which} command could not be started (status 126)`;
  return null;
}
