import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { asOtherUser } from '../../../tests/kit/other-user.ts';
import { found, shopAudit, SILENT } from '../../../tests/kit/audit-shop.ts';
import { advanceAudit } from '../advance-audit.ts';
import { auditPaths, type AuditPaths } from './audit-paths.ts';
import { foreignAudits, listAudits, openAudit, openAuditOf } from './open-audit.ts';

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

it('an audit that another user wrote is opened by nobody, stops no audit of one’s own, and is listed as foreign', async () => {
  const { audit, repository, drive } = await asOtherUser(async () => {
    const driven = await shopAudit();
    await driven.drive({ 'audit-specialist': found([]), 'audit-triage': SILENT });
    return driven;
  });
  expect(drive).toBeTypeOf('function');
  const foreign = { code: 'run/foreign', message: expect.stringContaining('not written by you') as string };
  await expect(audit()).rejects.toMatchObject(foreign);
  const [name = ''] = await foreignAudits(repository);
  await expect(openAudit(repository, name)).rejects.toMatchObject(foreign);
  await expect(advanceAudit(repository, name, { retry: false, chunking: false })).rejects.toMatchObject(
    foreign,
  );
  expect(await listAudits(repository)).toEqual([]);
  expect(await openAuditOf(repository)).toBeUndefined();
});

it('settings without the journal that names them are no audit, whoever put them there', async () => {
  const { audit, repository } = await shopAudit();
  const { file } = await audit();
  const paths = auditPaths(repository.top, 'copied');
  mkdirSync(paths.dir);
  writeFileSync(paths.audit, JSON.stringify({ ...file, audit: 'copied' }));
  await expect(openAudit(repository, 'copied')).rejects.toMatchObject({
    code: 'run/corrupt',
    message: expect.stringContaining('is named by no journal') as string,
  });
});
