import { Failure } from '../kernel/failure.ts';

/**
 * The bytes of a reply as text. A replacement character in place of a broken one would be a repair, so bytes that are no
 * UTF-8 are refused; a byte order mark stays and is refused by the reader.
 */
export function decodeReply(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (cause) {
    throw new Failure('refused/not-strict-json', 'the reply is not UTF-8 text', { cause });
  }
}
