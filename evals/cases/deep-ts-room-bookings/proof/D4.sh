#!/bin/sh
# Who has a booking right before the wish can book by hand, and is passed over by the list.
command -v tsx >/dev/null || exit 2
cat >proof.ts <<'EOF'
import { book } from './src/bookings/book.ts';
import { cancel } from './src/bookings/cancel.ts';
import { BookingStore } from './src/bookings/store.ts';
import { post } from './src/http/routes.ts';
import { Outbox } from './src/mail/outbox.ts';
import { Members } from './src/members/register.ts';
import { gaps } from './src/rooms/gaps.ts';
import { roomOf } from './src/rooms/catalog.ts';
import { WaitingList } from './src/waiting/list.ts';
const people = ['ann', 'bo', 'cy'].map((id) => ({ id, name: id, address: `${id}@example.org` }));
const desk = {
  store: new BookingStore(),
  waiting: new WaitingList(),
  members: new Members(people),
  outbox: new Outbox(),
  clock: () => ({ day: '2026-03-02', minute: 600 }),
};
const day = '2026-03-03';
const pause = () => new Promise((resolve) => setTimeout(resolve, 5));
const from = (member: string, path: string, fields: Record<string, string>) =>
  post(desk, { path, member, body: new URLSearchParams(fields).toString() });
book(desk, 'attic', 'bo', { day, start: 780, end: 840 });
const first = book(desk, 'hall', 'ann', { day, start: 840, end: 900 });
desk.waiting.join({ room: 'hall', member: 'bo', title: 'Chess', slot: { day, start: 840, end: 900 } }, 1);
if (!('booked' in first)) process.exit(2);
cancel(desk, first.booked.id, 'ann');
const got = desk.store.forRoom('hall', day).length;
const byHand = got === 1 || 'booked' in book(desk, 'hall', 'bo', { day, start: 840, end: 900 });
console.log('promoted:', got, 'by hand:', byHand);
process.exitCode = got === 0 && byHand ? 10 : 0;
EOF
tsx proof.ts
seen=$?
rm proof.ts
case $seen in 0) exit 0 ;; 10) exit 1 ;; *) exit 2 ;; esac
