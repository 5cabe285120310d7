import { describe, expect, it } from 'vitest';
import { auditVerdict } from '../audit/audit-verdict.ts';
import { GOOD_PRICE, priceFinding, writing, type Answer } from '../../tests/kit/audit-driver.ts';
import { found, shopAudit, SILENT } from '../../tests/kit/audit-shop.ts';
import { decideFindings } from './decide-findings.ts';
import { answerQuestion } from './stop-audit.ts';

const BAD_PRICE = 'export function price(net, rate) {\n  return net + rate;\n}\n';
/** Mends the price in odd rounds and spoils it again in even ones, where another finding is to be fixed. */
const SWINGING: Answer = (called) =>
  writing({ 'src/price.js': called.round % 2 === 1 ? GOOD_PRICE : BAD_PRICE })(called);
const OTHER = priceFinding({ id: '2', title: 'It multiplies', evidence: 'return net * (1 + rate);' });
const SEEING: Answer = ({ slot, round }) =>
  JSON.stringify({ slot, findings: round % 2 === 1 ? [priceFinding()] : [OTHER] });

describe('what was fixed and comes back', () => {
  it('stops the audit under --auto, which is then not complete', async () => {
    const audit = await shopAudit();
    expect((await audit.drive({ 'audit-specialist': SEEING, 'fix-executor': SWINGING })).kind).toBe('done');
    const { state } = await audit.audit();
    expect(state.ended).toMatchObject({ outcome: 'stopped', why: 'oscillation in round 3' });
    expect(auditVerdict(state)).toMatchObject({ status: 'incomplete', exit: 3 });
    expect(state.answers).toEqual(new Map([['oscillation-R3', 'stop']]));
  });

  it('is asked about otherwise, before it is to be decided', async () => {
    const audit = await shopAudit({}, {}, { auto: false });
    const answers = { 'audit-specialist': SEEING, 'fix-executor': SWINGING };
    for (const round of [1, 2]) {
      expect(await audit.drive(answers)).toMatchObject({
        kind: 'ask',
        question: { key: `triage-R${round}` },
      });
      await decideFindings(await audit.audit(), { decision: 'fix', ids: ['all'], reason: undefined });
    }
    expect(await audit.drive(answers)).toEqual({
      kind: 'ask',
      question: { kind: 'oscillation', key: 'oscillation-R3', ids: ['CUSTOM-R3-001'] },
    });
    await answerQuestion(await audit.audit(), 'oscillation-R3', 'continue');
    expect(await audit.drive(answers)).toMatchObject({
      kind: 'ask',
      question: { kind: 'triage', key: 'triage-R3' },
    });
    await expect(answerQuestion(await audit.audit(), undefined, 'stop')).rejects.toMatchObject({
      code: 'audit/no-question',
    });
  });
});

describe('rounds without end', () => {
  it('end at the ceiling, with what is open', async () => {
    const audit = await shopAudit({}, { audit: { max_rounds: 2 } });
    await audit.drive({ 'audit-specialist': found([priceFinding()]), 'fix-executor': SILENT });
    const { state } = await audit.audit();
    expect(state.ended).toMatchObject({ outcome: 'ceiling', why: '2 rounds, and 1 critical or high open' });
    expect(auditVerdict(state)).toMatchObject({ status: 'incomplete', exit: 3 });
    // In the second round it was to be decided and tried again.
    expect(state.rounds.map(({ items }) => items.map(({ subject }) => subject))).toEqual([
      ['CUSTOM-R1-001'],
      ['CUSTOM-R1-001'],
    ]);
  });
});

const NOTES = Array.from({ length: 8 }, (_, n) => `const someName${n} = ${n};`);
const note = (n: number): Record<string, unknown> =>
  priceFinding({
    id: String(n),
    severity: 'low',
    title: `Note ${n}`,
    evidence: NOTES[n] ?? '',
    location: { file: 'src/notes.js', lines: [n + 1, n + 1] },
  });
/** One more finding in each round than in the one before. */
const GROWING: Answer = ({ slot, round }) => {
  const from = (round * (round - 1)) / 2;
  return JSON.stringify({ slot, findings: Array.from({ length: round }, (_, n) => note(from + n)) });
};

describe('rounds that find more instead of less', () => {
  it('stop the audit the second time, under --auto; fixers are told to keep calm after the first', async () => {
    const audit = await shopAudit({ 'src/notes.js': `${NOTES.join('\n')}\n` });
    let n = 0;
    await audit.drive({
      'audit-specialist': GROWING,
      'fix-executor': (called) => {
        n += 1;
        return writing({ [`src/more${n}.js`]: `export const more${n} = 1;\n` })(called);
      },
    });
    const { state } = await audit.audit();
    expect(state.ended).toMatchObject({ outcome: 'stopped', why: 'divergence in round 3' });
    expect(state.rounds.map(({ kept }) => kept.size)).toEqual([1, 2, 3]);
    const calm = audit.calls
      .filter(({ agent }) => agent === 'fix-executor')
      .map(({ packet }) => !packet.includes('Take the time that it needs.'));
    expect(calm).toEqual([false, true, true]);
  });
});
