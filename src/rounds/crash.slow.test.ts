import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  GOOD_PRICE,
  priceFinding,
  SHOP,
  writing,
  type Called,
  type Driven,
} from '../../tests/kit/audit-driver.ts';
import {
  executor,
  fixFinding,
  found,
  inTurn,
  kindsOf,
  reviewer,
  shopAudit,
  subjectsOf,
} from '../../tests/kit/audit-shop.ts';
import { mending } from '../../tests/kit/shared-fixes.ts';
import { newsOf } from '../audit/pages/news.ts';
import { finishAudit } from './finish-audit.ts';
import type * as Journal from './stored/journal.ts';
import { showNews } from './stored/last-call.ts';

/** The program dies twice at each line of the journal: before it is written and after it. */
const dies = vi.hoisted(() => ({ wanted: false, seen: new Set<string>() }));

class Died extends Error {}

vi.mock('./stored/journal.ts', async (importActual) => {
  const actual = await importActual<typeof Journal>();
  return {
    ...actual,
    note: async (...[paths, event]: Parameters<typeof actual.note>): Promise<void> => {
      const lines = existsSync(paths.journal) ? readFileSync(paths.journal, 'utf8').split('\n').length : 1;
      dieOnce(`before line ${lines}`);
      await actual.note(paths, event);
      dieOnce(`after line ${lines}`);
    },
  };
});

function dieOnce(where: string): void {
  if (!dies.wanted || dies.seen.has(where)) return;
  dies.seen.add(where);
  throw new Died(where);
}

const ROUNDED = 'export function price(net, rate) {\n  return Math.round(net * (1 + rate) * 100) / 100;\n}\n';
const BROKEN_CART = 'export const total = (items) => items.length;\n';
const MENDED_CART =
  'export function total(items) {\n  let sum = 0;\n  for (const item of items) sum += item.price ?? 0;\n  return sum;\n}\n';
const CART = {
  id: '2',
  title: 'An item without a price makes the sum NaN',
  evidence: 'for (const item of items) sum += item.price;',
  location: { file: 'src/cart.js', lines: [3, 3] },
} as const;

const FILES = { 'test.sh': `echo x >> ../../ran\necho left > left.txt\n${SHOP['test.sh']}` };

/** What dies as it starts is started again. */
async function started(
  files: Readonly<Record<string, string>> = FILES,
  audit: Readonly<Record<string, unknown>> = {},
): Promise<Driven> {
  for (;;) {
    try {
      return await shopAudit(files, { audit: { zero_findings_threshold: 3, ...audit } });
    } catch (error) {
      if (!(error instanceof Died)) throw error;
    }
  }
}

/** Whenever it has died, the news since the last time are told, as `next` does, and it goes on. */
async function goOn({ audit }: Driven, further: () => Promise<void>): Promise<string[]> {
  const told: string[] = [];
  for (;;) {
    let hasDied = false;
    try {
      await further();
    } catch (error) {
      if (!(error instanceof Died)) throw error;
      hasDied = true;
    }
    const now = await audit();
    told.push(...newsOf(now.journal, await showNews(now), now.file.work_tree));
    if (!hasDied) return told;
  }
}

type Untimed = Driven & { readonly told: readonly string[] };

/** Without what is another in every run: names of audits, folders and commits. */
async function newsOfAny({ audit, told, repository }: Untimed): Promise<string[]> {
  const { file, journal } = await audit();
  // Each line once, in order, however often it died.
  expect(told).toEqual(newsOf(journal, 0, file.work_tree));
  return told.map((line) =>
    line
      .replaceAll(repository.top, 'TOP')
      .replaceAll(file.audit, 'AUDIT')
      .replaceAll(/[0-9a-f]{12,40}/g, 'SHA')
      .replaceAll(/veri\w+/g, 'RUN'),
  );
}

/** Two rounds: two fixes, one of which breaks a test; a repair; a review with a finding; its fix; a review without. */
async function wholeAudit(): Promise<Untimed> {
  const audit = await started();
  const answers = {
    'audit-specialist': found([priceFinding(), priceFinding(CART)]),
    'fix-executor': executor({
      'CUSTOM-R1-001': writing({ 'src/cart.js': MENDED_CART }),
      'CUSTOM-R1-002': inTurn(
        writing({ 'docs/notes.md': 'x\n' }),
        writing({ 'src/price.js': GOOD_PRICE, 'src/cart.js': BROKEN_CART }),
      ),
      REPAIR: writing({ 'src/cart.js': MENDED_CART }),
      'FD-R1-001': writing({ 'src/price.js': ROUNDED }),
    }),
    'fix-diff-reviewer': reviewer([fixFinding()]),
  };
  const told = await goOn(audit, async () => {
    const waiting = await audit.drive(answers);
    expect(waiting.kind).toBe('done');
    await finishAudit(await audit.audit(), { merge: false });
  });
  return { ...audit, told };
}

const TWICE_WRONG = `${SHOP['src/price.js']}\nexport function half(price) {\n  return price / 3;\n}\n`;
const HALF = {
  id: '2',
  title: 'Half is a third',
  evidence: 'return price / 3;',
  location: { file: 'src/price.js', lines: [6, 6] },
} as const;

/**
 * One round: two fixes that share a call. One breaks a test, which is mended; the validator rejects the other, which is made
 * again, alone.
 */
async function sharedAudit(): Promise<Untimed> {
  const files = {
    'src/price.js': TWICE_WRONG,
    'test.sh':
      'echo 1..1\ngrep -q Rough src/price.js && { echo "not ok 1 - is exact"; exit 1; }\necho "ok 1 - is exact"\n',
  };
  const audit = await started(files, { max_rounds: 1 });
  const answers = {
    'audit-specialist': found([priceFinding(), priceFinding(HALF)]),
    'fix-executor': mending({
      'CUSTOM-R1-001': [{ path: 'src/price.js', from: 'net + rate', to: 'Rough * (1 + rate)' }],
      REPAIR: [{ path: 'src/price.js', from: 'Rough', to: 'net' }],
      'CUSTOM-R1-002': [{ path: 'src/price.js', from: '/ 3', to: '/ 2' }],
    }),
    'execute-step-validator': ({ ids }: Called): string =>
      ids.length === 0
        ? '{"valid":true,"reason":"The step was done."}'
        : JSON.stringify({
            verdicts: ids.map((id) => ({ id, valid: id.endsWith('1'), reason: 'uncertain: I cannot tell.' })),
          }),
  };
  const told = await goOn(audit, async () => {
    expect((await audit.drive(answers)).kind).not.toBe('dispatch');
  });
  return { ...audit, told };
}

/** What is the same in every run of the same audit. */
async function outcome(audit: Untimed) {
  const { repository } = audit;
  const { file, journal, state } = await audit.audit();
  const artifacts = join(repository.top, '.correctless/artifacts');
  const trail = readFileSync(join(artifacts, `audit-trail-${file.branch_slug}.jsonl`), 'utf8');
  return {
    journal: kindsOf(journal),
    news: await newsOfAny(audit),
    tree: repository.git('rev-parse', `${file.branch}^{tree}`),
    subjects: await subjectsOf(audit),
    rounds: [1, 2].map((n) => {
      const { findings, rejected } = audit.round(n);
      return { findings: findings.map((finding) => ({ ...finding, timestamp: '' })), rejected };
    }),
    records: trail.split('\n').filter(Boolean).length,
    calls: audit.calls.map(({ agent, round }) => `${round} ${agent}`),
    tests: readFileSync(join(repository.top, '.correctless/ran'), 'utf8').length / 2,
    ended: state.ended?.outcome,
    finished: state.finished !== undefined,
    refs: repository
      .git('for-each-ref', '--format=%(refname)', 'refs/audit-round-*', 'refs/heads')
      .split('\n'),
    workTree: existsSync(file.work_tree),
    status: repository.git('status', '--porcelain'),
  };
}

beforeEach(() => {
  dies.wanted = false;
  dies.seen.clear();
});

describe('an audit that dies at any line of its journal', () => {
  let whole: Awaited<ReturnType<typeof outcome>> | undefined;
  it('has this end when it does not die', async () => {
    whole = await outcome(await wholeAudit());
    expect(dies.seen.size).toBe(0);
    expect(whole.subjects).toEqual([
      'fix(custom-r1): CUSTOM-R1-001 An item without a price makes the sum NaN',
      'fix(custom-r1): CUSTOM-R1-002 The tax is added, not multiplied',
      'fix(custom-r1): REPAIR-R1-1 mend 1 tests that fixes broke',
      'fix(custom-r1): FD-R1-001 The result is not rounded',
    ]);
    // The start twice, each fix once, both sides of the one that broke a test once more, the repair, the last fix.
    expect(whole.tests).toBe(8);
    expect(whole).toMatchObject({ records: 1, ended: 'converged', finished: true, workTree: false });
    expect(whole.status).toBe('');
    expect(whole.refs).toHaveLength(2);
  });

  it('ends the same when it dies before and after each line and goes on', async () => {
    dies.wanted = true;
    const died = await outcome(await wholeAudit());
    expect(dies.seen.size).toBe(died.journal.length * 2);
    expect(died).toEqual(whole);
  });
});

/** The same as far as it goes: the audit is not over, and nothing is merged. */
async function sharedOutcome(audit: Untimed) {
  const { repository } = audit;
  const { file, journal, state } = await audit.audit();
  return {
    journal: kindsOf(journal),
    news: await newsOfAny(audit),
    tree: repository.git('rev-parse', `${file.branch}^{tree}`),
    subjects: await subjectsOf(audit),
    calls: audit.calls.map(({ agent, round, ids }) => `${round} ${agent} ${ids.join()}`),
    findings: [...state.findings.values()].map(({ id, status }) => `${id} ${status}`),
    workTree: repository.git('-C', file.work_tree, 'status', '--porcelain'),
  };
}

describe('an audit whose fixes share a call', () => {
  it('ends the same when it dies before and after each line of its journal', async () => {
    const whole = await sharedOutcome(await sharedAudit());
    expect(whole.subjects).toEqual([
      'fix(custom-r1): CUSTOM-R1-001 The tax is added, not multiplied',
      'fix(custom-r1): REPAIR-R1-1 mend 1 tests that fixes broke',
      'fix(custom-r1): CUSTOM-R1-002 Half is a third',
    ]);
    expect(whole.news).toEqual(
      expect.arrayContaining([
        'not accepted by the validator: an attempt at CUSTOM-R1-002',
        'committed: REPAIR-R1-1 as SHA (src/price.js)',
      ]),
    );
    expect(whole.findings).toEqual(['CUSTOM-R1-001 fixed', 'CUSTOM-R1-002 fixed']);
    expect(whole.workTree).toBe('');
    dies.wanted = true;
    const died = await sharedOutcome(await sharedAudit());
    expect(dies.seen.size).toBeGreaterThan(40);
    expect(died).toEqual(whole);
  });
});
