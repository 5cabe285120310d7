import { holdsNonce } from './fence.ts';

/** 128 bits. */
export const NONCE_BYTES = 16;

const NONCE = /^[0-9a-f]{32}$/;
const MAX_DRAWS = 100;

/**
 * A nonce that occurs in none of the contents.
 *
 * `random` returns 32 lower-case hex digits per call and is called again while a nonce occurs in a content. Give it the
 * run's nonce first and fresh ones after: packets of a run then share it, except those that quote a reply that repeats it.
 */
export function drawNonce(contents: readonly string[], random: () => string): string {
  for (let draw = 0; draw < MAX_DRAWS; draw += 1) {
    const nonce = random();
    if (!NONCE.test(nonce)) throw new Error(`not a nonce of ${NONCE_BYTES} bytes: "${nonce}"`);
    if (!contents.some((content) => holdsNonce(content, nonce))) return nonce;
  }
  throw new Error(`${MAX_DRAWS} nonces in a row occur in the content: the source of randomness is broken`);
}

/** The run's nonce first, fresh ones after. */
export function nonceSource(first: string, fresh: () => string): () => string {
  let used = false;
  return () => {
    if (used) return fresh();
    used = true;
    return first;
  };
}
