import { randomUUID } from 'node:crypto';
import type { Ledger } from '../billing/ledger.js';
import type { Fleet } from '../bikes/fleet.js';
import type { Clock } from '../clock.js';
import { Refused } from '../errors.js';
import { Mutex } from '../lock/mutex.js';
import type { Register } from '../members/register.js';
import type { Journal, JournalRecord } from '../storage/journal.js';
import { price } from './tariff.js';

export type Hire = { readonly id: string; readonly bike: string; readonly member: string; readonly from: number };

export type Parts = {
  readonly fleet: Fleet;
  readonly members: Register;
  readonly ledger: Ledger;
  readonly journal: Journal;
  readonly clock: Clock;
};

/** Bikes go out and come back. */
export class HireDesk {
  readonly #parts: Parts;
  readonly #mutex = new Mutex();
  readonly #open = new Map<string, Hire>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Takes over what happened before the server was started. */
  restore(records: readonly JournalRecord[]): void {
    for (const record of records) {
      if (record.kind === 'start') {
        this.#parts.fleet.takeOut(record.bike);
        this.#open.set(record.bike, { ...record, from: record.at });
      }
      if (record.kind === 'stop') {
        this.#parts.fleet.bringBack(record.bike, record.km);
        this.#open.delete(record.bike);
      }
    }
  }

  /** Begins a hire, now or when a kiosk says that it was. */
  start(bike: string, card: string, at = this.#parts.clock.now()): Promise<Hire> {
    return this.#mutex.run(() => this.#begin(bike, card, at));
  }

  /** Ends a hire, now or when a kiosk says that it was. Answers the price in cents. */
  stop(bike: string, km: number, at = this.#parts.clock.now()): Promise<number> {
    return this.#mutex.run(() => this.#end(bike, km, at));
  }

  async #begin(bike: string, card: string, from: number): Promise<Hire> {
    const { fleet, members, journal } = this.#parts;
    const member = members.find(card);
    if (member === undefined) throw new Refused('this card is not known');
    if (member.suspended === true) throw new Refused('please call the office');
    fleet.takeOut(bike);
    const hire = { id: randomUUID(), bike, member: member.id, from };
    this.#open.set(bike, hire);
    await journal.append({ kind: 'start', id: hire.id, bike, member: hire.member, at: from });
    return hire;
  }

  async #end(bike: string, km: number, at: number): Promise<number> {
    const { fleet, ledger, journal } = this.#parts;
    const hire = this.#open.get(bike);
    if (hire === undefined) throw new Refused(`${bike} is not out`);
    this.#open.delete(bike);
    fleet.bringBack(bike, km);
    await journal.append({ kind: 'stop', id: hire.id, bike, at, km });
    const cents = price(hire.from, at);
    await ledger.book({ id: hire.id, member: hire.member, cents, at });
    return cents;
  }
}
