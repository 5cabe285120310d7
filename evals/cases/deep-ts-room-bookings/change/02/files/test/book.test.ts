import assert from 'node:assert/strict';
import { test } from 'node:test';
import { book } from '../src/bookings/book.ts';
import { cancel } from '../src/bookings/cancel.ts';
import { BookingStore } from '../src/bookings/store.ts';
import { Outbox } from '../src/mail/outbox.ts';
import { Members } from '../src/members/register.ts';
import { WaitingList } from '../src/waiting/list.ts';

const desk = () => ({
  store: new BookingStore(),
  waiting: new WaitingList(),
  members: new Members([
    { id: 'ann', name: 'Ann Lee', address: 'ann@example.org' },
    { id: 'bo', name: 'Bo Kern', address: 'bo@example.org' },
  ]),
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

test('who waits gets the room of who cancels', () => {
  const here = desk();
  const slot = { day: '2026-03-03', start: 600, end: 660 };
  const result = book(here, 'hall', 'ann', slot);
  assert.ok('booked' in result);
  here.waiting.join({ room: 'hall', member: 'bo', title: 'Chess', slot }, 1);
  assert.ok(cancel(here, result.booked.id, 'ann'));
  assert.deepEqual(here.store.forRoom('hall', '2026-03-03').map(({ member }) => member), ['bo']);
});
