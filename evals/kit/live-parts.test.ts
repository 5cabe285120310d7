import { describe, expect, it } from 'vitest';
import { keyOf, withoutSlot, withSlot } from './answer-keys.ts';
import { sessionOf } from './client-session.ts';
import { readOptions } from './eval-options.ts';
import { progress } from './progress.ts';
import { sumOf } from './score-recording.ts';

describe('what a session of the client printed', () => {
  const result = (more: object): string => `${JSON.stringify({ type: 'result', result: 'done', ...more })}\n`;

  it('is its last result, with what it cost and the tokens of every model', () => {
    const modelUsage = {
      a: {
        inputTokens: 1,
        outputTokens: 2,
        cacheReadInputTokens: 30,
        cacheCreationInputTokens: 400,
        costUSD: 9,
      },
      b: { inputTokens: 5000, outputTokens: 0, webSearchRequests: 7, contextWindow: 200_000 },
    };
    const said = `{"type":"system"}\nno event\n${result({ result: 'first' })}${result({ total_cost_usd: 0.5, modelUsage })}`;
    expect(sessionOf(said, '')).toEqual({
      text: 'done',
      cost: { usd: 0.5, tokens: 5433, atLeast: false },
      stderr: '',
    });
  });

  it('counts the conversation where models are not told apart', () => {
    const usage = {
      input_tokens: 1,
      output_tokens: 2,
      cache_read_input_tokens: 3,
      cache_creation_input_tokens: 4,
      other: 9,
    };
    expect(sessionOf(result({ usage }), '').cost).toEqual({ usd: null, tokens: 10, atLeast: false });
  });

  it.each([
    ['nothing', ''],
    ['a result that is cut off', '{"type":"result","result":"done"'],
  ])('of %s has no answer, and cost at least what nobody knows', (_, said) => {
    const { text, cost } = sessionOf(said, 'killed');
    expect([text, cost]).toEqual([undefined, { usd: null, tokens: null, atLeast: true }]);
  });

  it('of an error has no answer, and cost what it cost', () => {
    const { text, cost } = sessionOf(result({ is_error: true, total_cost_usd: 1 }), '');
    expect([text, cost.usd]).toEqual([undefined, 1]);
  });
});

describe('costs', () => {
  it('of a session that was cut off and one that was not are a least sum', () => {
    const [cut, whole] = [
      { usd: null, tokens: null, atLeast: true },
      { usd: 0.25, tokens: 120, atLeast: false },
    ];
    expect(sumOf([cut, whole])).toEqual({ usd: 0.25, tokens: 120, atLeast: true });
    expect(sumOf([])).toEqual({ usd: null, tokens: null, atLeast: false });
  });
});

describe('the key of a question', () => {
  it.each([
    ['bug-scan', 'title: of the change', 'bug-scan'],
    ['finding-scorer', 'slot: a/1\ntitle: Off by ONE, twice!\n', 'finding-scorer--off-by-one-twice'],
    ['finding-scorer', 'title: …\n', 'finding-scorer--untitled'],
    ['finding-scorer', 'title: ../../etc/passwd\n', 'finding-scorer--etc-passwd'],
  ])('of %s, %j, is %s', (agent, packet, key) => {
    expect(keyOf(agent, packet)).toBe(key);
  });

  it('stands for the slot in a recorded reply, and only for that', () => {
    expect(withSlot(withoutSlot('{"slot":"abc123/4","of":"x"}', 'abc123/4'), 'zzz999/7')).toBe(
      '{"slot":"zzz999/7","of":"x"}',
    );
    expect(withSlot('{{slot}}', '')).toBe('{{slot}}');
  });
});

describe('options', () => {
  it('name cases by globs, arms by name and a count of attempts', () => {
    const { cases, arms, repeat } = readOptions([
      '--live',
      '--cases',
      'go-*,a.b',
      '--arm',
      'deep,plain',
      '--repeat',
      '3',
    ]);
    expect(['go-pool', 'ago-pool', 'a.b', 'axb'].filter(cases)).toEqual(['go-pool', 'a.b']);
    expect([arms, repeat]).toEqual([['plain', 'deep'], 3]);
  });

  it.each([
    [[], 'say one of'],
    [['--live', '--manual', 'd'], 'say one of'],
    [['--replay', 'd', '--out', 'e'], '--out goes with --live'],
    [['--live', '--repeat', '0'], '--repeat 0'],
    [['--live', '--arm', 'plain,none'], '--arm plain,none'.slice(0, 5)],
    [['--live', '--jugde'], '--jugde'],
    [['--live', '--judge'], '--judge goes with'],
    [['--live', 'more'], 'more'],
  ])('%j are refused', (argv, says) => {
    expect(() => readOptions(argv)).toThrow(says);
  });
});

it('progress is a line each', () => {
  const written: string[] = [];
  const { step, note } = progress(2, (text) => written.push(text));
  step('one');
  note('trouble');
  step('two');
  expect(written).toEqual(['1/2 one\n', 'trouble\n', '2/2 two\n']);
});
