import { expect, it } from 'vitest';
import { findingMarker, findingMarkerOf, isOurReview, reviewMarker } from './marker.ts';

const PRINT = 'a'.repeat(64);
const MARKER = { fingerprint: PRINT, lens: 'bug-scan', state: 'open' } as const;
const LINE = `<!-- correctless:finding 1 ${PRINT} bug-scan open -->`;

it('is one line, which a reader of it takes apart', () => {
  expect(findingMarker(MARKER)).toBe(LINE);
  expect(findingMarkerOf(`${LINE}\n**Title**`)).toEqual(MARKER);
  // As GitHub gives it back, and as a person leaves it who deletes the rest.
  expect(findingMarkerOf(`${LINE}\r\n**Title**`)).toEqual(MARKER);
  expect(findingMarkerOf(LINE)).toEqual(MARKER);
  expect(findingMarkerOf(findingMarker({ ...MARKER, state: 'gone' }))?.state).toBe('gone');
});

it.each([
  ['in a quotation', `> ${LINE}\n> **Title**`],
  ['behind other words', `As before:\n${LINE}`],
  ['behind an empty line', `\n${LINE}`],
  ['behind a blank', ` ${LINE}`],
  ['with words on its line', `${LINE} and more`],
  ['twice on its line', `${LINE}${LINE}`],
  ['in a fence', `\`\`\`\n${LINE}\n\`\`\``],
  ['of another version', LINE.replace(' 1 ', ' 2 ')],
  ['of a lens that is none', LINE.replace('bug-scan', 'bug')],
  ['of an inherited key', LINE.replace('bug-scan', 'constructor')],
  ['in another state', LINE.replace('open', 'done')],
  ['of a fingerprint that is too short', LINE.replace(PRINT, 'a'.repeat(39))],
  ['of a fingerprint that is too long', LINE.replace(PRINT, 'a'.repeat(65))],
  ['of a fingerprint that is no number', LINE.replace(PRINT, 'g'.repeat(64))],
  ['of a review', reviewMarker('current')],
])('none stands %s', (_, body) => {
  expect(findingMarkerOf(body)).toBeUndefined();
});

it.each([
  [`${reviewMarker('current')}\ntext`, true],
  [reviewMarker('superseded'), true],
  [`> ${reviewMarker('current')}`, false],
  [`text\n${reviewMarker('current')}`, false],
  [`${reviewMarker('current')} text`, false],
  [LINE, false],
  ['', false],
])('%j is a review of ours: %s', (body, ours) => {
  expect(isOurReview(body)).toBe(ours);
});
