/** A name from a repository, safe for a terminal: quoted if it has control or invisible characters, which are replaced. */
export function printable(name: string): string {
  if (!/[\p{Cc}\p{Cf}]/u.test(name)) return name;
  return JSON.stringify(name).replaceAll(/[\p{Cc}\p{Cf}]/gu, '\uFFFD');
}
