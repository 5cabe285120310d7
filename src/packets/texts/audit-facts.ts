import type { AuditFinding } from '../../contracts/replies/audit-finding.ts';
import type { Fenced, Task } from '../assemble.ts';
import { byteLength } from '../packet.ts';
import { taskFactsWithTree } from './task-facts.ts';

/** Facts in an audit's packet: run, commit and tree come from the program. */
export function auditFacts(task: Task): { run: string; head: string; tree: string } {
  const { run, head, tree } = taskFactsWithTree(task);
  return { run, head, tree };
}

/** A finding with its current place; `lines` is null if its file is gone. */
export type KnownFinding = Omit<AuditFinding, 'location'> & {
  readonly location: Omit<AuditFinding['location'], 'lines'> & {
    readonly lines: AuditFinding['location']['lines'] | null;
  };
};

/** Bytes of known findings: beyond it the oldest are left out and counted. The program knows them all. */
const MOST_KNOWN = 40_000;

/** The known findings, the newest last, in as few words as distinguish them. */
export function knownFindings(known: readonly KnownFinding[]): string | readonly Fenced[] {
  if (known.length === 0) return 'Nothing.';
  const rows: string[] = [];
  let room = MOST_KNOWN;
  for (const { id, status, severity, location, title, reason } of known.toReversed()) {
    const row = JSON.stringify({
      id,
      status,
      severity,
      file: location.file,
      lines: location.lines,
      title,
      reason,
    });
    room -= byteLength(row) + 1;
    if (room < 0) break;
    rows.unshift(row);
  }
  const left = known.length - rows.length;
  const note = left === 0 ? [] : [`(${left} older ones are not listed)`];
  return [{ kind: 'FINDING_DESCRIPTION', content: [...note, ...rows].join('\n') }];
}

/** Paths of rule files, for the agent to open in the tree. */
export function ruleFiles(paths: readonly string[]): string | readonly Fenced[] {
  return paths.length === 0 ? 'None.' : [{ kind: 'FILES', content: paths.join('\n') }];
}
