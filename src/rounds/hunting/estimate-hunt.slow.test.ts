import { expect, it } from 'vitest';
import { drivenAudit, SHOP, type Driven } from '../../../tests/kit/audit-driver.ts';
import { estimateHunt } from './estimate-hunt.ts';

const config = '{"commands": {"test": "true"}}\n';
/** So many lines that the change of one file fills more than one packet. */
const lines = (word: string): string =>
  Array.from({ length: 1500 }, (_, n) => `${word} ${n} ${'x'.repeat(90)}\n`).join('');

/** Sends the first hunt out, and says what it was. */
async function sent(audit: Driven): Promise<{ calls: number; bytes: number }> {
  await audit.drive({ 'audit-specialist': () => undefined }).catch(() => undefined);
  const first = audit.calls.filter(({ agent, round }) => agent === 'audit-specialist' && round === 1);
  return {
    calls: first.length,
    bytes: first.reduce((sum, { packet }) => sum + Buffer.byteLength(packet), 0),
  };
}

it.each([
  ['a few files', 'all', SHOP, () => undefined, 5],
  [
    'a change that fills more than one packet of each specialist',
    'changed',
    { '.correctless/config/workflow-config.json': config, 'a.txt': lines('old') },
    (repository: Driven['repository']) => {
      repository.git('switch', '-q', '-c', 'work');
      repository.commit({ 'a.txt': lines('new') });
    },
    19,
  ],
] as const)('says what is then sent: %s', async (_, scope, files, prepare, calls) => {
  const audit = await drivenAudit(files, { scope: [scope] }, prepare);
  const { file } = await audit.audit();
  const estimate = await estimateHunt(audit.repository, file);
  expect(estimate).toMatchObject(await sent(audit));
  expect(estimate.calls).toBe(calls);
});
