import { readTestOutput } from '../../audit/test-output/read-test-output.ts';
import { cleanWorkTree } from './fixing/clean-work-tree.ts';
import { commandFolder, runCommand, type CommandRun } from './command-run.ts';
import { note } from './stored/journal.ts';
import type { Audit } from './stored/open-audit.ts';
import { createRedactor } from '../../packets/redaction/redact.ts';

/** Runs the project's tests at the commit the audit stands at. Says whether they have ended. */
export async function runTests(audit: Audit, patience: number): Promise<'ended' | 'running'> {
  const { file, paths, state } = audit;
  const { head } = state;
  let folder = state.testing.get(head);
  if (folder === undefined) {
    await cleanWorkTree(audit);
    folder = await commandFolder(paths, 'tests');
    await note(paths, { kind: 'testing', head, folder });
  }
  const run = await runCommand(folder, file.settings.test, file.work_tree, patience);
  if (run.kind === 'running') return 'running';
  const { status, milliseconds } = run;
  const { parser, failures } = readTestOutput(run.output, status ?? 1, file.work_tree);
  const names = await createRedactor().redactIn([...failures]);
  // Tests leave files behind, which would be the next fix's. Before the note: nobody comes back for it afterwards.
  await cleanWorkTree(audit);
  await note(paths, {
    kind: 'tested',
    head,
    parser,
    status,
    failures: names,
    unusable: unusable(run),
    milliseconds,
  });
  return 'ended';
}

/** By the shell's own statuses: a command that was not found or could not be started says nothing about the code. */
function unusable({ status, timedOut }: Extract<CommandRun, { kind: 'ended' }>): string | null {
  if (timedOut) return 'the test command did not end in time';
  if (status === null) return 'the test command was killed';
  if (status === 127) return 'the test command was not found (status 127)';
  if (status === 126) return 'the test command could not be started (status 126)';
  return null;
}
