import { expect, it } from 'vitest';
import { groupTitle } from './group-title.ts';

const of = (...scores: (number | null)[]) => scores.map((score) => ({ score }));

it.each([
  ['critical', of(90, 100), 'Critical Issues (score ≥ 90)'],
  ['important', of(75, 89), 'Important Issues (score 75–89)'],
  ['important', of(62, 88), 'Important Issues (score 62–88)'],
  ['minor', of(50), 'Minor Notes (score 50–74)'],
  ['minor', of(60, 89), 'Minor Notes (score 60–89)'],
  ['minor', of(85), 'Minor Notes (score 85)'],
  ['unscored', of(null), 'Not scored: no acceptable score, judge for yourself'],
] as const)('%s with %j is headed: %s', (group, findings, title) => {
  expect(groupTitle(group, findings)).toBe(title);
});
