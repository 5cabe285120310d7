import { parse, TomlError } from 'smol-toml';
import type { JsonObject } from './json.ts';

/** Throws SyntaxError, with what is wrong and in which line. */
export function parseToml(text: string): JsonObject {
  try {
    // Numbers that JavaScript cannot hold are no reason to refuse a manifest.
    return parse(text.replace(/^\uFEFF/, ''), { integersAsBigInt: 'asNeeded' });
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    // Below the first line the message shows a piece of the text.
    const [problem = ''] = error.message.replace('Invalid TOML document: ', '').split('\n');
    throw new SyntaxError(`line ${error.line}: ${problem}`, { cause: error });
  }
}
