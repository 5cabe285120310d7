import assert from 'node:assert/strict';
import { test } from 'node:test';
import { book } from '../src/bookings/book.ts';
import { BookingStore } from '../src/bookings/store.ts';
import { Outbox } from '../src/mail/outbox.ts';
import { Members } from '../src/members/register.ts';

const desk = () => ({
  store: new BookingStore(),
  members: new Members([{ id: 'ann', name: 'Ann Lee', address: 'ann@example.org' }]),
  outbox: new Outbox(),
  clock: () => ({ day: '2026-03-02', minute: 600 }),
});

test('a room is booked once at a time', () => {
  const here = desk();
  const slot = { day: '2026-03-03', start: 600, end: 660 };
  assert.ok('booked' in book(here, 'hall', 'ann', slot));
  assert.deepEqual(book(here, 'hall', 'ann', slot), { refused: 'taken' });
  assert.ok('booked' in book(here, 'hall', 'ann', { ...slot, start: 660, end: 700 }));
});

test('what has begun is too late', () => {
  assert.deepEqual(book(desk(), 'hall', 'ann', { day: '2026-03-02', start: 600, end: 660 }), { refused: 'too late' });
});
