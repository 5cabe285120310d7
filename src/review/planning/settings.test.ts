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
  [99, false, { summary: false, places: 8, shared: true }],
  [100, false, { summary: false, places: 5, shared: true }],
  [399, false, { summary: false, places: 5, shared: true }],
  [400, false, { summary: true, places: 5, in_a_row: true }],
  [1, true, { summary: true, places: 8, shared: true }],
  [400, true, { summary: true, places: 5, in_a_row: true }],
])('of %i changed lines (a shard: %s) the calls are %o', (changedLines, isPart, calls) => {
  const size = { changedLines, isPart };
  expect(settingsOf({}, { noRules: false }, size).calls).toEqual({ ...calls, quick: false });
});

it.each([
  ['--lenses', 399, { lenses: 'all' }, {}, { summary: false, places: 5 }],
  ['--lenses', 400, { lenses: 'all' }, {}, { summary: true, places: 5, in_a_row: true }],
  ['--lenses without bug-scan', 400, { lenses: 'history-context' }, {}, { summary: true, places: 5 }],
  ['review.lenses', 399, {}, { lenses: ['bug-scan' as const] }, { summary: false, places: 5 }],
  ['--deep', 99, { deep: true }, {}, { summary: false, places: 8, readers: 2 }],
  ['--deep', 400, { deep: true }, {}, { summary: true, places: 5, in_a_row: true, readers: 2 }],
])('with %s, of %i changed lines, no source shares a call', (_, changedLines, options, review, calls) => {
  const settings = settingsOf({ review }, { noRules: false, ...options }, { changedLines });
  expect(settings.calls).toEqual({ ...calls, quick: false });
});

it.each([1, 399, 5000])(
  'calls one reviewer and one scorer with --quick, of %i changed lines',
  (changedLines) => {
    const review = { lenses: ['caller-impact' as const, 'rules-compliance' as const], max_findings: 40 };
    for (const config of [{}, { review }]) {
      const settings = settingsOf(config, { noRules: false, quick: true }, { changedLines, isPart: true });
      expect(settings).toMatchObject({ lenses: ['bug-scan'], max_findings: 15 });
      expect(settings.calls).toEqual({ summary: false, places: 15, quick: true });
    }
    // What the user wants less of stays less.
    expect(settingsOf({ review: { max_findings: 3 } }, { noRules: false, quick: true }).max_findings).toBe(3);
  },
);

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
  [{ deep: true, quick: true }, '--quick and --deep exclude each other'],
  [{ quick: true, lenses: 'bug-scan' }, '--quick and --lenses exclude each other'],
  [{ noRules: true, lenses: 'rules-compliance' }, 'which --no-rules leaves out'],
])('refuses %o', (options, said) => {
  expect(() => lenses(options)).toThrow(said);
});
