import { book } from '../bookings/book.ts';
import { cancel } from '../bookings/cancel.ts';
import type { Desk } from '../bookings/desk.ts';
import { roomOf } from '../rooms/catalog.ts';
import { parseSlot } from '../time/slots.ts';
import { field } from './form.ts';

/** `member` is who has logged in. */
export type Request = { readonly path: string; readonly body: string; readonly member: string };
export type Answer = { readonly status: number; readonly text: string };

const LONGEST_TITLE = 80;

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
  '/waiting': (desk, { body, member }) => {
    const slot = parseSlot(field(body, 'day'), field(body, 'from'), field(body, 'to'));
    const room = roomOf(field(body, 'room'));
    const title = field(body, 'title');
    if (slot === undefined || room === undefined) return { status: 400, text: 'no such time or room' };
    if (title === '' || title.length > LONGEST_TITLE) return { status: 400, text: 'what is it for?' };
    const wish = desk.waiting.join({ room: room.id, member, title, slot }, Date.now());
    return { status: 201, text: wish.id };
  },
  '/waiting/move': (desk, { body, member }) => {
    const slot = parseSlot(field(body, 'day'), field(body, 'from'), field(body, 'to'));
    const wish = desk.waiting.find(field(body, 'id'));
    if (wish?.member !== member) return { status: 404, text: 'you do not wait for that' };
    if (slot === undefined) return { status: 400, text: 'no such time' };
    desk.waiting.move(wish, slot, Date.now());
    return { status: 200, text: '' };
  },
};

export function post(desk: Desk, request: Request): Answer {
  return ROUTES[request.path]?.(desk, request) ?? { status: 404, text: 'no such page' };
}
