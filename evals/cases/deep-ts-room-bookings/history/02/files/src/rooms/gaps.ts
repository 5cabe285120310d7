import type { BookingStore } from '../bookings/store.ts';
import type { Slot } from '../time/slots.ts';
import type { Room } from './catalog.ts';

/** When a room can still be had on a day. */
export function gaps(store: BookingStore, room: Room, day: string): Slot[] {
  const free: Slot[] = [];
  let from = room.opens;
  for (const { slot } of store.forRoom(room.id, day)) {
    if (slot.start > from) free.push({ day, start: from, end: slot.start });
    from = slot.end;
  }
  if (from < room.closes) free.push({ day, start: from, end: room.closes });
  return free;
}
