import type { AuditFinding } from '../contracts/audit-finding.ts';
import type { Fenced, Task } from './assemble.ts';
import { taskFacts } from './task-facts.ts';

/** Facts of an audit's packet: run, commit and tree are the program's. */
export function auditFacts(task: Task): { run: string; head: string; tree: string } {
  const { run = '', head = '', tree = '' } = taskFacts(task, 'with-tree');
  return { run, head, tree };
}

/** What is known already, told in as few words as tell findings apart. */
export function knownFindings(known: readonly AuditFinding[]): string | readonly Fenced[] {
  if (known.length === 0) return 'Nothing.';
  const rows = known.map(({ id, status, severity, location, title, reason }) =>
    JSON.stringify({ id, status, severity, file: location.file, lines: location.lines, title, reason }),
  );
  return [{ kind: 'FINDING_DESCRIPTION', content: rows.join('\n') }];
}

/** Paths of rule files, to be opened in the tree. */
export function ruleFiles(paths: readonly string[]): string | readonly Fenced[] {
  return paths.length === 0 ? 'None.' : [{ kind: 'FILES', content: paths.join('\n') }];
}
