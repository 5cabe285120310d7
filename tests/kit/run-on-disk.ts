import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RunFile } from '../../src/contracts/files/run-files.ts';
import type { LedgerEvent } from '../../src/contracts/files/ledger-event.ts';
import type { Agent } from '../../src/contracts/vocabulary.ts';
import type { Outcome } from '../../src/kernel/outcome.ts';
import { exampleRun } from './report-example.ts';
import { runPaths, type RunPaths } from '../../src/run/stored/layout.ts';
import { readLedger, record } from '../../src/run/ledger/ledger.ts';
import { jsonText } from '../../src/run/stored/run-json.ts';
import { writeSlots } from '../../src/run/slots/write-slots.ts';
import { hookEntry } from '../../src/hooks/entry.ts';
import type { HookEvent, HookName } from '../../src/hooks/hook-event.ts';

/** A run with one bug-scan slot and one history slot on disk, for tests of the hooks. No git, no client. */
export type RunOnDisk = {
  readonly top: string;
  readonly tree: string;
  readonly file: RunFile;
  readonly paths: RunPaths;
  readonly hook: (name: HookName, event: HookEvent) => Promise<Outcome>;
  readonly ledger: () => Promise<LedgerEvent[]>;
};

export const PACKETS = { 1: 'packet one\u2028 with\ttabs\r\n', 2: 'packet two' } as const;

/** What a run is beyond the example; `agents` are those of its slots. */
type Changes = { readonly file?: Partial<RunFile>; readonly agents?: readonly [Agent, Agent] };

export async function withRunOnDisk(
  use: (run: RunOnDisk) => Promise<void>,
  { file: changes = {}, agents = ['bug-scan', 'history-context'] }: Changes = {},
): Promise<void> {
  const scratch = await realpath(await mkdtemp(join(tmpdir(), 'hooks-')));
  try {
    const [top, tree] = [join(scratch, 'my repo'), join(scratch, 'tree')];
    await Promise.all([
      mkdir(join(top, 'src'), { recursive: true }),
      mkdir(join(tree, 'src'), { recursive: true }),
    ]);
    await writeFile(join(tree, 'src', 'a.ts'), 'export const a = 1;\n');
    const file: RunFile = { ...exampleRun, top, tree_root: tree, ...changes };
    const paths = runPaths(top, file.run);
    await mkdir(paths.dir, { recursive: true });
    await writeFile(paths.run, jsonText(file));
    await writeSlots(paths, file, 'review', [newSlot(1, agents[0]), newSlot(2, agents[1])], []);
    await record(paths, { kind: 'offered', slots: [`${file.run}/1`, `${file.run}/2`] });
    const hook = (name: HookName, event: HookEvent): Promise<Outcome> =>
      hookEntry(name, Buffer.from(JSON.stringify({ session_id: 's1', cwd: join(top, 'src'), ...event })), {});
    await use({ top, tree, file, paths, hook, ledger: () => readLedger(paths) });
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

function newSlot(n: 1 | 2, agent: Agent) {
  const text = PACKETS[n];
  return {
    packet: {
      agent,
      slot: `${exampleRun.run}/${n}`,
      text,
      bytes: Buffer.byteLength(text),
      hunks: [],
      paths: [],
    },
  };
}
