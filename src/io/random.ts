import { randomBytes, randomInt } from 'node:crypto';

/** This many random bytes in hexadecimal, from the system's generator. */
export function randomHex(bytes: number): string {
  return randomBytes(bytes).toString('hex');
}

// Without letters and digits that people confuse with each other.
const LETTERS = 'abcdefghjkmnpqrstuvwxyz';
const ALPHABET = `${LETTERS}23456789`;

/** A name of six characters that is easy to read out and never looks like a number: `r7k2ab`. */
export function randomId(): string {
  const rest = Array.from({ length: 5 }, () => ALPHABET[randomInt(ALPHABET.length)]);
  return [LETTERS[randomInt(LETTERS.length)], ...rest].join('');
}
