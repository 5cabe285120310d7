/** `1.234,50 €` */
export function euros(cents: number): string {
  const [whole = '', rest = ''] = (cents / 100).toFixed(2).split('.');
  return `${whole.replace(/\B(?=(\d{3})+$)/g, '.')},${rest} €`;
}

/** `7. 3. 2026` */
export function day(date: string): string {
  const [year, month, dayOfMonth] = date.split('-').map(Number);
  return `${dayOfMonth}. ${month}. ${year}`;
}

/** `account ending in 3000` */
export function account(iban: string): string {
  return `account ending in ${iban.slice(-4)}`;
}
