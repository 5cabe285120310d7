import { describe, expect, it } from 'vitest';
import { auditFinding } from '../../../tests/kit/audit-example.ts';
import { fenced, long } from '../../../tests/golden/packets/packets-of.ts';
import { nonces, slots, TASK } from '../../../tests/golden/packets/sample-material.ts';
import { buildFixPacket, type FixFacts } from './fix-packet.ts';
import { fixStepText } from './fix-step.ts';
import type { Clean } from '../material.ts';
import { PACKET_BUDGET } from '../packet.ts';

const STEP: FixFacts['step'] = {
  description: fixStepText(auditFinding(), 'qa'),
  mode: 'apply',
  allow: ['/src/price.js', '**/*test*'],
  exclude: [],
};
function fix(facts: Partial<FixFacts> = {}, calm = false) {
  const whole = {
    step: STEP,
    rules: [],
    rejected: [],
    tests: undefined,
    ...facts,
  } as Clean<FixFacts>;
  return buildFixPacket({
    task: TASK,
    attempt: 2,
    attempts: 3,
    calm,
    facts: whole,
    nonces: nonces(),
    nextSlot: slots(),
  });
}

const textOf = (built: ReturnType<typeof fix>): string =>
  built.kind === 'packet' ? built.packet.text : expect.unreachable('too large');

describe('the packet of an executor', () => {
  it('says what to do, where, why it was rejected before, and what the tests printed', () => {
    const built = fix({
      rejected: ['scope_excluded: docs/a.md'],
      tests: 'not ok 1 - x',
      rules: ['.claude/rules/a.md'],
    });
    const text = built.kind === 'packet' ? built.packet.text : '';
    expect(text).toContain('attempt: 2 of 3');
    expect(fenced(text, 'STEP')).toContain(
      'Mend the defect of finding QA-R1-001 in src/price.js, lines 2 to 2',
    );
    expect(fenced(text, 'REJECTION')).toBe('scope_excluded: docs/a.md\n');
    expect(fenced(text, 'TESTS')).toBe('not ok 1 - x\n');
    expect(fenced(text, 'FILES')).toContain('/src/price.js\n**/*test*\n');
  });

  it('tells it to keep calm when fixes made things worse', () => {
    const textOf = (calm: boolean) => {
      const built = fix({}, calm);
      return built.kind === 'packet' ? built.packet.text : '';
    };
    expect(textOf(false)).toContain('Take the time that it needs.');
    expect(textOf(true)).not.toContain('Take the time that it needs.');
  });

  it('is whole or not at all', () => {
    expect(fix({ rejected: [long('r', 110_000)] })).toMatchObject({ kind: 'too-large' });
    const built = fix({ rejected: [long('r', 80_000)] });
    expect(
      built.kind === 'packet' &&
        built.packet.bytes <= PACKET_BUDGET &&
        built.packet.text.includes(long('r', 80_000)),
    ).toBe(true);
  });

  it('says so when nothing was rejected, no rule governs and no test is about it', () => {
    const text = textOf(fix());
    expect(text.match(/^None\.$/gm)).toHaveLength(3);
    expect(fix()).toMatchObject({ packet: { hunks: [], paths: [] } });
  });

  it('names no path where the step bounds none', () => {
    const step = { description: 'Mend it.', mode: 'apply' as const };
    expect(fenced(textOf(fix({ step })), 'FILES')).toBe('');
  });

  it('is whole to the last byte of the budget', () => {
    const rest = PACKET_BUDGET - Buffer.byteLength(textOf(fix({ rejected: ['r'] }))) + 1;
    expect(fix({ rejected: [long('r', rest)] })).toMatchObject({ packet: { bytes: PACKET_BUDGET } });
    expect(fix({ rejected: [long('r', rest + 1)] })).toEqual({ kind: 'too-large', bytes: PACKET_BUDGET + 1 });
  });

  it('has steps that end with their last word', () => {
    for (const preset of ['qa', 'hacker', 'perf', 'ux', 'custom'] as const)
      expect(fixStepText(auditFinding(), preset)).toMatch(/\S$/);
    expect(fixStepText(auditFinding({ class_fix: 'CLASS' }), 'custom')).toMatch(/: CLASS$/);
  });

  it('has steps that say what triage found, and what else was raised about the same defect', () => {
    const other = auditFinding({
      agent: 'input-boundary',
      title: 'Rates over one',
      description: 'Nobody asks for the rate’s size.',
      class_fix: 'Also in tax().',
      location: { file: 'src/tax.js', lines: [4, 7] },
    });
    const merged = [{ finding: other, reason: 'One line, two roles.' }];
    const text = fixStepText(auditFinding(), 'qa', { triage: { reason: 'post() never throws.', merged } });
    for (const words of [
      'post() never throws.',
      'as input-boundary raised it, in src/tax.js, lines 4 to 7: Rates over one',
      'Nobody asks for the rate’s size.',
      'Also in tax().',
      'One line, two roles.',
    ])
      expect(text).toContain(words);
    const many = Array.from({ length: 9 }, (_, n) => ({
      finding: { ...other, description: `${n}${long('d', 3000)}` },
      reason: '.',
    }));
    const bounded = fixStepText(auditFinding(), 'qa', { triage: { reason: ' ', merged: many } });
    expect(bounded).toContain('(6 more are not shown)');
    expect(bounded).toContain('\n2ddd');
    expect(bounded).not.toContain('\n3ddd');
    expect(bounded).not.toContain('What triage found');
  });

  it('has steps that name the files where a change is told of, where the configuration has some', () => {
    expect(fixStepText(auditFinding(), 'qa', { also: ['CHANGELOG.md', 'docs/news/*'] })).toMatch(
      /: CHANGELOG\.md, docs\/news\/\*$/,
    );
  });

  it('keeps text of a model from filling in the program’s template', () => {
    const text = fixStepText(auditFinding({ title: '{{demand}}', description: '{{id}} $& $1' }), 'perf');
    expect(text).toContain('{{demand}}\n');
    expect(text).toContain('{{id}} $& $1');
  });
});
