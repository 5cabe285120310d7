/**
 * Milliseconds. Nobody waits longer than `all` for what is good to know but not needed; a network that is down is found out
 * sooner, by a first answer that does not come.
 */
export const PATIENCE = { first: 3000, all: 10_000 } as const;
