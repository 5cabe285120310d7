import { roomOf } from '../rooms/catalog.ts';
import { overlaps, type Slot } from '../time/slots.ts';
import type { Desk } from './desk.ts';
import type { Booking } from './store.ts';

export type Refusal = 'no such room' | 'closed' | 'too late' | 'taken' | 'busy';

export function book(
  desk: Desk,
  room: string,
  member: string,
  slot: Slot,
): { readonly booked: Booking } | { readonly refused: Refusal } {
  const { opens, closes } = roomOf(room) ?? { opens: -1, closes: -1 };
  if (opens === -1) return { refused: 'no such room' };
  if (slot.start < opens || slot.end > closes) return { refused: 'closed' };
  const now = desk.clock();
  if (slot.day < now.day || (slot.day === now.day && slot.start <= now.minute)) return { refused: 'too late' };
  if (desk.store.forRoom(room, slot.day).some((one) => overlaps(one.slot, slot))) return { refused: 'taken' };
  if (desk.store.ofMember(member).some((one) => overlaps(one.slot, slot))) return { refused: 'busy' };
  return { booked: desk.store.insert(room, member, slot) };
}
