#!/bin/sh
# A title with a line break adds a header to a mail.
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
from('bo', '/waiting', { room: 'hall', day, from: '14:00', to: '15:00', title: 'Chess\r\nBcc: all@example.net' });
from('ann', '/bookings/cancel', { id: first.text });
const headers = desk.outbox.messages.map((message) => message.split('\r\n\r\n')[0] ?? '');
console.log(JSON.stringify(headers.at(-1)));
process.exitCode = headers.some((one) => /^Bcc:/m.test(one)) ? 10 : 0;
EOF
tsx proof.ts
seen=$?
rm proof.ts
case $seen in 0) exit 0 ;; 10) exit 1 ;; *) exit 2 ;; esac
