import { addressPasswords } from './address-passwords.ts';
import { awsValues } from './aws-values.ts';
import { inOneLiteral } from './in-one-literal.ts';
import { privateKeys } from './private-keys.ts';

/** A secret in a text: offsets in UTF-16 units, end exclusive, and what it is: `github`, `privatekey`. */
export type SecretAt = { readonly start: number; readonly end: number; readonly kind: string };

type Range = readonly [start: number, end: number];

/** Tokens with a prefix that their issuers chose so that they can be found. */
const TOKENS = {
  // Like secretlint's rule, which cuts off a long last part and accepts any words.
  slack: /\b(?:xox[a-z]|xapp)-(?=[A-Za-z-]*\d)(?:[A-Za-z0-9]{1,40}-){0,6}[A-Za-z0-9]{16,}(?![A-Za-z0-9-])/g,
  google: /\bAIza[\w-]{35}(?![\w-])/g,
  stripe: /\b[sr]k_live_[A-Za-z0-9]{24,}/g,
  gitlab: /\bglpat-[\w-]{20,}/g,
  pypi: /\bpypi-AgEIcHlwaS5vcmc[\w-]{50,}/g,
  huggingface: /\bhf_[A-Za-z]{34}(?!\w)/g,
  digitalocean: /\bdo[opr]_v1_[0-9a-f]{64}(?!\w)/g,
  docker: /\bdckr_pat_[\w-]{27}(?![\w-])/g,
  age: /\bAGE-SECRET-KEY-1[0-9A-Z]{58}(?!\w)/g,
};

/** What the recommended rules miss, or find with its surroundings, and what is certainly a secret. */
export function ownSecrets(content: string): SecretAt[] {
  const found: readonly (readonly [kind: string, ranges: readonly Range[]])[] = [
    ['privatekey', privateKeys(content)],
    ['aws', awsValues(content)],
    ...addressPasswords(content).map(({ kind, range }) => [kind, inOneLiteral(content, [range])] as const),
    ['jwt', webTokens(content)],
    ['npm', inOneLiteral(content, matches(content, REGISTRY_TOKEN))],
    ...Object.entries(TOKENS).map(([kind, pattern]) => [kind, matches(content, pattern)] as const),
  ];
  return found.flatMap(([kind, ranges]) => ranges.map(([start, end]) => ({ start, end, kind })));
}

// Consumes nothing after the beginning of the claims, which may themselves be a header. The dot comes first,
// or every position would need a lookbehind.
const CLAIMS_AND_SIGNATURE = /\.eyJ(?<=(?<![\w-])(?<before>[\w-]+)\.eyJ)(?=(?<rest>[\w-]{8,}\.[\w-]{16,}))/g;
const HEADER = /\beyJ[\w-]{8,}/;
// Whatever the file is called, after the address of the registry: without it, the colon may be part of a conditional. A
// reference such as `${NPM_TOKEN}` is not a token. It ends where a string or an element does.
const REGISTRY_TOKEN =
  /(?<=\/\/[\w.~$%{}:@/-]{1,200}\/:_(?:authToken|auth|password)=)[\w.~+/=-][\w.~+/=%-]{7,}/g;

function matches(content: string, pattern: RegExp): Range[] {
  return [...content.matchAll(pattern)].map(({ index, 0: found }) => [index, index + found.length]);
}

/** Starts at the dot after the header: an expression that begins with any header would take quadratic time. */
function webTokens(content: string): Range[] {
  return [...content.matchAll(CLAIMS_AND_SIGNATURE)].flatMap(({ index, 0: dot, groups }): Range[] => {
    const header = HEADER.exec(groups?.['before'] ?? '')?.[0];
    if (header === undefined) return [];
    return [[index - header.length, index + dot.length + (groups?.['rest'] ?? '').length]];
  });
}
