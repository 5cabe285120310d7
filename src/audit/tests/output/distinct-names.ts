/**
 * Makes names unique: the second failure of a name becomes `name (2)`. Tests may share a name, and if one of two failed before
 * and both do now, that is a new failure.
 */
export function distinctNames(names: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return names.map((name) => {
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    return times === 1 ? name : `${name} (${times})`;
  });
}
