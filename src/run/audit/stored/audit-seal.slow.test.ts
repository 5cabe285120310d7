import { readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { found, shopAudit, SILENT } from '../../../../tests/kit/audit-shop.ts';
import { auditPaths, type AuditPaths } from './audit-paths.ts';

it.each<[string, (paths: AuditPaths) => string, (text: string) => string]>([
  ['its settings', ({ audit }) => audit, (text) => text.replace(/"max_rounds": \d+/, '"max_rounds": 50')],
  ['what the user’s work tree was', ({ fingerprint }) => fingerprint, (text) => `${text} `],
  [
    'a line of its journal',
    ({ journal }) => journal,
    (text) => text.replace('"kind":"round"', '"kind": "round"'),
  ],
])('an audit is corrupt once somebody has changed %s', async (_, which, change) => {
  const { audit, repository, drive } = await shopAudit();
  await drive({ 'audit-specialist': found([]), 'audit-triage': SILENT });
  const { file } = await audit();
  const path = which(auditPaths(repository.top, file.audit));
  const text = readFileSync(path, 'utf8');
  expect(change(text)).not.toBe(text);
  writeFileSync(path, change(text));
  await expect(audit()).rejects.toMatchObject({
    code: 'run/corrupt',
    message: expect.stringContaining(path) as string,
  });
});
