/** A name from a repository for a terminal: quoted when it holds control or invisible characters, none of which pass. */
export function printable(name: string): string {
  if (!/[\p{Cc}\p{Cf}]/u.test(name)) return name;
  return JSON.stringify(name).replaceAll(/[\p{Cc}\p{Cf}]/gu, '\uFFFD');
}
