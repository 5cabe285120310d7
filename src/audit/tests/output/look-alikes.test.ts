import { describe, expect, it } from 'vitest';
import { readCargo } from './cargo.ts';
import { withoutGoJson } from './go-json.ts';
import { readGo } from './go.ts';
import { readJest } from './jest.ts';
import { readJunit } from './junit.ts';
import { readNodeSpec } from './node-spec.ts';
import { readPytest } from './pytest.ts';
import { readTap } from './tap.ts';
import { readUnittest } from './unittest.ts';
import { withoutVitestReport } from './vitest-report.ts';
import { readVitest } from './vitest.ts';

/** What a test prints may look like its runner's own words; only a whole line at its place is the runner's. */

const READERS = {
  ...{ readCargo, readGo, readJest, readNodeSpec },
  ...{ readPytest, readTap, readUnittest, readVitest },
};
type Reader = keyof typeof READERS;

describe('a runner did not speak', () => {
  it.each<[Reader, string]>([
    ['readVitest', 'x RUN v1'],
    ['readVitest', 'x Test Files  1'],
    ['readVitest', 'x ⎯⎯ Failed Tests 1 ⎯⎯'],
    ['readVitest', '⎯⎯ Failed Tests 1 ⎯⎯ x'],
    ['readVitest', '⎯⎯ Failed Tests x ⎯⎯'],
    ['readCargo', 'x running 1 test'],
    ['readCargo', 'running 1 test x'],
    ['readCargo', 'x Compiling a'],
    ['readCargo', 'x error: could not compile `a`'],
    ['readPytest', 'x === test session starts ==='],
    ['readPytest', '=== test session starts === x'],
    ['readPytest', 'x === short test summary info ==='],
    ['readPytest', '=== short test summary info === x'],
    ['readPytest', 'x no tests ran in 0.1s'],
    ['readPytest', 'x INTERNALERROR> y'],
    ['readGo', 'x ok  \tp'],
    ['readJest', 'x Test Suites: 1 total'],
    ['readJest', 'Test Suites: 1 total x'],
    ['readJest', 'x No tests found, exiting with code 1'],
    ['readJest', 'x FAIL a\n  ● b'],
    ['readNodeSpec', 'x ℹ tests 1'],
    ['readNodeSpec', 'ℹ tests 1 x'],
    ['readUnittest', 'x Ran 1 test in 0.1s'],
    ['readUnittest', 'Ran 1 test in 0.1s x'],
    ['readTap', 'TAP version 13 x'],
    ['readTap', '1..2 x'],
  ])('for %s in %j', (reader, text) => {
    expect(READERS[reader](text)).toBeUndefined();
  });
});

describe('a runner spoke', () => {
  it.each<[Reader, string]>([
    ['readVitest', 'RUN v1'],
    ['readVitest', '   DEV  v1'],
    ['readVitest', '⎯⎯ Failed Tests 12 ⎯⎯'],
    ['readVitest', '⎯ Failed Suites 1 ⎯'],
    ['readCargo', 'running 12 tests'],
    ['readCargo', '   Doc-tests shop'],
    ['readPytest', '= test session starts ='],
    ['readPytest', '=== test session starts ==='],
    ['readPytest', '=== no tests ran in 0.1s'],
    ['readGo', '?   \tp'],
    ['readJest', 'FAIL a\n\n\n  ● b'],
  ])('for %s in %j', (reader, text) => {
    expect(READERS[reader](text)).toBeDefined();
  });
});

describe('only the runner’s own line counts', () => {
  it.each<[Reader, string[], number]>([
    ['readVitest', [' Test Files  1', '      Tests  12 failed', '     Errors  11 errors'], 23],
    ['readVitest', [' Test Files  1', '     Errors  1 error'], 1],
    ['readVitest', [' Test Files  1', 'x      Tests  1 failed', 'x     Errors  1 error'], 0],
    ['readVitest', [' Test Files  1', '     Errors  1 errors x'], 0],
    ['readCargo', ['running 1 test', 'test result: FAILED. 12 passed; 13 failed;'], 13],
    ['readCargo', ['running 1 test', 'x test result: FAILED. 1 passed; 1 failed;'], 0],
    ['readPytest', ['1 error in 0.1s'], 1],
    ['readJest', ['Test Suites: 1 total', 'Tests:       12 failed', 'x Tests: 1 failed'], 12],
    ['readNodeSpec', ['ℹ tests 9', 'ℹ fail 12', 'ℹ cancelled 3', 'x ℹ fail 1', 'ℹ fail 1 x'], 15],
    ['readUnittest', ['Ran 40 tests in 0.1s', 'FAILED (failures=12, errors=3, expected failures=4)'], 15],
    ['readUnittest', ['Ran 40 tests in 0.1s', 'x FAILED (failures=1)', 'FAILED (failures=1) x'], 0],
  ])('of %s: %j are %d', (reader, lines, counted) => {
    expect(READERS[reader](lines.join('\n'))?.counted).toBe(counted);
  });
});

const RULE = '⎯⎯⎯⎯⎯';
const RERUN = 'error: test failed, to rerun pass `-p one`';
const SUMMARY = '=== short test summary info ===';
const SPEC = ['▶ s', '  ✖ a (1ms)', '✖ a (1ms)', 'ℹ tests 3', '✖ failing tests:', ''];
const [DOUBLE, SINGLE] = ['='.repeat(70), '-'.repeat(70)];
const ENDED = ['', SINGLE, 'Ran 3 tests in 0.1s', '', 'FAILED (failures=2)'];

describe('only the runner’s own line names a test', () => {
  it.each<[Reader, string[], string[]]>([
    ['readVitest', ['RUN v1', 'FAIL a', RULE, 'FAIL b', '⎯⎯[1/2]⎯⎯', 'FAIL c'], ['b', 'c']],
    ['readVitest', ['RUN v1', `x ${RULE}`, 'FAIL a', `${RULE} x`, 'FAIL b', RULE, 'x FAIL c'], []],
    ['readVitest', ['FAIL a', 'RUN v1'], []],
    ['readVitest', ['RUN v1', RULE, 'FAIL a > all', 'FAIL a b c [ b ] c'], ['a > all', 'a b c [ b ] c']],
    ['readVitest', ['RUN v1', 'x This error originated in "a" test file.'], []],
    [
      'readVitest',
      ['RUN v1', RULE, ' FAIL a.ts [ a.ts ]', RULE, 'FAIL a [ b ] c [ b ] x'],
      ['a.ts', 'a [ b ] c [ b ] x'],
    ],
    [
      'readCargo',
      [
        'running 12 tests',
        'x test a::b ... FAILED',
        'test b ... FAILED x',
        'test cc ... FAILED',
        'dd --- FAILED',
      ],
      ['cargo: cc', 'cargo: dd'],
    ],
    [
      'readCargo',
      ['x running 1 test', 'test a ... FAILED', '  Compiling a', 'running 1 test x', 'test b ... FAILED'],
      [],
    ],
    ...['x Running b (c)', '  Running b (c) x', 'x Doc-tests b', '  Doc-tests b x', `${RERUN} x`].map(
      (line): [Reader, string[], string[]] => [
        'readCargo',
        ['running 1 test', line, 'test a ... FAILED'],
        ['cargo: a'],
      ],
    ),
    ['readCargo', ['  Running b (c)', 'running 1 test', 'test a ... FAILED'], ['cargo: c b a']],
    ['readCargo', ['running 1 test', 'test result: ok.', 'test a ... FAILED'], []],
    ['readCargo', ['running 1 test', RERUN, 'test a ... FAILED'], ['cargo: -p one did not finish']],
    [
      'readCargo',
      ['running 1 test', 'failures:', '    a', 'test result: FAILED. 0 passed; 1 failed;'],
      ['cargo: a'],
    ],
    [
      'readCargo',
      ['running 1 test', 'test z ... FAILED', 'failures:', 'x    y', '    a', '', 'test result: FAILED.'],
      ['cargo: z'],
    ],
    ['readCargo', ['  Compiling a', 'x error: could not compile `a`'], []],
    [
      'readCargo',
      ['running 1 test', 'test a ... FAILED', 'x test result: ok', 'test b ... FAILED'],
      ['cargo: a', 'cargo: b'],
    ],
    [
      'readPytest',
      [SUMMARY, 'xFAILED a.py::b', 'FAILED a.py::c', '= y', 'FAILED a.py::d'],
      ['a.py::c', 'a.py::d'],
    ],
    ['readPytest', [SUMMARY, 'FAILED a.py::c', 'x === y', 'FAILED a.py::d'], ['a.py::c', 'a.py::d']],
    ['readPytest', ['=== test session starts ===', `x ${SUMMARY}`, 'FAILED a.py::c'], []],
    ['readPytest', ['=== test session starts ===', `${SUMMARY} x`, 'FAILED a.py::c'], []],
    ['readPytest', ['1 failed in 0.1s', ' a.py::c FAILED', 'a.py::d FAILED', 'said FAILED'], ['a.py::d']],
    ['readPytest', ['1 failed in 0.1s', 'a.py::d SUBFAIL(i=1)'], ['a.py::d (i=1)']],
    ['readPytest', [SUMMARY, 'SUBFAIL (i=1) a.py::d'], ['a.py::d (i=1)']],
    ['readPytest', ['1 error in 0.1s', 'x _ ERROR collecting a.py _', '_ ERROR collecting b.py _ x'], []],
    ['readGo', ['--- FAIL: TestX (0.00s) y', '--- FAIL: TestY (0s)', 'FAIL\tp\t0.1s'], ['go: p/TestY']],
    ['readGo', ['--- FAIL: TestY (0s)', 'FAIL\tp x', 'FAIL\tq'], ['go: q/TestY']],
    ['readGo', ['panic: x', 'ok  \tp\t0.1s'], []],
    ['readGo', ['x panic: y', '--- FAIL: TestY (0s)', 'FAIL\tp'], ['go: p/TestY']],
    ['readGo', ['  --- FAIL: TestX/a/b (0s)', 'FAIL\tp'], ['go: p']],
    ['readGo', ['ok  \tp\t0.1s', 'x ok  \tq\t0.1s', '--- FAIL: TestY (0s)', 'FAIL\tp'], ['go: p/TestY']],
    ['readJest', ['Test Suites: 1 total', 'FAIL a (5 s) b (5 s)', '  ● x'], ['a (5 s) b > x']],
    ['readJest', ['Test Suites: 1 total', '  ● x', 'FAIL a', 'y'], ['a']],
    [
      'readNodeSpec',
      ['test at a.js:1:1', '✖ printed (1ms)', ...SPEC, 'test at a.js:2:1', '✖ x (1ms)'],
      ['a.js > x'],
    ],
    ['readNodeSpec', [...SPEC, 'test at a.js:2:1', '✖ a (1ms) # TODO', '✖ b (1ms)'], []],
    [
      'readNodeSpec',
      [...SPEC, 'test at a.js:2:1', '✖ a (1ms)', '', 'test at a.js:3:1', '✖ a (1ms)'],
      ['a.js > s', 'a.js > s > a', 'a.js > a'],
    ],
    ['readNodeSpec', [...SPEC, 'test at a/b.js:1:1', '✖ /c/a/b.js (1ms)'], ['a/b.js']],
    [
      'readUnittest',
      ['FAIL: x (a.B)', DOUBLE, 'FAIL: y (a.B)', SINGLE, 'FAIL: z (a.B)', ...ENDED],
      ['a.py::B::y'],
    ],
    ['readUnittest', [DOUBLE, 'ERROR: setUpModule (a.b)', SINGLE, ...ENDED], ['a/b.py::setUpModule']],
    ['readUnittest', [DOUBLE, 'FAIL: y (__main__.B.y) (i=1)', SINGLE, ...ENDED], ['B::y (i=1)']],
  ])('for %s in %j', (reader, lines, failures) => {
    expect(READERS[reader](lines.join('\n'))?.failures).toEqual(failures);
  });
});

describe('TAP', () => {
  const failures = (...lines: readonly string[]) => readTap(['1..1', ...lines].join('\n'))?.failures;

  it.each<[string, string[], string[]]>([
    ['numbers of two digits, behind as many blanks as one likes', ['not ok  12  - a'], ['a']],
    ['a dash behind blanks', ['not ok 1  - a'], ['a']],
    ['a name behind blanks', ['not ok   a'], ['a']],
    ['a point without anything', ['not ok'], ['']],
    ['what is to do, behind blanks and without one', ['not ok 1 - a   #todo b'], []],
    ['a dash without a name', ['not ok 1 -'], ['']],
    [
      'below what is to do, without the remark and the blanks before it',
      ['    not ok 1 - b', 'not ok 1 - a   # todo'],
      ['a > b'],
    ],
    ['a time in seconds', ['not ok 1 - a # time=4s'], ['a']],
    ['a time in blanks', ['not ok 1 - a   # time=4ms'], ['a']],
    ['a point that is indented by less than a level', ['ok 1', '  not ok 1 - b'], []],
    [
      'details without an end, once and again',
      ['not ok 1 - a', '  ---', 'not ok 2 - b', '  ---', 'not ok 3 - c'],
      ['a', 'b', 'c'],
    ],
    ['what only looks like details', ['not ok 1 - a', '  --- x', 'not ok 2 - b', '  ...'], ['a', 'b']],
    ['what ends like details', ['not ok 1 - a', 'x  ---', 'not ok 2 - b', '  ...'], ['a', 'b']],
    ['a place that stands before it', ["  location: 'b.js:1'", 'not ok 1 - a'], ['a']],
    [
      'a place with a quote in it',
      ['not ok 1 - a', '  ---', "  location: 'it's.js:1:2'", '  ...'],
      ["it's.js > a"],
    ],
    [
      'a heading before something that was printed',
      ['# t', 'printed', 'not ok 1 - a', '  ---', '  operator: y', '  ...'],
      ['t > a'],
    ],
    [
      'an operator, but not one that is quoted',
      ['# t', 'not ok 1 - a', '  ---', '  x operator: y', '  ...'],
      ['a'],
    ],
    ['an operator', ['# t', 'not ok 1 - a', '  ---', '  operator: y', '  ...'], ['t > a']],
    [
      'a place, but not one that is quoted',
      ['not ok 1 - a', '  ---', "  x location: 'b.js:1'", '  ...'],
      ['a'],
    ],
    ['a file of bats, two digits', ['not ok 1 a', '# (in test file b.bats, line 12)'], ['b.bats > a']],
    ['a file of bats that could not be read', ['not ok 1 a', '# b.bats: line 12: x'], ['b.bats > a']],
    [
      'a file that is named in passing',
      ['not ok 1 a', '# see b.bats: line 12: x', 'x # in test file c, line 1'],
      ['a'],
    ],
    [
      'a brace of another line',
      ['not ok 1 - a {', '    not ok 1 - b', 'x }', '} x', '    not ok 2 - c', '}'],
      ['a', 'a > b', 'a > c'],
    ],
    [
      'braces in braces, and lines that hold one beside them',
      [
        ...['not ok 1 - a {', '    not ok 1 - b {', '        not ok 1 - c', 'xxxx}', '}xxxx'],
        ...['        not ok 2 - d', '    }', '    not ok 2 - e', '}', 'not ok 2 - f'],
      ],
      ['a', 'a > b', 'a > b > c', 'a > b > d', 'a > e', 'f'],
    ],
    [
      'two braces that close one after the other',
      ['not ok 1 - a {', '    not ok 1 - b {', '        not ok 1 - c', '    }', '}', 'not ok 2 - f'],
      ['a', 'a > b', 'a > b > c', 'f'],
    ],
    ['a brace that closes nothing', ['}', 'not ok 1 - a'], ['a']],
  ])('reads %s', (_, lines, expected) => {
    expect(failures(...lines)).toEqual(expected);
  });

  it('has a plan with a remark right behind it', () => {
    expect(readTap('1..2#x\nok 1')?.failures).toEqual(['tap: planned tests that did not run: 1']);
    expect(readTap('1..1\n# bye\n}')?.failures).toEqual(['tap: planned tests that did not run: 1']);
  });
});

describe('JUnit', () => {
  const suite = (body: string) => readJunit(`<testsuite name="s">${body}</testsuite>`)?.failures;

  it.each([
    ['<testcase name="/tmp/x/a.tsx"><failure/></testcase>', ['s > a.tsx']],
    ['<testcase name="/tmp/x/a.mjs"><failure/></testcase>', ['s > a.mjs']],
    ['<testcase name="/tmp/x/a.js"><failure/></testcase>', ['s > a.js']],
    ['<testcase name="/tmp/x/a.json"><failure/></testcase>', ['s > /tmp/x/a.json']],
    ['<testcase name="/tmp/x/a.rs"><failure/></testcase>', ['s > /tmp/x/a.rs']],
    ['<testcase classname="c"><failure/></testcase>', ['s > c']],
    ['<testcase name = "a"><failure/></testcase>', ['s > a']],
    ['<testcase name="&apos;&#1114111;&#9999999;"><failure/></testcase>', ["s > '\u{10ffff}&#9999999;"]],
    ['<testcase name="a"/><failure/>', ['s']],
    ['<testcase name="a"></testcase></failure>', []],
    ['<skipped/><testcase name="a"><failure/></testcase>', ['s > a']],
    ['<testsuite name="t"><error/></testsuite>', ['s > t']],
    ['<testsuite><testcase name="a"><failure/></testcase></testsuite>', ['s > a']],
  ])('of %s', (body, failures) => {
    expect(suite(body)).toEqual(failures);
  });

  it('begins at its first suite', () => {
    expect(readJunit('<testcase name="x"><failure/></testcase><testsuites></testsuites>')?.failures).toEqual(
      [],
    );
  });
});

it('only whole events of go are taken apart', () => {
  const lines = [
    'x {"Action":"output","Output":"a"}',
    '{"a":1}',
    '{"Action":',
    '{"Action":"start"}',
    '["Action":1]',
    '[{"Action":"start"}]',
  ];
  const kept = [0, 1, 2, 4, 5].map((at) => lines[at]);
  expect(withoutGoJson(lines.join('\n'))).toBe(`${kept.join('\n')}\n`);
  expect(withoutGoJson('{"Action":"output","Output":"a"}\n{"Action":"output","Output":"b"}')).toBe('ab');
});

it('a report of Vitest begins and ends with lines of its own', () => {
  const inside = (...lines: string[]) => withoutVitestReport(['a', ...lines, ' Test Files  1'].join('\n'));
  expect(inside('⎯⎯ Failed Tests 1 ⎯⎯', 'b', 'x Test Files  1', 'c', '⎯⎯ Failed Suites 1 ⎯⎯', 'd')).toBe(
    'a\n Test Files  1',
  );
  expect(inside('x ⎯⎯ Failed Tests 1 ⎯⎯', 'b')).toContain('b');
  expect(inside('⎯⎯ Failed Tests 1 ⎯⎯ x', 'b')).toContain('b');
  expect(withoutVitestReport('⎯ Failed A ⎯\nb\n⎯ Failed C ⎯')).toBe('⎯ Failed A ⎯\nb\n⎯ Failed C ⎯');
});
