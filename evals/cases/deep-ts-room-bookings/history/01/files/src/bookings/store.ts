import type { Slot } from '../time/slots.ts';

export type Booking = {
  readonly id: string;
  readonly room: string;
  readonly member: string;
  readonly slot: Slot;
};

export class BookingStore {
  readonly #bookings = new Map<string, Booking>();
  #next = 1;

  insert(room: string, member: string, slot: Slot): Booking {
    const booking = { id: `b${this.#next}`, room, member, slot };
    this.#next += 1;
    this.#bookings.set(booking.id, booking);
    return booking;
  }

  find(id: string): Booking | undefined {
    return this.#bookings.get(id);
  }

  remove(id: string): boolean {
    return this.#bookings.delete(id);
  }

  forRoom(room: string, day: string): Booking[] {
    return [...this.#bookings.values()]
      .filter((one) => one.room === room && one.slot.day === day)
      .sort((a, b) => a.slot.start - b.slot.start);
  }

  ofMember(member: string): Booking[] {
    return [...this.#bookings.values()].filter((one) => one.member === member);
  }
}
