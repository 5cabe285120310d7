import type { Member } from '../member.js';

/** A letter: address, what is written by `body`, and the greeting of the board. */
export function letter(member: Member, body: readonly string[]): string {
  return [member.name, member.street, member.town, '', `Plot ${member.plot}`, '', ...body, '', 'The board', ''].join('\n');
}
