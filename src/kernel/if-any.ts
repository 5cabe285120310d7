/** The members that hold something, neither undefined nor an empty list: a file says nothing where there is nothing to say. */
export function ifAny<T extends object>(members: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const isAny = (value: unknown): boolean => (Array.isArray(value) ? value.length > 0 : value !== undefined);
  return Object.fromEntries(Object.entries(members).filter(([, value]) => isAny(value))) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}
