/** The time as ISO 8601 in UTC with milliseconds. */
export function now(): string {
  return new Date().toISOString();
}
