import { describe, expect, it } from 'vitest';
import type { HuntedFinding } from '../../contracts/replies/audit-finding.ts';
import { auditFinding } from '../../../tests/kit/audit-example.ts';
import { huntedFinding, huntWorld } from '../../../tests/kit/hunt-example.ts';
import { checkHunt, type HuntWorld } from './check-hunt.ts';
import { raiseFindings, type Checked, type Raising } from './raise-findings.ts';

const check = (findings: readonly HuntedFinding[], changes: Partial<HuntWorld> = {}) =>
  checkHunt({ slot: 'abcdef/1', findings: [...findings] }, huntWorld(changes));

const RAISING: Raising = {
  preset: 'qa',
  round: 2,
  timestamp: '2026-01-31T10:00:00.000Z',
  known: [],
  numbered: 0,
};
const by = (agent: string, ...findings: readonly HuntedFinding[]): Checked => ({
  agent,
  checked: check(findings),
});

describe('raiseFindings', () => {
  it('numbers on from what the round has, the rejected first, then the worst first', () => {
    const { findings, rejected } = raiseFindings(
      [
        by(
          'auth',
          huntedFinding({ severity: 'low' }),
          huntedFinding({ id: '2', severity: 'critical', location: { file: 'src/price.js', lines: [5, 5] } }),
          huntedFinding({ id: '3', evidence: 'nothing of this kind' }),
        ),
        by(
          'money',
          huntedFinding({
            severity: 'critical',
            location: { file: 'src/cart.js', lines: [1, 1] },
            evidence: 'export const total = items.length;',
          }),
          huntedFinding({ id: '2', severity: 'medium' }),
        ),
      ],
      { ...RAISING, numbered: 4 },
    );
    expect(rejected).toEqual([
      {
        id: 'QA-R2-005',
        title: 'The tax is added',
        agent: 'auth',
        reason: 'quote_not_found: evidence is not in src/price.js as it was quoted',
        penalty_applied: -5000,
        severity: 'high',
      },
    ]);
    expect(
      findings.map(({ id, severity, agent, location }) => [
        id,
        severity,
        agent,
        location.file,
        location.lines[0],
      ]),
    ).toEqual([
      ['QA-R2-006', 'critical', 'money', 'src/cart.js', 1],
      ['QA-R2-007', 'critical', 'auth', 'src/price.js', 5],
      ['QA-R2-008', 'medium', 'money', 'src/price.js', 2],
      ['QA-R2-009', 'low', 'auth', 'src/price.js', 2],
    ]);
    expect(findings.map(({ bounty }) => bounty)).toEqual([10_000, 10_000, 2000, 1000]);
  });

  it.each([
    ['open', true],
    ['deferred', true],
    ['disputed', true],
    ['fixed', false],
  ] as const)('rejects what is known to be %s: %s', (status, isKnown) => {
    const fingerprint = check([huntedFinding()]).sifted.kept[0]?.fingerprint ?? '';
    const { findings, rejected } = raiseFindings([by('auth', huntedFinding())], {
      ...RAISING,
      known: [auditFinding({ status, fingerprint })],
    });
    expect(findings.map(({ id, fingerprint: own }) => [id, own])).toEqual(
      isKnown ? [] : [['QA-R2-001', fingerprint]],
    );
    expect(rejected.map(({ id, reason, penalty_applied }) => [id, reason, penalty_applied])).toEqual(
      isKnown ? [['QA-R2-001', `known: QA-R1-001 is ${status}`, 0]] : [],
    );
  });

  it.each([
    ['low', 'critical', true],
    ['medium', 'high', true],
    ['high', 'high', false],
    ['critical', 'low', false],
  ] as const)('a known %s finding that is raised as %s is raised anew: %s', (before, now, isNew) => {
    const fingerprint = check([huntedFinding()]).sifted.kept[0]?.fingerprint ?? '';
    const known = [auditFinding({ severity: before, status: 'disputed', fingerprint })];
    const { findings, rejected } = raiseFindings([by('auth', huntedFinding({ severity: now }))], {
      ...RAISING,
      known,
    });
    expect(findings.map(({ severity }) => severity)).toEqual(isNew ? [now] : []);
    expect(rejected).toHaveLength(isNew ? 0 : 1);
  });

  it.each([
    ['disputed', 'high', true],
    ['deferred', 'high', true],
    ['disputed', 'low', false],
    ['open', 'high', false],
  ] as const)(
    'another claim about lines of which one is %s is raised (%s): %s',
    (status, severity, isNew) => {
      const fingerprint = check([huntedFinding()]).sifted.kept[0]?.fingerprint ?? '';
      const known = [auditFinding({ status, severity: 'critical', fingerprint, title: 'Eval is slow' })];
      const claim = huntedFinding({ severity, title: 'Anybody runs any program' });
      expect(raiseFindings([by('auth', claim)], { ...RAISING, known }).findings).toHaveLength(isNew ? 1 : 0);
    },
  );

  it('gives a finding the program’s place, and the orchestrator’s keys', () => {
    const [found] = raiseFindings(
      [by('auth', huntedFinding({ id: 'mine', location: { file: './src/price.js', lines: [4, 4] } }))],
      RAISING,
    ).findings;
    expect(found).toEqual({
      ...huntedFinding(),
      id: 'QA-R2-001',
      location: { file: 'src/price.js', lines: [5, 5] },
      source: 'audit-specialist',
      agent: 'auth',
      status: 'open',
      bounty: 5000,
      round: 2,
      timestamp: RAISING.timestamp,
      fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
      reason: null,
    });
  });

  it('raises what two found twice: triage says what is the same', () => {
    expect(
      raiseFindings([by('auth', huntedFinding()), by('money', huntedFinding())], RAISING).findings,
    ).toHaveLength(2);
  });

  it('orders what is equally bad by file, line and specialist', () => {
    const at = (file: string, line: number, evidence: string) =>
      huntedFinding({ location: { file, lines: [line, line] }, evidence });
    const claims = [
      by('money', at('src/price.js', 5, 'return net + rate;'), at('src/price.js', 2, 'return net + rate;')),
      by('auth', at('src/price.js', 5, 'return net + rate;')),
      by('auth', at('src/price.js', 1, 'export function price(net, rate) {')),
      by('money', at('src/cart.js', 1, 'export const total = items.length;')),
    ];
    const { findings } = raiseFindings(claims, RAISING);
    expect(findings.map(({ agent, location }) => [location.file, location.lines[0], agent])).toEqual([
      ['src/cart.js', 1, 'money'],
      ['src/price.js', 1, 'auth'],
      ['src/price.js', 2, 'money'],
      ['src/price.js', 5, 'auth'],
      ['src/price.js', 5, 'money'],
    ]);
  });

  it('knows nothing again by another finding', () => {
    const known = [auditFinding({ fingerprint: '9'.repeat(64), status: 'disputed' })];
    const { findings, rejected } = raiseFindings([by('auth', huntedFinding())], { ...RAISING, known });
    expect([findings.length, rejected]).toEqual([1, []]);
  });
});
