import { describe, expect, it } from 'vitest';
import { readVitest } from './vitest.ts';
import { withoutVitestReport } from './vitest-report.ts';

const RULE = '⎯⎯⎯⎯[1/2]⎯';
const report = (...lines: readonly string[]) =>
  [' RUN  v4.1.12 /project', '', '⎯⎯⎯ Failed Tests 1 ⎯⎯⎯', '', ...lines].join('\n');
const FOOTER = ' Test Files  1 failed (1)';

describe('a name', () => {
  it.each([
    ['below the heading', [' FAIL  a.test.ts > x'], ['a.test.ts > x']],
    ['below the rule', ['Error: x', RULE, '', ' FAIL  a.test.ts > y'], ['a.test.ts > y']],
    ['of several tests with one error', [' FAIL  a > x', ' FAIL  a > y', 'Error'], ['a > x', 'a > y']],
    ['of a project', [' FAIL  |unit| a.test.ts > x'], ['|unit| a.test.ts > x']],
    ['of a file that could not be loaded', [' FAIL  a b.test.ts [ a b.test.ts ]'], ['a b.test.ts']],
    ['of such a file in a project', [' FAIL   unit  a.test.ts [ a.test.ts ]'], ['unit a.test.ts']],
    ['that ends in brackets', [' FAIL  a.test.ts > x [ y ]'], ['a.test.ts > x [ y ]']],
    ['in a message', [' FAIL  a > x', 'Error: y', ' FAIL  a > z'], ['a > x']],
    ['in a difference', [' FAIL  a > x', 'Error: y', '', '+  FAIL  a > z', '   FAIL  a > z'], ['a > x']],
  ])('%s', (_, lines, expected) => {
    expect(readVitest(report(...lines))?.failures).toEqual(expected);
  });

  it('in a text without Vitest is nobody’s', () => {
    expect(readVitest(' FAIL  a.test.ts > x')).toBeUndefined();
  });
});

describe('the report', () => {
  it('is left out, from its heading to its footer', () => {
    expect(withoutVitestReport(`before\n${report(' FAIL  a > x', 'not ok 1 - y')}\n${FOOTER}\nbehind`)).toBe(
      `before\n RUN  v4.1.12 /project\n\n${FOOTER}\nbehind`,
    );
  });

  it('is left in when it has no footer: another runner may have begun', () => {
    const text = `${report(' FAIL  a > x')}\nnot ok 1 - y`;
    expect(withoutVitestReport(text)).toBe(text);
  });
});
