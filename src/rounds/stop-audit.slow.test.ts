import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import {
  drivenAudit,
  finding,
  priceFinding,
  type Answer,
  type Driven,
} from '../../tests/kit/audit-driver.ts';
import { SILENT } from '../../tests/kit/audit-shop.ts';
import { advanceAudit } from './advance-audit.ts';
import { stopAudit } from './stop-audit.ts';
import { openRun } from '../run/stored/open-run.ts';
import { storeByHand } from '../receive/store-by-hand.ts';

const SPECIALISTS = 5;
const artifact = ({ repository }: Driven, name: string): string =>
  readFileSync(join(repository.top, '.correctless/artifacts', name), 'utf8');

/** Asks the specialists once; the first `count` of them answer. */
async function asked(audit: Driven, count: number, answer: Answer): Promise<void> {
  const { file } = await audit.audit();
  const { waiting } = await advanceAudit(audit.repository, file.audit, { retry: false, chunking: false });
  if (waiting.kind !== 'dispatch') throw new Error(`it waits for ${waiting.kind}`);
  const run = await openRun(audit.repository, waiting.run.file.run);
  for (const { slot } of waiting.step.slots.slice(0, count)) {
    const called = { role: slot.role, slot: slot.slot, round: 1 } as Parameters<Answer>[0];
    await storeByHand(run, slot, Buffer.from(answer(called) ?? ''), true);
  }
}

it('an audit that is stopped before anybody answered says in every artifact that nothing is known', async () => {
  const audit = await drivenAudit();
  await asked(audit, 0, SILENT);
  const { file } = await stopAudit(await audit.audit(), 'late');
  const note = `0 of ${SPECIALISTS} answered; nothing is known`;
  expect(audit.round(1).coverage).toMatchObject({ specialists: SPECIALISTS, answered: 0 });
  expect(audit.round(1).coverage.note).toContain(note);
  expect(artifact(audit, `audit-qa-${file.label}-summary.md`)).toContain(note);
  expect(artifact(audit, 'audit-qa-history.md')).toContain(note);
  expect(artifact(audit, 'audit-qa-history.md')).not.toContain('No findings');
  expect(artifact(audit, `workflow-state-${file.branch_slug}.json`)).toContain(note);
});

it('what some had answered when it was stopped is kept, and the others are named', async () => {
  const audit = await drivenAudit();
  await asked(audit, SPECIALISTS - 1, finding([priceFinding()]));
  const { state } = await stopAudit(await audit.audit(), 'late');
  const { coverage, findings } = audit.round(1);
  expect(findings.map(({ title }) => title)).toEqual([priceFinding()['title']]);
  expect(coverage).toMatchObject({ answered: SPECIALISTS - 1, silent: [expect.any(String)] });
  expect(state.rounds[0]?.gaps).toHaveLength(1);
});
