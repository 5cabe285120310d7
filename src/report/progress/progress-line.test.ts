import { expect, it } from 'vitest';
import { elapsedText, progressLine, shortCount, type Progress } from './progress-line.ts';
import { timeLeft } from './time-left.ts';

const PROGRESS: Progress = { phase: 'hunt', stored: 3, slots: 6, failed: 0, tokens: null, left: null };

it.each<[Partial<Progress>, string]>([
  [{}, 'hunt: 3 of 6 slots stored'],
  [{ slots: 0, stored: 0 }, 'hunt: preparing'],
  [{ failed: 1, tokens: 12_345 }, 'hunt: 3 of 6 slots stored, 1 failed, 12k tokens'],
  [{ tokens: 0, left: 59_999 }, 'hunt: 3 of 6 slots stored, under a minute left'],
  [{ left: 150_000 }, 'hunt: 3 of 6 slots stored, about 3 min left'],
  [{ phase: 'review', left: 60_000 }, 'review: 3 of 6 slots stored, about 1 min left before scoring'],
])('%o', (part, line) => {
  expect(progressLine({ ...PROGRESS, ...part })).toBe(line);
});

it.each([
  [0, '0:00'],
  [65_999, '1:05'],
  [3_723_000, '1:02:03'],
])('%d milliseconds are %s', (milliseconds, text) => {
  expect(elapsedText(milliseconds)).toBe(text);
});

it.each([
  [999, '999'],
  [1500, '2k'],
  [999_499, '999k'],
  [999_500, '1.0M'],
  [3_440_000, '3.4M'],
])('%d in short is %s', (n, text) => {
  expect(shortCount(n)).toBe(text);
});

it.each([
  ['nobody is done', { took: [], open: 4, sideBySide: 10, atWork: 5 }, null],
  ['nothing is left', { took: [60], open: 0, sideBySide: 10, atWork: 0 }, null],
  ['all that are left work side by side', { took: [60, 10, 70], open: 10, sideBySide: 10, atWork: 20 }, 40],
  ['another round is needed', { took: [60], open: 11, sideBySide: 10, atWork: 20 }, 100],
  ['one takes longer than the others did', { took: [60], open: 1, sideBySide: 10, atWork: 600 }, 0],
])('the time left when %s', (_, pace, left) => {
  expect(timeLeft(pace)).toBe(left);
});
