import { describe, expect, it } from 'vitest';
import { keyOf, withoutSlot, withSlot } from './answer-keys.ts';
import { readOptions } from './eval-options.ts';

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
  it('name cases by globs, arms by name, a count of attempts and a command', () => {
    const { cases, arms, repeat, command } = readOptions(
      '--manual d --cases go-*,a.b --arm deep,plain --repeat 3 -- node a.mjs --judge'.split(' '),
    );
    expect(['go-pool', 'ago-pool', 'a.b', 'axb'].filter(cases)).toEqual(['go-pool', 'a.b']);
    expect([arms, repeat, command]).toEqual([['plain', 'deep'], 3, ['node', 'a.mjs', '--judge']]);
  });

  it.each([
    ['', 'say one of --replay and --manual'],
    ['--replay a --manual d', 'say one of'],
    ['--replay a -- node b.mjs', 'a command goes with --manual'],
    ['--manual d --repeat 0', '--repeat 0'],
    ['--manual d --arm plain,none', '--arm none: there are plain'],
    ['--manual d --jugde', '--jugde'],
    ['--manual d more', 'more'],
  ])('%j are refused', (line, says) => {
    expect(() => readOptions(line.split(' ').filter(Boolean))).toThrow(says);
  });
});
