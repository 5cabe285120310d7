/** A field of a posted form; empty if it is not there. */
export function field(body: string, name: string): string {
  return (new URLSearchParams(body).get(name) ?? '').trim();
}
