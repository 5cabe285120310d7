import type { Slot } from '../time/slots.ts';

export type Booking = {
  readonly id: string;
  readonly room: string;
  readonly member: string;
  readonly slot: Slot;
};

export class BookingStore {
  readonly #bookings = new Map<string, Booking>();
  readonly #days = new Map<string, Map<string, Booking>>();
  #next = 1;

  insert(room: string, member: string, slot: Slot): Booking {
    const booking = { id: `b${this.#next}`, room, member, slot };
    this.#next += 1;
    this.#bookings.set(booking.id, booking);
    const day = this.#days.get(`${room} ${slot.day}`) ?? new Map<string, Booking>();
    this.#days.set(`${room} ${slot.day}`, day.set(booking.id, booking));
    return booking;
  }

  find(id: string): Booking | undefined {
    return this.#bookings.get(id);
  }

  remove(id: string): boolean {
    const booking = this.#bookings.get(id);
    if (booking === undefined) return false;
    this.#days.get(`${booking.room} ${booking.slot.day}`)?.delete(id);
    return this.#bookings.delete(id);
  }

  forRoom(room: string, day: string): Booking[] {
    return [...(this.#days.get(`${room} ${day}`)?.values() ?? [])];
  }

  ofMember(member: string): Booking[] {
    return [...this.#bookings.values()].filter((one) => one.member === member);
  }
}
