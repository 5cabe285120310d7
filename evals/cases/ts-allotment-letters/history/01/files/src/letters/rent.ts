import type { Due, Member } from '../member.js';
import { account, day, euros } from './format.js';
import { letter } from './letter.js';

/** Says what is going to be collected. */
export function rentLetter(member: Member, due: Due, on: string): string {
  return letter(member, [
    `On ${day(on)} we collect ${euros(due.cents)} for ${due.what} from your ${account(member.iban)}.`,
    'Please tell us if it has changed.',
  ]);
}
