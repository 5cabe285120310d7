import { expect, it } from 'vitest';
import { exampleClaim } from '../../tests/kit/world-example.ts';
import { namedPaths } from './named-paths.ts';

it('names every path of every finding once, as the reply writes it', () => {
  const whole = exampleClaim({
    file: 'a/pay.ts',
    ruleFile: 'CLAUDE.md',
    callerFile: 'ship.ts',
    sourceFile: 'in.ts',
    sinkFile: 'out.ts',
    existingFile: 'pay2.ts',
    also: [{ file: 'also.ts', line: 1, quote: 'x' }],
    rests_on: [{ knowledge: 'a file' }, { file: 'deps/left-pad/index.js', quote: 'x' }],
    verification: { where_checked: ['src', '.'], cause: { file: 'cause.ts', quote: 'x' } },
  });
  const named = [
    'a/pay.ts',
    'src',
    '.',
    'cause.ts',
    'also.ts',
    'deps/left-pad/index.js',
    'CLAUDE.md',
    'ship.ts',
    'in.ts',
    'out.ts',
    'pay2.ts',
  ];
  expect(namedPaths([whole, exampleClaim(), whole])).toEqual([...named, 'src/pay.ts']);
  expect(namedPaths([])).toEqual([]);
});
