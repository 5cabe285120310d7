#!/bin/sh
# Free times are wrong when a later time was booked first.
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
book(desk, 'hall', 'ann', { day, start: 840, end: 960 });
book(desk, 'hall', 'bo', { day, start: 540, end: 600 });
const free = gaps(desk.store, roomOf('hall')!, day).map(({ start, end }) => `${start}-${end}`);
console.log('free:', free.join(' '));
process.exitCode = free.join(' ') === '480-540 600-840 960-1320' ? 0 : 10;
EOF
tsx proof.ts
seen=$?
rm proof.ts
case $seen in 0) exit 0 ;; 10) exit 1 ;; *) exit 2 ;; esac
