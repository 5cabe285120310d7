import { holdsNonce } from './fence.ts';

/** 128 bits. */
export const NONCE_BYTES = 16;

const NONCE = /^[0-9a-f]{32}$/;
const MAX_DRAWS = 100;

/**
 * A nonce that occurs in none of the contents: that of the run, which its packets share, or a fresh one for a packet that
 * quotes a reply that repeats it. `fresh` returns 32 lower-case hex digits per call.
 */
export function drawNonce(contents: readonly string[], run: string, fresh: () => string): string {
  for (let draw = 0; draw < MAX_DRAWS; draw += 1) {
    const nonce = draw === 0 ? run : fresh();
    if (!NONCE.test(nonce)) throw new Error(`not a nonce of ${NONCE_BYTES} bytes: "${nonce}"`);
    if (!contents.some((content) => holdsNonce(content, nonce))) return nonce;
  }
  throw new Error(`${MAX_DRAWS} nonces in a row occur in the content: the source of randomness is broken`);
}
