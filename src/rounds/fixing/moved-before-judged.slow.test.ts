import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { GOOD_PRICE, priceFinding, writing } from '../../../tests/kit/audit-driver.ts';
import { found, shopAudit, subjectsOf } from '../../../tests/kit/audit-shop.ts';
import type * as Journal from '../stored/journal.ts';

/** What happens once, after an attempt is recorded and before its judge is planned. */
const meanwhile = vi.hoisted((): { happens: (() => void) | undefined } => ({ happens: undefined }));

vi.mock('../stored/journal.ts', async (importActual) => {
  const actual = await importActual<typeof Journal>();
  return {
    ...actual,
    note: async (...[paths, event]: Parameters<typeof actual.note>): Promise<void> => {
      await actual.note(paths, event);
      if (event.kind !== 'attempted') return;
      meanwhile.happens?.();
      meanwhile.happens = undefined;
    },
  };
});

it('a work tree that changed after its executor had ended is judged by nobody, and the fix is tried again', async () => {
  const audit = await shopAudit();
  let tries = 0;
  await audit.drive({
    'audit-specialist': found([priceFinding()]),
    'fix-executor': (called) => {
      tries += 1;
      if (tries === 1)
        meanwhile.happens = () => {
          writeFileSync(join(called.workTree, 'src/price.js'), `${GOOD_PRICE}// and more\n`);
        };
      return writing({ 'src/price.js': GOOD_PRICE })(called);
    },
  });
  const { journal, file } = await audit.audit();
  const judged = journal.filter((event) => event.kind === 'judged');
  expect(judged).toMatchObject([
    { valid: false, reason: 'the work tree changed after the executor had ended' },
    { valid: true },
  ]);
  expect(audit.calls.filter(({ agent }) => agent === 'execute-step-validator')).toHaveLength(1);
  expect(await subjectsOf(audit)).toHaveLength(1);
  expect(audit.repository.git('show', `${file.branch}:src/price.js`)).toBe(GOOD_PRICE.trim());
});
