import type { Due, Member } from '../member.js';

/** What is to be collected, for the bank: one line each, account, cents with a point, name, and what it is for. */
export function collection(dues: ReadonlyMap<Member, Due>): string {
  return [...dues].map(([{ iban, name }, { cents, what }]) => `${iban};${amount(cents)};${name};${what}\n`).join('');
}

function amount(cents: number): string {
  return (cents / 100).toFixed(2);
}
