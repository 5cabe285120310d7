import { beforeEach, expect, it } from 'vitest';
import { plan } from '../../tests/kit/review-driver.ts';
import { sampleRepository, type SampleRepository } from '../../tests/kit/sample-repository.ts';
import { advance, reopen } from '../review/phases/advance.ts';
import { giveUpSlot } from './give-up.ts';
import { openSlot } from '../run/slots/open-slot.ts';

let repository: SampleRepository;
let run: string;

beforeEach(async () => {
  repository = sampleRepository({ 'README.md': '# Shop\n' });
  repository.git('switch', '--quiet', '--create', 'work');
  repository.commit({ 'src/pay.ts': 'charge(order.card);\n' });
  run = (await plan(repository, { options: { noRules: true } })).file.run;
});

const offered = async (): Promise<string[]> => {
  const { step } = await advance(repository, run);
  return step.kind === 'dispatch' ? step.slots.map(({ slot, offers }) => `${slot.agent} ${offers + 1}`) : [];
};

const giveUp = async (n: number): Promise<void> => {
  const { run: opened, slot } = await openSlot(repository, `${run}/${n}`);
  await giveUpSlot(opened, slot);
};

it('asking is not failing: a slot stays on offer', async () => {
  for (let n = 1; n <= 9; n += 1) expect(await offered()).toContain(`bug-scan ${n}`);
});

it('what is given up on purpose is not offered again until it is opened', async () => {
  await offered();
  await giveUp(1);
  expect(await offered()).not.toContainEqual(expect.stringContaining('bug-scan'));
  const { run: opened } = await openSlot(repository, `${run}/1`);
  expect(opened.states[0]).toMatchObject({ status: 'failed', why: 'it was given up on purpose' });
  await reopen(repository, run);
  expect(await offered()).toContain('bug-scan 1');
});

it('is refused of a slot that is over', async () => {
  await offered();
  await giveUp(1);
  await expect(giveUp(1)).rejects.toMatchObject({
    code: 'run/slot-stored',
    hint: `open it again: correctless next ${run} --retry`,
  });
});
