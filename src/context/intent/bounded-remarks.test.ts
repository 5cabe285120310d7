import { expect, it } from 'vitest';
import { inThreads, newestRemarks, remarkBytes } from './bounded-remarks.ts';
import type { Remark } from './pull-request.ts';

const said = (text: string, day: number): Remark => ({
  author: 'ann',
  at: `2030-01-0${day}T00:00:00Z`,
  text,
});
const texts = (remarks: readonly Remark[]): string[] => remarks.map(({ text }) => text);

it('keeps what fits, the newest first, in the order given', () => {
  const remarks = [said('x', 1), said('two', 2), said('three', 3)];
  const room = remarkBytes(said('two', 2)) + remarkBytes(said('three', 3));
  expect(newestRemarks(remarks, room)).toEqual({ kept: [remarks[1], remarks[2]], omitted: 1 });
  expect(newestRemarks(remarks, room - 1)).toEqual({ kept: [remarks[0], remarks[2]], omitted: 1 });
});

it('leaves out a remark that is too large as a whole, and no older one for it', () => {
  const remarks = [said('small', 1), said('ü'.repeat(500), 2)];
  expect(newestRemarks(remarks, 1000)).toEqual({ kept: [remarks[0]], omitted: 1 });
});

it('keeps all where there is room, and none where there is none', () => {
  const remarks = [said('a', 1), said('b', 1)];
  expect(newestRemarks(remarks, 10_000)).toEqual({ kept: remarks, omitted: 0 });
  expect(newestRemarks(remarks, 0)).toEqual({ kept: [], omitted: 2 });
});

it('tells answers after what they answer', () => {
  const remarks = [
    { remark: said('answer to first', 3), thread: 'a' },
    { remark: said('second', 2), thread: 'b' },
    { remark: said('first', 1), thread: 'a' },
  ];
  expect(texts(inThreads(remarks))).toEqual(['first', 'answer to first', 'second']);
});
