import { describe, expect, it } from 'vitest';
import { Failure } from '../kernel/failure.ts';
import { INPUT_LIMITS } from '../kernel/input-limits.ts';
import { soleJsonValue } from './sole-json-value.ts';

const read = (reply: string, fence = true) => {
  try {
    return soleJsonValue(reply, { fence });
  } catch (error) {
    return error instanceof Failure ? `${error.code}: ${error.message}` : error;
  }
};

it.each([
  ['a list', '[]', []],
  ['an object between blank lines', '\n\n{"a":[1]}\r\n', { a: [1] }],
  ['the content of its one fence', '```json\n{"a":1}\n```', { a: 1 }],
  ['a fence mark inside a string', '["```json\\n{}\\n```"]', ['```json\n{}\n```']],
  ['a scalar, which no contract accepts', '"done"', 'done'],
])('reads %s', (_, reply, expected) => {
  expect(read(reply)).toStrictEqual(expected);
});

describe('says what the reply is instead', () => {
  it.each([
    ['', 'refused/no-json: the reply is empty'],
    ['All good.', 'refused/no-json: the reply is text, not JSON: "All good."'],
    ['{} ok', 'refused/not-strict-json: there is text after the JSON value: "ok"'],
    ['Sure: {}', 'refused/not-strict-json: there is text before the JSON value: "Sure: {}"'],
    ['\u001b[31m{}', 'refused/not-strict-json: there is text before the JSON value: "\\u001b[31m{}"'],
    ['\u202e{}', 'refused/not-strict-json: there is text before the JSON value: "\\u{202e}{}"'],
    ['true {}', 'refused/not-strict-json: there is text before the JSON value: "true {}"'],
    ['false {}', 'refused/not-strict-json: there is text before the JSON value: "false {}"'],
    ['null {}', 'refused/not-strict-json: there is text before the JSON value: "null {}"'],
    ['7 {}', 'refused/not-strict-json: there is text after the JSON value: "{}"'],
    ['```json\n\n```', 'refused/no-json: the fence of the reply is empty'],
    [
      `Sure: {"a":"${'x'.repeat(99)}"}`,
      `refused/not-strict-json: there is text before the JSON value: "Sure: {\\"a\\":\\"${'x'.repeat(48)}"`,
    ],
    [
      '[][]',
      'refused/several-json-values: the reply holds several JSON values; an example before the answer counts as one',
    ],
  ])('%j', (reply, expected) => {
    expect(read(reply)).toBe(expected);
  });
});

describe('does not call it several values', () => {
  it.each([
    ['brackets in a string', 'Here: {"a":"{} [] {}"}'],
    ['a bracket behind an escaped quote', String.raw`Here: {"a":"\"} {} {"}`],
    ['brackets behind an escaped quote', String.raw`Here: {"a":"\"} {} {} "}`],
    ['a backslash at the end of a string', String.raw`Here: {"a":"\\"}`],
    ['values inside a value', 'Here: [[],[],{}]'],
    ['brackets that close what nobody opened', 'Here: ]}]} {}'],
    ['an apostrophe or a quote in prose', `Here's a "value: {}`],
    ['brackets that hold no JSON', 'Use {curly} or [square] ones: {}'],
  ])('%s', (_, reply) => {
    expect(read(reply)).toMatch(/^refused\/not-strict-json: there is text before/);
  });

  it.each([
    ['an example and the answer', 'Like {"findings":[]}. Now: {"findings":[{}]}'],
    ['a value behind a string with a bracket', 'Like {"a":"["} and {"a":1}'],
    ['values behind a bracket that nobody opened', 'Like } {} and []'],
    ['a value behind a quote in prose', 'Like 5" [] and []'],
  ])('but %s are', (_, reply) => {
    expect(read(reply)).toMatch(/^refused\/several-json-values/);
  });
});

it('says what to send instead', () => {
  for (const reply of [
    '',
    '```json\n\n```',
    'prose',
    '{} {}',
    '{} prose',
    'x'.repeat(INPUT_LIMITS.reply.bytes + 1),
  ]) {
    expect(() => soleJsonValue(reply, { fence: true })).toThrow(
      expect.objectContaining({
        hint: 'send the one JSON value that the contract asks for and nothing before or after it',
      }),
    );
  }
});

it('accepts no fence where the contract allows the bare value only', () => {
  expect(read('```json\n[]\n```', false)).toMatch(
    /^refused\/not-strict-json: there is text before the JSON value/,
  );
  expect(read('[]', false)).toEqual([]);
});

it('keeps a __proto__ key as a key: nothing inherits from it', () => {
  const value = soleJsonValue(
    '{"__proto__":{"polluted":true},"a":{"constructor":{"prototype":{"polluted":true}}}}',
    {
      fence: true,
    },
  );
  expect(Object.hasOwn(value as object, '__proto__')).toBe(true);
  expect((value as { polluted?: unknown }).polluted).toBeUndefined();
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
});

it('counts the size in UTF-8, the blanks around included', () => {
  const exactly = `["${'ü'.repeat((INPUT_LIMITS.reply.bytes - 4) / 2)}"]`;
  expect(read(exactly)).toBeInstanceOf(Array);
  expect(read(`${exactly} `)).toBe(
    `refused/too-large: the reply has ${INPUT_LIMITS.reply.bytes + 1} bytes, more than 4194304`,
  );
});

it.each([
  ['open brackets', '['.repeat(500_000)],
  ['open lists with long neighbours', `[${'1,'.repeat(2000)}`.repeat(120)],
  ['open strings', '[" '.repeat(300_000)],
  ['backslashes', `["${'\\'.repeat(500_000)}`],
  ['fences', '```json\n'.repeat(100_000)],
  ['blank lines', '\n'.repeat(900_000) + 'x'],
])('refuses a megabyte of %s within a second', (_, reply) => {
  // Of this program alone: others use the machine as well.
  const start = process.cpuUsage();
  expect(read(`x${reply}`)).toMatch(/^refused\//);
  expect(read(reply)).toMatch(/^refused\//);
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(1000);
});
