import { join } from 'node:path';
import { isFile } from '../../io/own/places.ts';
import { shellWord } from '../../kernel/text/shell-word.ts';

/** The audit whose fixes are made in a work tree, and the user's own tree, which holds all its files. */
export type AuditTree = { readonly audit: string; readonly home: string };

/** Undefined for any other work tree. */
export async function auditOfTree(top: string): Promise<AuditTree | undefined> {
  const found = /^(.+)[\\/]\.correctless[\\/]worktrees[\\/]([a-z0-9]{4,16})$/.exec(top);
  const [, home = '', audit = ''] = found ?? [];
  if (found === null || !(await isFile(join(home, '.correctless', 'audits', audit, 'audit.json'))))
    return undefined;
  return { audit, home };
}

/** The answer to somebody who asks for a run, an audit or a list from inside that work tree. */
export function auditTreeNotice({ audit, home }: AuditTree): string {
  return `this is the work tree of audit ${audit}; run its commands in ${home}: cd ${shellWord(home)} && correctless next ${audit}`;
}
