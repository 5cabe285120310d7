import { beforeEach, describe, expect, it } from 'vitest';
import { begin, claimOf, plan, resume, review } from '../../../tests/kit/review-driver.ts';
import { sampleRepository, type SampleRepository } from '../../../tests/kit/sample-repository.ts';
import { renderTerminal } from '../../report/formats/terminal/render-terminal.ts';

const PAY = 'export function pay(order) {\n  charge(order.card);\n}\n';
const SHIP = 'export function ship(order) {\n  send(order.address);\n}\n';

const notAwaited = claimOf('src/pay.ts', '  charge(order.card);', 'The charge is not awaited', {
  trigger: 'a declined card',
});
const notSent = claimOf('src/ship.ts', '  send(order.address);', 'An empty address is sent', {
  trigger: 'no address',
});
const FOUND = { claims: { 'bug-scan': [notAwaited, notSent] } } as const;

let repository: SampleRepository;

beforeEach(() => {
  repository = sampleRepository({ 'CLAUDE.md': '- Amounts are whole cents.\n', 'src/old.ts': '1;\n' });
  repository.git('switch', '--quiet', '--create', 'work');
  repository.commit({ 'src/pay.ts': PAY, 'src/ship.ts': SHIP });
});

const changeShip = (): string => repository.commit({ 'src/ship.ts': SHIP.replace('address', 'place') });

describe('a run that was broken off when the repository moved', () => {
  it('keeps what still stands: its hunks are not reviewed again, its findings are scored', async () => {
    const first = await begin(repository, FOUND, ['bug-scan']);
    repository.commit({ 'src/tax.ts': 'export const tax = 1;\n' });
    const second = await review(repository);

    expect(second.planned.file.kept?.run).toBe(first.file.run);
    expect(second.planned.file.since).toBeUndefined();
    const asked = (lens: string) =>
      second.slots.filter(({ agent }) => agent === lens).flatMap(({ hunks }) => hunks);
    expect(asked('bug-scan')).toEqual(['src/tax.ts#1']);
    expect(asked('rules-compliance')).toEqual(['src/pay.ts#1', 'src/ship.ts#1', 'src/tax.ts#1']);
    expect(second.slots.filter(({ agent }) => agent === 'finding-scorer')).toHaveLength(1);

    const { report } = second;
    expect(report).toMatchObject({ status: 'complete', exit: 1, since: null, kept: { run: first.file.run } });
    expect(report.findings.map(({ title, state, group }) => [title, state, group])).toEqual([
      ['The charge is not awaited', 'new', 'critical'],
      ['An empty address is sent', 'new', 'critical'],
    ]);
    expect(report.counts).toMatchObject({ raised: 2, followed: 0, shown: 2 });
    expect(renderTerminal(report)).toContain(
      `what still holds of run ${first.file.run}, which was not finished`,
    );
  });

  it('a finding that is raised again is one finding', async () => {
    await begin(repository, FOUND, ['bug-scan']);
    repository.commit({ 'src/pay.ts': `// paid once\n${PAY}` });
    const { report } = await review(repository, FOUND);
    expect(report.findings.map(({ title, state }) => [title, state])).toEqual([
      ['The charge is not awaited', 'new'],
      ['An empty address is sent', 'new'],
    ]);
    expect(report.counts).toMatchObject({ raised: 4, shown: 2, dropped: { raised_again: 2 } });
  });

  it('what was kept once is kept again', async () => {
    await begin(repository, FOUND, ['bug-scan']);
    repository.commit({ 'README.md': 'Sells things.\n' });
    await begin(repository, {}, ['rules-compliance']);
    repository.commit({ 'docs/more.md': 'Sells many things.\n' });
    const { report, slots } = await review(repository);
    const hunks = slots.filter(({ phase }) => phase === 'review').map((one) => [one.agent, one.hunks]);
    expect(hunks).toContainEqual(['bug-scan', ['README.md#1', 'docs/more.md#1']]);
    expect(report.findings).toHaveLength(2);
    expect(report.status).toBe('complete');
  });

  it('so does one of work that is not committed', async () => {
    const planned = await begin(repository, FOUND, ['bug-scan']);
    repository.write('src/ship.ts', SHIP.replace('address', 'place'));
    const again = await plan(repository);
    expect(again.file.kept?.run).toBe(planned.file.run);
  });
});

it('of a run that failed because a file changed before its end, replies are kept', async () => {
  const planned = await begin(repository, FOUND, ['bug-scan']);
  changeShip();
  const failed = await resume(repository, planned, FOUND);
  expect(failed.status).toBe('failed');
  const again = await plan(repository);
  expect([again.file.kept?.run, again.past.findings.length]).toEqual([planned.file.run, 2]);
});

describe('nothing is kept', () => {
  it('of a run that is incomplete', async () => {
    const { report } = await review(repository, { ...FOUND, silent: ['rules-compliance'] });
    expect(report.status).toBe('incomplete');
    expect((await plan(repository)).file.kept).toBeUndefined();
  });

  it('of a run without a reply of a reviewer', async () => {
    await begin(repository, FOUND, []);
    expect((await plan(repository)).file.kept).toBeUndefined();
  });

  it('from scratch', async () => {
    await begin(repository, FOUND, ['bug-scan']);
    const { file, past } = await plan(repository, { sinceLast: false });
    expect([file.kept, past.carried, past.findings]).toEqual([undefined, [], []]);
  });

  it('of a run that is older than a complete one', async () => {
    await begin(repository, FOUND, ['bug-scan']);
    await review(repository);
    expect((await plan(repository)).file.kept).toBeUndefined();
  });

  it('of another branch', async () => {
    await begin(repository, FOUND, ['bug-scan']);
    repository.git('switch', '--quiet', '--create', 'other');
    expect((await plan(repository)).file.kept).toBeUndefined();
  });
});

it('beside a complete review: what that showed is open, what was raised since is new', async () => {
  const complete = await review(repository, { claims: { 'bug-scan': [notAwaited] } });
  repository.commit({ 'src/refund.ts': 'export function refund(order) {\n  credit(order.card);\n}\n' });
  const credit = claimOf('src/refund.ts', '  credit(order.card);', 'A refund is paid twice', {
    trigger: 'two clicks',
  });
  const broken = await begin(repository, { claims: { 'bug-scan': [credit] } }, ['bug-scan']);
  repository.commit({ 'README.md': 'Sells things.\n' });
  const { report, planned } = await review(repository);
  expect([planned.file.since?.run, planned.file.kept?.run]).toEqual([complete.run, broken.file.run]);
  expect(report.findings.map(({ title, state }) => [title, state])).toEqual([
    ['The charge is not awaited', 'open'],
    ['A refund is paid twice', 'new'],
  ]);
  expect(report.counts).toMatchObject({ raised: 1, followed: 1, shown: 2 });
});
