import { sumOf, type FailureBlock, type Recognised, type Runner } from './runner.ts';

const RAN = /^Ran (\d+) tests? in [\d.]+s$/gm;
const RESULT = /^(?:OK|FAILED) \((.+)\)$/gm;
/** Below a rule: what it is, the test, its description, and up to the next rule or the end what was raised. */
const BLOCK = /^={70}\n(?:FAIL|ERROR|UNEXPECTED SUCCESS): (.+)\n((?:(?!={70}$|-{70}\nRan ).*\n)*)/gm;
/** `test_a (tests.test_b.TestC.test_a) [subtest]`; before Python 3.11 without the name in the brackets. */
const TITLE = /^(\S+)(?: \(([\w.]+)\))?(.*)$/;

export const UNITTEST: Runner = {
  name: 'unittest',
  read: readUnittest,
  blocks: unittestBlocks,
  summary: /^Ran \d+ tests? in /,
};

/** Python's unittest: `tests/test_a.py::TestX::test_y`, and only the file if it could not be imported. */
export function readUnittest(text: string): Recognised | undefined {
  const total = sumOf(text, RAN);
  if (text.search(RAN) === -1) return undefined;
  const results = [...text.matchAll(RESULT)].map(([, counts = '']) => `, ${counts}`).join('\n');
  const ran = total - sumOf(results, /, skipped=(\d+)/g);
  const counted = sumOf(results, /, (?:failures|errors|unexpected successes)=(\d+)/g);
  const failures = [...text.matchAll(BLOCK)].map(([, title = '']) => testId(title));
  return { failures, counted, passed: Math.max(0, ran - counted), ran };
}

function unittestBlocks(text: string): FailureBlock[] {
  return [...text.matchAll(BLOCK)].map(([block, title = '']) => ({
    title: testId(title),
    text: block.trimEnd(),
  }));
}

function testId(title: string): string {
  const [, name = '', dotted = '', part = ''] = TITLE.exec(title) ?? [];
  if (dotted.startsWith('unittest.loader._FailedTest')) return fileOf(name);
  const owner = dotted.endsWith(`.${name}`) ? dotted.slice(0, -name.length - 1) : dotted;
  const parts = owner.split('.');
  const group = /^(?:setUp|tearDown)Module$/.test(name) ? [] : parts.splice(-1);
  return [fileOf(parts.join('.')), ...group, name].filter((one) => one !== '').join('::') + part;
}

/** A test of the program itself is in no file that anybody knows. */
function fileOf(module: string): string {
  return module === '' || module === '__main__' ? '' : `${module.replaceAll('.', '/')}.py`;
}
