/** A file of so many lines, no two alike, with nothing wrong in them. */
export function manyLines(count: number): string {
  return Array.from({ length: count }, (_, at) => `export const price${at} = ${at};\n`).join('');
}
