import type { Desk } from '../bookings/desk.ts';
import { ROOMS } from '../rooms/catalog.ts';
import { clockTime } from '../time/slots.ts';

/** Tells everybody who has a room on that day. Answers how many were told. */
export function remind(desk: Desk, day: string): number {
  let told = 0;
  for (const room of ROOMS) {
    for (const { member, slot } of desk.store.forRoom(room.id, day)) {
      const subject = `Reminder: ${room.title}`;
      desk.outbox.post({ to: desk.members.address(member), subject, text: `At ${clockTime(slot.start)}.` });
      told += 1;
    }
  }
  return told;
}
