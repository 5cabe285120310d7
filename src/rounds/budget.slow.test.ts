import { describe, expect, it } from 'vitest';
import { auditVerdict } from '../audit/audit-verdict.ts';
import { hunkIds, type ShownFile } from '../packets/hunks/shown-files.ts';
import { GOOD_PRICE, priceFinding, writing } from '../../tests/kit/audit-driver.ts';
import { fixFinding, found, kindsOf, shopAudit } from '../../tests/kit/audit-shop.ts';
import { openRun } from '../run/stored/open-run.ts';
import { readStamped } from '../run/ledger/stamped.ts';
import { abortFailure } from './abort-round.ts';

const LINE = `// ${'x'.repeat(96)}\n`;
/** One fix of more than 100 KB. */
const LARGE = writing({
  'src/price.js': GOOD_PRICE + LINE.repeat(700),
  'src/tax.js': `export const tax = 1;\n${LINE.repeat(700)}`,
});
const SPECIALIST = found([priceFinding()]);

describe('a fix that is over the budget by itself', () => {
  it('is not even judged, and given up', async () => {
    const audit = await shopAudit({}, { audit: { max_rounds: 1 } });
    const waiting = await audit.drive({ 'audit-specialist': SPECIALIST, 'fix-executor': LARGE });
    const { state, journal } = await audit.audit();
    expect([waiting.kind, state.aborted]).toEqual(['done', undefined]);
    expect(kindsOf(journal)).not.toContain('planned judge CUSTOM-R1-001');
    expect(kindsOf(journal)).toContain('given-up CUSTOM-R1-001');
    expect(journal.filter(({ kind }) => kind === 'judged')[0]).toMatchObject({
      valid: false,
      reason: expect.stringMatching(
        /over the limit of 102400: no validator can be shown it whole, so split the step$/,
      ) as string,
    });
  });
});

/** Two fixes, each of which a validator can be shown, and a reviewer not both at once. */
const TWO = [
  priceFinding(),
  priceFinding({
    id: '2',
    title: 'Items are not checked',
    evidence: 'for (const item of items) sum += item.price;',
    location: { file: 'src/cart.js', lines: [3, 3] },
  }),
];
const halves = (text: string) => (called: Parameters<typeof LARGE>[0]) =>
  writing({ [called.packet.includes('CUSTOM-R1-001') ? 'src/one.js' : 'src/two.js']: text })(called);
const HALF = halves(LINE.repeat(600));

describe('fixes that are over the budget together', () => {
  it('abort the round with the exact words, and the verdict is 2', async () => {
    const audit = await shopAudit();
    const answers = { 'audit-specialist': found(TWO), 'fix-executor': HALF };
    expect(await audit.drive(answers)).toEqual({ kind: 'aborted' });
    const opened = await audit.audit();
    const why = opened.state.aborted?.why ?? '';
    expect(why).toMatch(/^assembled prompt is 1[0-9]{5} bytes, exceeds 100 KB cap — aborting round 1$/);
    expect(opened.state.aborted).toMatchObject({ round: 1, code: 'PROMPT-BUDGET-EXCEEDED' });
    expect(abortFailure(opened)).toMatchObject({ code: 'PROMPT-BUDGET-EXCEEDED', message: why });
    expect(auditVerdict(opened.state)).toEqual({ status: 'failed', exit: 2, why });
    expect(audit.calls.some(({ agent }) => agent === 'fix-diff-reviewer')).toBe(false);
    expect(opened.state.rounds[0]).toMatchObject({ closed: false, reviews: [] });
    // Tried again it is the same, and nothing has moved.
    expect(await audit.drive(answers, { retry: true })).toEqual({ kind: 'aborted' });
    expect((await audit.audit()).state.head).toBe(opened.state.head);
    // Tried again with chunking it goes on.
    expect((await audit.drive(answers, { retry: true, chunking: true })).kind).toBe('done');
    const { state } = await audit.audit();
    const review = await openRun(audit.repository, state.rounds[0]?.reviews[0]?.run ?? '');
    expect(review.slots).toHaveLength(2);
  });

  it('are reviewed in several packets where chunking is asked for, each hunk in one; ids do not collide', async () => {
    const audit = await shopAudit({}, {}, { chunking: true });
    let reviews = 0;
    await audit.drive({
      'audit-specialist': found(TWO),
      'fix-executor': (called) =>
        called.packet.includes('FD-R1-00')
          ? writing({ [`src/more${reviews}.js`]: '//\n' })(called)
          : HALF(called),
      'fix-diff-reviewer': () => {
        reviews += 1;
        return JSON.stringify(
          reviews <= 2 ? [fixFinding({ location: { file: 'src/one.js', lines: [1, 1] } })] : [],
        );
      },
    });
    const { state, file } = await audit.audit();
    expect(file.settings.chunking).toBe(true);
    const [review] = state.rounds[0]?.reviews ?? [];
    expect(review?.ids).toEqual(['FD-R1-001', 'FD-R1-002']);
    const run = await openRun(audit.repository, review?.run ?? '');
    expect(run.slots).toHaveLength(2);
    expect(run.slots.every(({ packet }) => packet.bytes <= 102_400)).toBe(true);
    const files = await readStamped<readonly ShownFile[]>(run.paths.files, run.file);
    expect(run.slots.flatMap(({ hunks }) => hunks).toSorted()).toEqual(hunkIds(files).toSorted());
    expect(review?.linesChanged).toBe(1200);
  });

  it('abort the round when one chunk brings no reply', async () => {
    const audit = await shopAudit({}, {}, { chunking: true });
    const waiting = await audit.drive({
      'audit-specialist': found(TWO),
      'fix-executor': HALF,
      'fix-diff-reviewer': ({ slot }) => (slot.endsWith('/2') ? undefined : '[]'),
    });
    expect(waiting).toEqual({ kind: 'aborted' });
    expect((await audit.audit()).state.aborted).toMatchObject({
      code: 'FAIL-CLOSED',
      why: expect.stringMatching(/\/2\): /) as string,
    });
  });
});
