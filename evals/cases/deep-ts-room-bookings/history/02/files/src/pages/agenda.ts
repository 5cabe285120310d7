import type { Desk } from '../bookings/desk.ts';
import { html, type Html } from '../http/html.ts';
import { ROOMS } from '../rooms/catalog.ts';
import { clockTime } from '../time/slots.ts';

/** What happens in the house on a day, earliest first. */
export function agenda(desk: Desk, day: string): Html {
  const rows = ROOMS.flatMap((room) => desk.store.forRoom(room.id, day).map((booking) => ({ room, booking })));
  rows.sort((a, b) => a.booking.slot.start - b.booking.slot.start);
  return html`<ul>${rows.map(
    ({ room, booking }) =>
      html`<li>${clockTime(booking.slot.start)} ${room.title}, ${desk.members.name(booking.member)}</li>`,
  )}</ul>`;
}
