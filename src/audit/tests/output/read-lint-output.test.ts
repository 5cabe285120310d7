import { describe, expect, it } from 'vitest';
import { isOfLint, readLintOutput } from './read-lint-output.ts';

const ROOT = '/work tree/shop';

describe('what a linter complains of is known by file and words', () => {
  it.each([
    [
      'eslint',
      `\n${ROOT}/src/a.js\n  1:7   error    'x' is assigned a value but never used  no-unused-vars\n  3:1   warning  Unexpected console statement  no-console\n\n✖ 2 problems (1 error, 1 warning)\n`,
      ["lint: src/a.js: error 'x' is assigned a value but never used no-unused-vars"],
    ],
    [
      'eslint, unix',
      `${ROOT}/src/a.js:1:7: Missing semicolon. [Error/semi]\n`,
      ['lint: src/a.js: Missing semicolon. [Error/semi]'],
    ],
    [
      'tsc',
      'src/a.ts(3,1): error TS2304: Cannot find name.\n',
      ['lint: src/a.ts: error TS2304: Cannot find name.'],
    ],
    [
      'tsc, pretty',
      'src/a.ts:3:1 - error TS2304: Cannot find name.\n',
      ['lint: src/a.ts: error TS2304: Cannot find name.'],
    ],
    ['flake8, ruff', 'a.py:3:1: E501 line too long\nFound 1 error.\n', ['lint: a.py: E501 line too long']],
    [
      'ruff, in full',
      'F401 [*] `os` imported but unused\n --> a.py:1:8\n  |\n1 | import os\n',
      ['lint: a.py: F401 [*] `os` imported but unused'],
    ],
    [
      'golangci-lint',
      'pkg/a.go:3:1: ineffectual assignment (ineffassign)\n',
      ['lint: pkg/a.go: ineffectual assignment (ineffassign)'],
    ],
    [
      'clippy',
      'error: unused variable: `x`\n  --> src/a.rs:2:9\n   |\n',
      ['lint: src/a.rs: error: unused variable: `x`'],
    ],
    [
      'the same twice',
      'a.py:3:1: E501 long\na.py:9:1: E501 long\n',
      ['lint: a.py: E501 long', 'lint: a.py: E501 long (2)'],
    ],
    ['nobody knows what', 'boom\n', ['lint: status 1']],
    ['a warning beside it', 'a.c:1:2: warning: x\na.c:1:2: error: y\n', ['lint: a.c: error: y']],
  ])('%s', (_, output, names) => {
    expect(readLintOutput(output, 1, ROOT)).toEqual(names);
    expect(names.every(isOfLint)).toBe(true);
  });

  it('whatever lines it stands on', () => {
    const at = (line: number) => readLintOutput(`a.py:${line}:1: E501 line too long\n`, 1, '');
    expect(at(3)).toEqual(at(30));
  });

  it('and nothing when it ends well, whatever it prints', () => {
    expect(readLintOutput('a.py:3:1: E501 line too long\n', 0, '')).toEqual([]);
  });
});
