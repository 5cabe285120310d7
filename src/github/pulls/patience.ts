/**
 * Milliseconds. Optional information is not waited for longer than `all`. A network that is down is noticed sooner, when the
 * first answer is late; so is a key ring that asks the user first, when the login check is late.
 */
export const PATIENCE = { login: 3000, first: 3000, all: 10_000 } as const;
