import { describe, expect, it } from 'vitest';
import { auditFinding, fixesFinding } from '../../../tests/kit/audit-example.ts';
import { whyNotGone } from './why-not-gone.ts';

const finding = auditFinding({
  evidence: 'return net + rate;',
  location: { file: 'src/price.js', lines: [2, 2] },
});
const WITH = 'export function price(net, rate) {\n  return net + rate;\n}\n';
const WITHOUT = 'export function price(net, rate) {\n  return net * (1 + rate);\n}\n';
const why = (before?: string, after?: string, now = after): string | undefined =>
  whyNotGone(finding, 'QA-R1-007', { before, after, now });

describe('a finding has gone with another one’s fix', () => {
  it('when its quote stood there before the fix, not after it, and not now', () => {
    expect(why(WITH, WITHOUT)).toBeUndefined();
    expect(why(WITH)).toBeUndefined();
  });

  it.each([
    ['was not there before it', WITHOUT, WITHOUT, WITHOUT, /was not there before the fix of QA-R1-007$/],
    ['had no file before it', undefined, WITHOUT, WITHOUT, /was not there/],
    ['stands after it', WITH, WITH, WITHOUT, /is still there after the fix of QA-R1-007$/],
    ['stands elsewhere in the file', WITH, `${WITHOUT}\n${WITH}`, WITHOUT, /still there/],
    ['came back', WITH, WITHOUT, WITH, /is there again$/],
  ])('not when its quote %s', (_, before, after, now, words) => {
    expect(why(before, after, now)).toMatch(words);
  });

  it('not when it has no quote', () => {
    const texts = { before: WITH, after: WITHOUT, now: WITHOUT };
    expect(whyNotGone(fixesFinding(), 'QA-R1-007', texts)).toMatch(/has no quote/);
    expect(whyNotGone({ ...finding, evidence: '}' }, 'QA-R1-007', texts)).toMatch(/was not there/);
  });
});
