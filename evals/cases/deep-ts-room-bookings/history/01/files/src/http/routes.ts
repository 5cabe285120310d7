import { book } from '../bookings/book.ts';
import { cancel } from '../bookings/cancel.ts';
import type { Desk } from '../bookings/desk.ts';
import { parseSlot } from '../time/slots.ts';
import { field } from './form.ts';

/** `member` is who has logged in. */
export type Request = { readonly path: string; readonly body: string; readonly member: string };
export type Answer = { readonly status: number; readonly text: string };

type Route = (desk: Desk, request: Request) => Answer;

const ROUTES: Readonly<Record<string, Route>> = {
  '/bookings': (desk, { body, member }) => {
    const slot = parseSlot(field(body, 'day'), field(body, 'from'), field(body, 'to'));
    if (slot === undefined) return { status: 400, text: 'no such time' };
    const result = book(desk, field(body, 'room'), member, slot);
    return 'refused' in result ? { status: 409, text: result.refused } : { status: 201, text: result.booked.id };
  },
  '/bookings/cancel': (desk, { body, member }) =>
    cancel(desk, field(body, 'id'), member) ? { status: 200, text: '' } : { status: 404, text: 'no such booking' },
};

export function post(desk: Desk, request: Request): Answer {
  return ROUTES[request.path]?.(desk, request) ?? { status: 404, text: 'no such page' };
}
