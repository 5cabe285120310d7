import type { Due, Member } from '../member.js';
import { day, euros } from './format.js';
import { letter } from './letter.js';

/** Says what is owed, after it could not be collected. */
export function reminder(member: Member, dues: readonly Due[]): string {
  const total = dues.reduce((sum, { cents }) => sum + cents, 0);
  return letter(member, [
    `We could not collect ${euros(total)} from your account ${grouped(member.iban)}:`,
    ...dues.map(({ what, cents, since }) => `- ${what}, since ${day(since)}: ${(cents / 100).toFixed(2)} €`),
    'Please pay within two weeks, and tell us your account if this one has changed.',
  ]);
}

/** In groups of four, as on a bank card. */
function grouped(iban: string): string {
  return iban.replace(/.{4}(?=.)/g, '$& ');
}
