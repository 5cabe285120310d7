import { Failure } from '../../../kernel/failure.ts';

/**
 * A tool's report as text: UTF-8, or UTF-16 as PowerShell's `>` writes it, shown by a byte order mark. The mark is not part of
 * the text. Anything else is refused: a name with a replacement character would never be found.
 */
export function decodeFindings(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const utf16 =
    first === 0xff && second === 0xfe
      ? 'utf-16le'
      : first === 0xfe && second === 0xff
        ? 'utf-16be'
        : undefined;
  try {
    return new TextDecoder(utf16 ?? 'utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new Failure('refused/not-strict-json', 'the findings are not UTF-8 text', {
      hint: 'write them in UTF-8, or in UTF-16 with a byte order mark',
      cause,
    });
  }
}
