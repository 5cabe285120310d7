import { appendFile } from 'node:fs/promises';

export type Booking = { readonly id: string; readonly member: string; readonly cents: number; readonly at: number };

/** What members owe. A booking whose id is known is done already: whoever is not sure may book again. */
export class Ledger {
  readonly #file: string;
  readonly #bookings = new Map<string, Booking>();

  constructor(file: string) {
    this.#file = file;
  }

  async book(booking: Booking): Promise<void> {
    if (this.#bookings.has(booking.id)) return;
    await appendFile(this.#file, `${JSON.stringify(booking)}\n`);
    this.#bookings.set(booking.id, booking);
  }

  owed(member: string): number {
    return [...this.#bookings.values()]
      .filter((booking) => booking.member === member)
      .reduce((sum, { cents }) => sum + cents, 0);
  }
}
