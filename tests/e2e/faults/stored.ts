import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JournalEvent } from '../../../src/contracts/files/audit-journal.ts';
import type { LedgerEvent } from '../../../src/contracts/files/ledger-event.ts';
import type { Report } from '../../../src/contracts/files/report.ts';
import type { SlotFile } from '../../../src/contracts/files/run-files.ts';
import type { Standing } from './outcome.ts';
import { gitIn, type Scene } from './scene.ts';

// What a session left behind.

/** Every run of the repository, in the order in which they were made. */
export function runsIn(top: string): string[] {
  const folder = join(top, '.correctless/runs');
  if (!existsSync(folder)) return [];
  const madeAt = (run: string): number => Date.parse(ledgerOf(top, run)[0]?.at ?? '') || Infinity;
  return readdirSync(folder).toSorted((a, b) => madeAt(a) - madeAt(b));
}

export function ledgerOf(top: string, run: string): LedgerEvent[] {
  return linesOf(join(top, '.correctless/runs', run, 'ledger.jsonl')) as LedgerEvent[];
}

export function slotsOf(top: string, run: string): SlotFile[] {
  const folder = join(top, '.correctless/runs', run, 'slots');
  if (!existsSync(folder)) return [];
  return readdirSync(folder).map(
    (n) => JSON.parse(readFileSync(join(folder, n, 'slot.json'), 'utf8')) as SlotFile,
  );
}

/** The lines of a file that are written to their end. */
export function linesOf(path: string): unknown[] {
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, 'utf8').split('\n').slice(0, -1);
  return lines.map((line) => JSON.parse(line) as unknown);
}

export function auditOf(top: string): string {
  const folder = join(top, '.correctless/audits');
  return existsSync(folder) ? (readdirSync(folder)[0] ?? '') : '';
}

export function journalOf(top: string): JournalEvent[] {
  return linesOf(join(top, '.correctless/audits', auditOf(top), 'journal.jsonl')) as JournalEvent[];
}

/** Subjects of what the audit committed on its branch. */
export function fixesIn(top: string): string {
  const git = gitIn(top);
  return git(
    'log',
    '--format=%s',
    `main..${git('for-each-ref', '--format=%(refname:short)', 'refs/heads/audit')}`,
  );
}

export const kindsOf = (events: readonly { readonly kind: string }[]): string[] => [
  ...new Set(events.map(({ kind }) => kind)),
];

/** Kinds of the ledger lines about an agent: by its name, or by a slot of it. */
export function agentEvents(top: string, run: string, agent: string, from = 0): string[] {
  const slots = new Set(
    slotsOf(top, run)
      .filter((slot) => slot.agent === agent)
      .map(({ slot }) => slot),
  );
  const about = ledgerOf(top, run)
    .slice(from)
    .filter(
      (event) =>
        ('agent' in event && event.agent === agent) ||
        ('slot' in event && slots.has(event.slot ?? '')) ||
        (event.kind === 'given-up' && event.slots.some((slot) => slots.has(slot))),
    );
  return kindsOf(about);
}

/** Kinds of the ledger lines about an agent that were written since `read` was last counted up. */
export function newEvents(top: string, agent: string, read: Map<string, number>): string[] {
  return [
    ...new Set(
      runsIn(top).flatMap((run) => {
        const from = read.get(run) ?? 0;
        read.set(run, ledgerOf(top, run).length);
        return agentEvents(top, run, agent, from);
      }),
    ),
  ];
}

export function reportOf({ correctless }: Scene, run: string): Report {
  return JSON.parse(correctless('report', run, '--format', 'json').stdout) as Report;
}

/** The verdict on a run or, unless one is named, on the audit, the proof or the fix if there is one. */
export function verdictOf(
  { correctless, top }: Scene,
  name = auditOf(top) || (runsIn(top)[0] ?? 'none'),
): Standing {
  const { stdout, stderr, status: exit } = correctless('verdict', name, '--json');
  const none = { 'run/unknown': 'no run', 'run/not-finished': 'not finished' }[
    /^\S+(?=: )/.exec(stderr)?.[0] ?? ''
  ];
  return { verdict: none ?? (JSON.parse(stdout) as { status: string }).status, exit };
}
