import type { Due, Member } from '../member.js';

/** What is to be collected, for the bank: one line each, account, cents with a point, name, and what it is for. */
export function collection(dues: ReadonlyMap<Member, Due>): string {
  return [...dues].map(([{ iban, name }, { cents, what }]) => row(iban, amount(cents), name, what)).join('');
}

/** The bank's form knows no quotes, and reads a semicolon as the end of a field. */
function row(...fields: readonly string[]): string {
  return `${fields.map((field) => field.replace(/[;\s]+/g, ' ')).join(';')}\n`;
}

function amount(cents: number): string {
  return (cents / 100).toFixed(2);
}
