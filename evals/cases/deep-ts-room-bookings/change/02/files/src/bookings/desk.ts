import type { Outbox } from '../mail/outbox.ts';
import type { Members } from '../members/register.ts';
import type { WaitingList } from '../waiting/list.ts';
import type { BookingStore } from './store.ts';

/** All that a booking needs. */
export type Desk = {
  readonly store: BookingStore;
  readonly waiting: WaitingList;
  readonly members: Members;
  readonly outbox: Outbox;
  /** The day and the minute. */
  readonly clock: () => { readonly day: string; readonly minute: number };
};
