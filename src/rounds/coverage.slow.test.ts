import { describe, expect, it } from 'vitest';
import { auditVerdict } from '../audit/audit-verdict.ts';
import { priceFinding, type Answer } from '../../tests/kit/audit-driver.ts';
import { BAD, shopAudit, SILENT } from '../../tests/kit/audit-shop.ts';

const TWO_ROLES = {
  audit: {
    max_rounds: 2,
    roles: [
      { name: 'bugs', look_for: 'Whatever is wrong with it.' },
      { name: 'money', look_for: 'Rounding of prices.' },
    ],
  },
};
const nothing: Answer = ({ slot }) => JSON.stringify({ slot, findings: [] });
const MANY = Object.fromEntries(
  Array.from({ length: 45 }, (_, n) => [
    `src/f${String(n).padStart(2, '0')}.js`,
    `export const f${n} = 1;\n`,
  ]),
);

describe('what nobody looked at', () => {
  it('is a gap when a specialist brings no reply: the round does not converge', async () => {
    const audit = await shopAudit({}, TWO_ROLES);
    await audit.drive({
      'audit-specialist': (called) =>
        called.role === 'money' && called.round === 1 ? undefined : nothing(called),
    });
    const { state } = await audit.audit();
    expect(state.rounds.map(({ gaps }) => gaps.length)).toEqual([1, 0]);
    expect(state.rounds[0]?.gaps[0]).toMatch(/^money \([a-z0-9]+\/2\): it was given up on purpose/);
    expect(state.ended).toMatchObject({
      outcome: 'converged',
      why: 'nothing new in round 2, nothing grave open, nobody watched which files were opened',
    });
  });

  it('keeps an audit from converging for as long as it lasts', async () => {
    const audit = await shopAudit({}, TWO_ROLES);
    await audit.drive({
      'audit-specialist': (called) => (called.role === 'money' ? undefined : nothing(called)),
    });
    const { state } = await audit.audit();
    expect(state.ended?.outcome).toBe('ceiling');
    expect(auditVerdict(state)).toMatchObject({ status: 'incomplete', exit: 3 });
  });

  it('is hunted once more, by one specialist, when it is files', async () => {
    const audit = await shopAudit(MANY, { audit: { max_rounds: 1 } });
    let lost: readonly string[] = [];
    await audit.drive({
      'audit-specialist': (called) => {
        // The second part of the first hunt is never answered.
        const isPart = called.packet.includes('packet: 2 of 2');
        if (isPart) lost = Object.keys(MANY).filter((path) => called.packet.includes(path));
        return isPart ? undefined : nothing(called);
      },
    });
    const { state } = await audit.audit();
    const [round] = state.rounds;
    expect(lost.length).toBeGreaterThan(4);
    expect(round?.hunts).toBe(2);
    const again = audit.calls.at(-1)?.packet ?? '';
    expect(again).toContain('packet: 1 of 1');
    expect(Object.keys(MANY).filter((path) => again.includes(path))).toEqual(lost);
    expect(round?.unopened).toEqual([]);
  });

  it('stays unopened after a second time, and is said so', async () => {
    const audit = await shopAudit(MANY, { audit: { max_rounds: 1 } });
    await audit.drive({
      'audit-specialist': (called) => (called.packet.includes('f44.js') ? undefined : nothing(called)),
    });
    const { state } = await audit.audit();
    // The second hunt has one slot, and none of its specialists replied.
    expect(state.aborted === undefined ? state.rounds[0]?.unopened.length : state.aborted.code).toBe(
      'FAIL-CLOSED',
    );
    expect(auditVerdict(state).exit).toBe(3);
  });

  it('is everything when all specialists fail: the round stops, and can be tried again', async () => {
    const audit = await shopAudit({}, TWO_ROLES);
    await expect(audit.drive({ 'audit-specialist': BAD })).rejects.toMatchObject({ code: 'refused/no-json' });
    expect(await audit.drive({ 'audit-specialist': SILENT })).toEqual({ kind: 'aborted' });
    const { state } = await audit.audit();
    expect(state.aborted).toMatchObject({
      code: 'FAIL-CLOSED',
      why: expect.stringMatching(/^no specialist brought a reply: /) as string,
    });
    expect((await audit.drive({}, { retry: true })).kind).toBe('done');
    expect(auditVerdict((await audit.audit()).state)).toMatchObject({ exit: 0 });
  });
});

describe('what a specialist may speak of', () => {
  const rows: readonly [string, Record<string, unknown>, RegExp][] = [
    ['a file that is not there', { location: { file: 'src/gone.js', lines: [1, 1] } }, /^file_not_found: /],
    [
      'a file out of the scope',
      { location: { file: 'test.sh', lines: [1, 1] }, evidence: 'echo 1..1 and more' },
      /^outside_scope: test\.sh is not among/,
    ],
    ['a quote that does not stand there', { evidence: 'return net - rate; // wrong' }, /^quote_not_found: /],
    ['a quote of nothing', { evidence: '}' }, /^quote_without_substance: /],
  ];
  it.each(rows)('not %s: it is rejected with the reason', async (_, changes, reason) => {
    const audit = await shopAudit({}, {}, { scope: ['src'] });
    await audit.drive({
      'audit-specialist': ({ slot, round }) =>
        JSON.stringify({ slot, findings: round === 1 ? [priceFinding(changes)] : [] }),
    });
    expect(audit.round(1).findings).toEqual([]);
    expect(audit.round(1).rejected).toMatchObject([
      {
        id: 'CUSTOM-R1-001',
        agent: 'bugs',
        reason: expect.stringMatching(reason) as string,
        penalty_applied: -5000,
      },
    ]);
  });

  it('and the line is where the quote stands, whatever was claimed', async () => {
    const audit = await shopAudit({}, { audit: { max_rounds: 1 } }, { auto: false });
    await audit.drive({
      'audit-specialist': ({ slot }) =>
        JSON.stringify({
          slot,
          findings: [priceFinding({ location: { file: 'b/src/price.js', lines: [40, 50] } })],
        }),
    });
    expect(audit.round(1).findings).toMatchObject([{ location: { file: 'src/price.js', lines: [2, 2] } }]);
  });
});
