import { parse, TomlError } from 'smol-toml';
import type { JsonObject } from './json.ts';

/** Throws SyntaxError that says what is wrong and on which line. */
export function parseToml(text: string): JsonObject {
  try {
    // Numbers that JavaScript cannot represent are no reason to refuse a manifest.
    return parse(text.replace(/^\uFEFF/, ''), { integersAsBigInt: 'asNeeded' });
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    // After its first line the message shows a piece of the text.
    const [problem = ''] = error.message.replace('Invalid TOML document: ', '').split('\n');
    throw new SyntaxError(`line ${error.line}: ${problem}`, { cause: error });
  }
}
