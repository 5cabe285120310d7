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

it('runs those that --lenses names, and says who named them', () => {
  const named = (options: object, review: object = {}) =>
    settingsOf({ review }, { noRules: false, ...options }).named_by;
  expect(lenses({ lenses: 'history-context,bug-scan' }, { lenses: ['codebase-fit'] })).toEqual([
    'bug-scan',
    'history-context',
  ]);
  expect(named({ lenses: 'all' })).toBe('--lenses');
  expect(named({ deep: true })).toBe('--deep');
  expect(named({}, { lenses: ['bug-scan'] })).toBe('review.lenses');
  expect(named({})).toBeUndefined();
});

it.each([
  [{ deep: true, lenses: 'bug-scan' }, '--deep and --lenses exclude each other'],
  [{ noRules: true, lenses: 'rules-compliance' }, 'which --no-rules leaves out'],
])('refuses %o', (options, said) => {
  expect(() => lenses(options)).toThrow(said);
});
