import type { BookingStore } from '../bookings/store.ts';
import { ROOMS } from './catalog.ts';

/** Hours for which each room is used on a day. */
export function hoursOfUse(store: BookingStore, day: string): ReadonlyMap<string, number> {
  return new Map(
    ROOMS.map(({ id }) => {
      const used = store.forRoom(id, day).reduce((sum, { slot }) => sum + slot.end - slot.start, 0);
      return [id, used / 60];
    }),
  );
}
