/** Where a fault can be: agents, hooks, files … of each entry of the program. */
export const ENTRIES = ['review', 'audit', 'prove', 'fix'] as const;
export type Entry = (typeof ENTRIES)[number];
export type Places = Partial<Readonly<Record<Entry, readonly string[]>>>;
