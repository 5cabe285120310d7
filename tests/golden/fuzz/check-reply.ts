import { deepStrictEqual } from 'node:assert';
import ts from 'typescript';
import { decodeReply } from '../../../src/replies/decode-reply.ts';
import { soleJsonValue } from '../../../src/replies/sole-json-value.ts';
import { answerOf } from './answer-of.ts';

/** Valid JSON that the reader refuses besides duplicate keys: see `scanValue`. */
const MORE_THAN_SYNTAX = /nested more than|out of range|NUL or half/;

export function checkReply(input: Buffer): void {
  const text = answerOf(() => decodeReply(input));
  if ('refusal' in text) return;
  const answer = answerOf(() => soleJsonValue(text.value, { fence: false }));
  const parsed = parse(text.value);
  if ('value' in answer) {
    deepStrictEqual(answer.value, parsed?.value);
    if (hasDuplicateKeys(text.value)) throw new Error('duplicate keys were accepted');
    return;
  }
  const { code, message } = answer.refusal;
  if (/[\p{Cc}\p{Cf}\p{Cs}]/u.test(message)) throw new Error(`a refusal that is not plain: ${message}`);
  if (parsed === undefined || MORE_THAN_SYNTAX.test(message)) return;
  if (code !== 'refused/duplicate-key') throw new Error(`JSON was refused: ${message}`);
  if (!hasDuplicateKeys(text.value)) throw new Error(`no key occurs twice: ${message}`);
}

function parse(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}

/** Asks TypeScript's parser, which is independent of ours. */
function hasDuplicateKeys(json: string): boolean {
  let found = false;
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) {
      const keys = node.properties.map(({ name }) =>
        name !== undefined && ts.isStringLiteral(name) ? name.text : '',
      );
      found ||= new Set(keys).size < keys.length;
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.parseJsonText('reply.json', json));
  return found;
}
