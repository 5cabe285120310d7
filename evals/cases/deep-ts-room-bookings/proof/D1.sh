#!/bin/sh
# Who waits for another time loses the place in the queue.
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
const first = from('ann', '/bookings', { room: 'hall', day, from: '14:00', to: '16:00' });
const bo = from('bo', '/waiting', { room: 'hall', day, from: '14:00', to: '15:00', title: 'Chess' });
await pause();
from('cy', '/waiting', { room: 'hall', day, from: '14:00', to: '16:00', title: 'Choir' });
await pause();
from('bo', '/waiting/move', { id: bo.text, day, from: '14:30', to: '15:30' });
cancel(desk, first.text, 'ann');
const got = desk.store.forRoom('hall', day).map(({ member }) => member);
console.log('got the room:', got.join(' '));
process.exitCode = got[0] === 'bo' ? 0 : 10;
EOF
tsx proof.ts
seen=$?
rm proof.ts
case $seen in 0) exit 0 ;; 10) exit 1 ;; *) exit 2 ;; esac
