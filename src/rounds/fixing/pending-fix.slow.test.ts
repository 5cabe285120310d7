import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { restoreCommand, newsOf } from '../../audit/pages/news.ts';
import {
  GOOD_PRICE,
  priceFinding,
  writing,
  type Answers,
  type Driven,
} from '../../../tests/kit/audit-driver.ts';
import { executor, found, inTurn, shopAudit, subjectsOf } from '../../../tests/kit/audit-shop.ts';
import { advanceAudit, type Waiting } from '../advance-audit.ts';
import { EXECUTOR_PATIENCE } from '../../review/phases/advance.ts';
import { auditVerdict } from '../../audit/audit-verdict.ts';
import { MAX_OFFERS } from '../../run/slots/slot-state.ts';
import { openRun } from '../../run/stored/open-run.ts';
import { reviewedTax } from '../../../tests/kit/proved-review.ts';
import { sampleFolder } from '../../../tests/kit/sample-repository.ts';
import { startFromReview } from '../from-review/start-from-review.ts';
import { startOver } from './start-over.ts';

const SPECIALIST = found([priceFinding()]);
const HALF = 'export const half = 1;\n';

/** An audit that waits for the first executor, which has done half of its work. */
async function halfDone(): Promise<{ audit: Driven; half: string }> {
  const audit = await shopAudit();
  const stop = (): never => {
    throw new Error('asked');
  };
  const answers: Answers = { 'audit-specialist': SPECIALIST, 'fix-executor': stop };
  await expect(audit.drive(answers)).rejects.toThrow('asked');
  const half = join((await audit.audit()).file.work_tree, 'src/price.js');
  writeFileSync(half, HALF);
  return { audit, half };
}

async function next({ repository, audit }: Driven, retry = false): Promise<Waiting> {
  const { file } = await audit();
  return (await advanceAudit(repository, file.audit, { retry, chunking: false })).waiting;
}

const attempts = async ({ audit }: Driven) =>
  (await audit()).journal.filter(({ kind }) => kind === 'attempted' || kind === 'discarded');

async function keptRef({ audit }: Driven): Promise<string> {
  const kept = (await audit()).journal.find((event) => event.kind === 'discarded');
  return kept?.ref ?? 'nothing was kept';
}

/** How often the slot was offered that the audit waits for: an executor that the client calls has four offers. */
async function offersOf(audit: Driven): Promise<number> {
  const waiting = await next(audit);
  if (waiting.kind !== 'dispatch') return 0;
  const { ledger } = await openRun(audit.repository, waiting.run.file.run);
  return ledger.filter(({ kind }) => kind === 'offered').length;
}

/** Packets of the executor that `next` waits for. */
const attemptOf = (waiting: Waiting): unknown =>
  waiting.kind === 'dispatch' && waiting.step.slots.map(({ slot }) => slot.agent);

describe('a fix that waits for its reply', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is left alone, however often somebody asks for the next step', async () => {
    const { audit, half } = await halfDone();
    for (let time = 0; time < 7; time += 1) expect(attemptOf(await next(audit))).toEqual(['fix-executor']);
    expect(await offersOf(audit)).toBe(1);
    expect(readFileSync(half, 'utf8')).toBe(HALF);
    expect(await attempts(audit)).toEqual([]);
    const done = { 'audit-specialist': SPECIALIST, 'fix-executor': writing({ 'src/price.js': GOOD_PRICE }) };
    expect((await audit.drive(done)).kind).toBe('done');
    expect(await subjectsOf(audit)).toHaveLength(1);
    expect(await attempts(audit)).toMatchObject([{ kind: 'attempted', accepted: true }]);
  });

  it('is given up on purpose; what it had done is kept, told, and brought back by the command that is told', async () => {
    const { audit, half } = await halfDone();
    expect(attemptOf(await next(audit, true))).toEqual(['fix-executor']);
    expect(readFileSync(half, 'utf8')).not.toBe(HALF);
    expect(await attempts(audit)).toMatchObject([
      { kind: 'discarded' },
      { kind: 'attempted', accepted: false },
    ]);
    const { journal, file } = await audit.audit();
    const ref = await keptRef(audit);
    const command = restoreCommand(ref, file.work_tree);
    expect(newsOf(journal, 0, file.work_tree)).toEqual(
      expect.arrayContaining([expect.stringContaining(`kept in ${ref}`) as string, `  ${command}`]),
    );
    execFileSync('sh', ['-c', command]);
    expect(readFileSync(half, 'utf8')).toBe(HALF);
  });

  it('is given up when nothing was heard of it for too long', async () => {
    const { audit, half } = await halfDone();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + EXECUTOR_PATIENCE - 60_000 });
    await next(audit);
    expect(readFileSync(half, 'utf8')).toBe(HALF);
    vi.setSystemTime(Date.now() + 120_000);
    await next(audit);
    expect(readFileSync(half, 'utf8')).not.toBe(HALF);
    expect(await attempts(audit)).toHaveLength(2);
  });

  it.each([
    ['prove', 1],
    ['fix', 3],
  ] as const)(
    'to %s is given up when hooks would have told of an agent, and told of none',
    async (purpose, attempts) => {
      const { repository, run } = await reviewedTax();
      const cacheRoot = join(sampleFolder(), 'cache');
      const of = { run: await openRun(repository, run), purpose, findings: ['F1'] };
      const { file } = await startFromReview({ ...of, captured: 'hooks', cacheRoot });
      const go = { retry: false, chunking: false };
      for (let time = 0; time < attempts * MAX_OFFERS; time += 1)
        expect((await advanceAudit(repository, file.audit, go)).waiting.kind).toBe('dispatch');
      const { audit, waiting } = await advanceAudit(repository, file.audit, go);
      expect(waiting.kind).toBe('done');
      expect(auditVerdict(audit.state, purpose)).toMatchObject({ status: 'incomplete', exit: 3 });
      expect(audit.journal.find(({ kind }) => kind === 'attempted')).toMatchObject({
        accepted: false,
        reason: expect.stringContaining('no agent was called for it') as string,
      });
    },
  );

  it('gives its work tree as it was to another executor that is called in place of one without a reply', async () => {
    const { audit, half } = await halfDone();
    const { repository } = audit;
    const run = (await audit.audit()).state.rounds[0]?.planned.at(-1)?.run ?? '';
    await startOver(repository.top, (await openRun(repository, run)).file);
    expect(readFileSync(half, 'utf8')).not.toBe(HALF);
    expect(repository.git('show', `${await keptRef(audit)}:src/price.js`)).toBe(HALF.trimEnd());
  });
});

const CART = {
  id: '2',
  title: 'An item without a price makes the sum NaN',
  evidence: 'for (const item of items) sum += item.price;',
  location: { file: 'src/cart.js', lines: [3, 3] },
} as const;
const OLD_PRICE = GOOD_PRICE.replace('* (1 + rate)', '+ rate');
const OLD_CART =
  'export function total(items) {\n  let sum = 0;\n  for (const item of items) sum += item.price;\n  return sum;\n}\n';
const TESTS = { 'tests/cart.test.js': "test('sums', () => {});\n" };

describe('a fix that takes back what the round has won', () => {
  it.each([
    ['the files of an earlier commit', { 'src/cart.js': OLD_CART }, {}, 'earlier_state'],
    [
      'the tests of another fix removed',
      { 'src/price.js': GOOD_PRICE, 'tests/cart.test.js': "test('price', () => {});\n" },
      TESTS,
      'tests_removed',
    ],
  ])('is refused: %s', async (_, undone, tests, rule) => {
    const audit = await shopAudit();
    await audit.drive({
      'audit-specialist': found([priceFinding(CART), priceFinding()]),
      'fix-executor': executor({
        'CUSTOM-R1-001': writing({ 'src/cart.js': OLD_CART.replace('price;', 'price ?? 0;'), ...tests }),
        'CUSTOM-R1-002': inTurn(writing(undone), writing({ 'src/price.js': GOOD_PRICE })),
      }),
    });
    const { journal, file } = await audit.audit();
    expect(journal.filter(({ kind }) => kind === 'attempted')).toMatchObject([
      { accepted: true },
      { accepted: false, rule },
      { accepted: true },
    ]);
    expect(await subjectsOf(audit)).toHaveLength(2);
    for (const path of Object.keys(tests))
      expect(audit.repository.git('show', `${file.branch}:${path}`)).toContain('sums');
    expect(audit.repository.git('show', `${file.branch}:src/price.js`)).not.toBe(OLD_PRICE.trimEnd());
  });
});
