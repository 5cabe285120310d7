import { book } from '../bookings/book.ts';
import type { Desk } from '../bookings/desk.ts';
import type { Booking } from '../bookings/store.ts';
import { clockTime, type Slot } from '../time/slots.ts';

/** What somebody waits for. `joinedAt` is milliseconds. */
export type Wish = {
  readonly id: string;
  readonly room: string;
  readonly member: string;
  /** What the room is wanted for, in the member's words. */
  readonly title: string;
  readonly slot: Slot;
  readonly joinedAt: number;
};

export class WaitingList {
  readonly #wishes = new Map<string, Wish>();
  #next = 1;

  join(wish: Omit<Wish, 'id' | 'joinedAt'>, now: number): Wish {
    const joined = { ...wish, id: `w${this.#next}`, joinedAt: now };
    this.#next += 1;
    this.#wishes.set(joined.id, joined);
    return joined;
  }

  find(id: string): Wish | undefined {
    return this.#wishes.get(id);
  }

  /** Waits for another time. */
  move(wish: Wish, slot: Slot, now: number): void {
    this.#wishes.set(wish.id, { ...wish, slot, joinedAt: now });
  }

  leave(id: string): boolean {
    return this.#wishes.delete(id);
  }

  /** Those who wait for a room on a day, first come first. */
  forRoom(room: string, day: string): Wish[] {
    return [...this.#wishes.values()]
      .filter((one) => one.room === room && one.slot.day === day)
      .sort((a, b) => a.joinedAt - b.joinedAt);
  }
}

/** Gives a room to those who wait for it on a day, as far as they fit. */
export function promote(desk: Desk, room: string, day: string): Booking[] {
  const promoted: Booking[] = [];
  for (const wish of desk.waiting.forRoom(room, day)) {
    if (!isFree(desk.store.ofMember(wish.member), wish.slot)) continue;
    const result = book(desk, room, wish.member, wish.slot);
    if ('refused' in result) continue;
    desk.waiting.leave(wish.id);
    desk.outbox.post({
      to: desk.members.address(wish.member),
      subject: `You have the room: ${wish.title}`,
      text: `On ${day} at ${clockTime(wish.slot.start)}.`,
    });
    promoted.push(result.booked);
  }
  return promoted;
}

/** Whether a member with these bookings has time for a slot. */
function isFree(bookings: readonly Booking[], slot: Slot): boolean {
  return bookings.every(
    ({ slot: { day, start, end } }) => day !== slot.day || end < slot.start || slot.end < start,
  );
}
