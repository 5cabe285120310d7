import { join } from 'node:path';
import { isFile } from '../../io/own/places.ts';
import { shellWord } from '../../kernel/text/shell-word.ts';

/** The audit whose fixes are made in a work tree, and the user's own tree, where everything about it lies. */
export type AuditTree = { readonly audit: string; readonly home: string };

/** Undefined of any other work tree. */
export async function auditOfTree(top: string): Promise<AuditTree | undefined> {
  const found = /^(.+)[\\/]\.correctless[\\/]worktrees[\\/]([a-z0-9]{4,16})$/.exec(top);
  const [, home = '', audit = ''] = found ?? [];
  if (found === null || !(await isFile(join(home, '.correctless', 'audits', audit, 'audit.json'))))
    return undefined;
  return { audit, home };
}

/** What somebody is told who stands there and asks for a run, an audit, or what there is. */
export function ledElsewhere({ audit, home }: AuditTree): string {
  return `this is the work tree of audit ${audit}; it is led from ${home}: cd ${shellWord(home)} && correctless next ${audit}`;
}
