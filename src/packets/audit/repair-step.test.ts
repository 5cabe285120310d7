import { describe, expect, it } from 'vitest';
import { auditFinding } from '../../../tests/kit/audit-example.ts';
import { fittingPatch, repairStepText, type RepairStep } from './repair-step.ts';

const step = (changes: Partial<RepairStep> = {}): string =>
  repairStepText({
    failures: ['a', 'b'],
    isNew: (name) => name === 'b',
    blamed: undefined,
    before: [],
    others: [],
    ...changes,
  });

describe('the step of a repair', () => {
  it('has each broken test on a line of its own, and ends with its last word', () => {
    expect(step()).toMatch(/^- a \(passed before\)\n- b \(new: a fix of this round added it\)$/m);
    expect(step()).toMatch(/\S$/);
  });

  it('says what failed before, and what others broke', () => {
    const many = Array.from({ length: 23 }, (_, n) => `old ${n}`);
    expect(step({ before: many, others: ['z'] })).toContain('old 19 and 3 more');
    expect(step({ others: ['z'] })).toContain('fixes (nothing), and what fails since other fixes (z)');
  });

  it('names the fix that broke them, what it was for and what it changed', () => {
    const finding = auditFinding({
      id: 'QA-R1-007',
      title: 'TITLE',
      description: 'DESCRIPTION',
      instance_fix: 'ASKED',
    });
    const text = step({ blamed: { finding, sha: 'abcdef0123456789', patch: 'diff --git a/x b/x\n+line\n' } });
    for (const told of [
      'commit abcdef012345, the fix of QA-R1-007',
      'TITLE',
      'DESCRIPTION',
      'ASKED',
      '+line',
    ])
      expect(text).toContain(told);
  });

  it('keeps text of a model from filling in the program’s template', () => {
    expect(step({ failures: ['{{before}}', 'x'] })).toContain('- {{before}}');
    const finding = auditFinding({ description: '{{patch}} $&' });
    expect(step({ blamed: { finding, sha: 'a'.repeat(40), patch: 'P' } })).toContain('{{patch}} $&');
  });
});

describe('a patch for which there is not room enough', () => {
  it('is cut by whole files, and those left out are named', () => {
    const [one, two, three] = ['one', 'two', 'three'].map(
      (name) => `diff --git a/${name} b/${name}\n+${name}\n`,
    );
    expect(fittingPatch(`${one}${two}`)).toBe(`${one}${two}`.trimEnd());
    const text = fittingPatch(`${one}${two}${three}`, 60);
    expect(text).toContain('+two');
    expect(text).not.toContain('+three');
    expect(text).toMatch(/read them in the tree:\ndiff --git a\/three b\/three$/);
    expect(fittingPatch('')).toBe('');
  });
});
