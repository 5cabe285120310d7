import { createHmac } from 'node:crypto';
import { Refused } from '../errors.js';

export function signatureOf(text: string, key: string): Buffer {
  return createHmac('sha256', key).update(text, 'utf8').digest();
}

/** The bytes of a signature. @throws Refused when the text is not 64 hexadecimal digits */
export function readSignature(text: string | undefined): Buffer {
  if (!/^[0-9a-f]{64}$/.test(text ?? '')) throw new Refused('not signed');
  return Buffer.from(text ?? '', 'hex');
}
