import type { Desk } from './desk.ts';

/** Cancels a booking of this member. Answers whether there was one. */
export function cancel(desk: Desk, id: string, member: string): boolean {
  const booking = desk.store.find(id);
  if (booking === undefined || booking.member !== member) return false;
  desk.store.remove(id);
  desk.outbox.post({
    to: desk.members.address(member),
    subject: 'Your booking was cancelled',
    text: `It was for ${booking.slot.day}.`,
  });
  return true;
}
