/**
 * Milliseconds. Nobody waits longer than `all` for what is good to know but not needed; a network that is down is found out
 * sooner, by a first answer that does not come, and a key ring that asks the user first by a login that does not.
 */
export const PATIENCE = { login: 3000, first: 3000, all: 10_000 } as const;
