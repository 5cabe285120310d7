import { describe, expect, it } from 'vitest';
import { readJunit } from './junit.ts';

const suite = (body: string) =>
  readJunit(`noise <b>\n<testsuite name="s" time="1">${body}</testsuite>\nnoise`)?.failures;

it('a text without a suite is none', () => {
  expect(readJunit('<testcase name="a"><failure/></testcase>')).toBeUndefined();
});

describe('a test', () => {
  it.each([
    ['that failed', '<testcase classname="c" name="a"><failure>x</failure></testcase>', ['s > c a']],
    ['that could not run', '<testcase classname="c" name="a"><error/></testcase>', ['s > c a']],
    ['that failed twice', '<testcase classname="c" name="a"><failure/><failure/></testcase>', ['s > c a']],
    ['that passed', '<testcase classname="c" name="a"></testcase><testcase name="b"/>', []],
    ['that was skipped', '<testcase classname="c" name="a"><skipped/></testcase>', []],
    ['that was expected to fail', '<testcase name="a"><skipped type="todo"/><failure/></testcase>', []],
    ['whose class is its suite', '<testcase classname="s.T" name="a"><failure/></testcase>', ['s.T a']],
    ['without a class', '<testcase name="a"><failure/></testcase>', ['s > a']],
    ['that is its class', '<testcase classname="s" name="s"><failure/></testcase>', ['s']],
    ['in single quotes', "<testcase classname='c' name='\"a\"'><failure/></testcase>", ['s > c "a"']],
    [
      'with entities',
      '<testcase name="&lt;a&gt; &amp;amp; &#x62;&#99;&#10;d &x;"><failure/></testcase>',
      ['s > <a> &amp; bc d &x;'],
    ],
    ['on several lines', '<testcase\n  classname="c"\n  name="a"\n>\n<failure\n/></testcase>', ['s > c a']],
    [
      'that quotes another in CDATA',
      '<testcase name="a"><![CDATA[<testcase name="x"><failure/>]]></testcase>',
      [],
    ],
    ['in a comment', '<!-- <testcase name="x"><failure/></testcase> -->', []],
    ['behind a failure of the suite', '<error/><testcase name="a"/>', ['s']],
    ['whose end is missing', '<testcase name="a"><failure/><testcase name="b"/>', ['s > a']],
    [
      'with the characters of a terminal',
      '<testcase name="a"><failure message="\u001b[31mx"/></testcase>',
      ['s > a'],
    ],
  ])('%s', (_, body, expected) => {
    expect(suite(body)).toEqual(expected);
  });
});

it('tests that passed are counted, however short they are written; skipped ones did not run', () => {
  const tests = '<testcase name="a"/><testcase name="b"></testcase><testcase name="c"><skipped/></testcase>';
  expect(readJunit(`<testsuite>${tests}<testcase name="d"><failure/></testcase></testsuite>`)).toEqual({
    failures: ['d'],
    passed: 2,
  });
});

it('suites around a test name it, and end', () => {
  const inner =
    '<testsuite name="b"><testcase name="x"><failure/></testcase></testsuite><testsuite name="empty"/>';
  expect(suite(`${inner}<testcase name="y"><failure/></testcase>`)).toEqual(['s > b > x', 's > y']);
});

it('a document that was cut off still counts', () => {
  expect(
    readJunit('<testsuites><testsuite name="s"><testcase name="a"><failure message="x">bo')?.failures,
  ).toEqual(['s > a']);
});

it('two documents are read', () => {
  const document = '<testsuites><testsuite><testcase name="a"><failure/></testcase></testsuite></testsuites>';
  expect(readJunit(`${document}\nnoise\n${document}`)?.failures).toEqual(['a', 'a']);
});
