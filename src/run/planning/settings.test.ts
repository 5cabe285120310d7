import { expect, it } from 'vitest';
import { DEFAULT_LENSES, DEEP_LENSES, LENSES } from '../../contracts/vocabulary.ts';
import { settingsOf } from './settings.ts';

const lenses = (options: object = {}, review: object = {}) =>
  settingsOf({ review }, { noRules: false, ...options }).lenses;

it('runs the five lenses of old unless more is asked for', () => {
  expect(lenses()).toEqual(DEFAULT_LENSES);
  expect(DEFAULT_LENSES).toHaveLength(5);
});

it('runs all nine with --deep, whatever the configuration names', () => {
  expect(lenses({ deep: true })).toEqual([...DEFAULT_LENSES, ...DEEP_LENSES]);
  expect(lenses({ deep: true }, { lenses: ['bug-scan'] })).toEqual(LENSES);
  expect(LENSES).toHaveLength(9);
});

it('runs exactly those of the configuration, deep ones among them, in the order of the list', () => {
  expect(lenses({}, { lenses: ['caller-impact', 'bug-scan'] })).toEqual(['bug-scan', 'caller-impact']);
});

it('leaves the rules out when they are not wanted', () => {
  expect(lenses({ noRules: true, deep: true })).toEqual(LENSES.filter((lens) => lens !== 'rules-compliance'));
});

it.each([
  [399, false, false],
  [400, false, true],
  [1, true, true],
])(
  'of %i changed lines (a shard: %s) the summary is a call of its own: %s',
  (changedLines, isPart, summary) => {
    expect(settingsOf({}, { noRules: false }, { changedLines, isPart }).calls).toEqual({ summary });
  },
);
