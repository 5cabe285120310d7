import { Failure } from '../kernel/failure.ts';

/**
 * The bytes of a reply as text. Replacing a broken byte with U+FFFD would be a repair, so bytes that are not valid
 * UTF-8 are refused. A byte order mark is kept, and the reader refuses it.
 */
export function decodeReply(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (cause) {
    throw new Failure('refused/not-strict-json', 'the reply is not UTF-8 text', { cause });
  }
}
