import type { SecretLintRuleCreator } from '@secretlint/types';
import { addressPasswords } from './address-passwords.ts';
import { awsValues } from './aws-values.ts';
import { inOneLiteral } from './in-one-literal.ts';
import { privateKeys } from './private-keys.ts';

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
} as const;

const found = (name: string) => ({ en: (): string => `found a token of ${name}` });

const messages = {
  ...(Object.fromEntries(Object.keys(TOKENS).map((name) => [name, found(name)])) as Record<
    keyof typeof TOKENS,
    ReturnType<typeof found>
  >),
  aws: { en: (): string => 'found a secret key or the number of an account of AWS' },
  basicauth: { en: (): string => 'found a password in an address' },
  'database-connection-string': { en: (): string => 'found a password in the address of a database' },
  privatekey: { en: (): string => 'found a private key or a part of one' },
  jwt: { en: (): string => 'found a JSON web token' },
  npm: { en: (): string => 'found a token of a package registry' },
};

type Range = readonly [start: number, end: number];

/** What the recommended rules miss, or find with its surroundings, and what is certainly a secret, as a secretlint rule. */
export const ownSecretRule: SecretLintRuleCreator = {
  messages,
  meta: { id: 'correctless', type: 'scanner', recommended: true, supportedContentTypes: ['text'] },
  create(context) {
    const say = context.createTranslator(messages);
    return {
      file({ content }) {
        const report = (name: keyof typeof messages, ranges: readonly Range[]): void => {
          for (const range of ranges) context.report({ message: say(name), range });
        };
        report('privatekey', privateKeys(content));
        report('aws', awsValues(content));
        for (const { kind, range } of addressPasswords(content)) report(kind, inOneLiteral(content, [range]));
        report('jwt', webTokens(content));
        report('npm', inOneLiteral(content, matches(content, REGISTRY_TOKEN)));
        for (const [name, pattern] of Object.entries(TOKENS)) {
          report(name as keyof typeof TOKENS, matches(content, pattern));
        }
      },
    };
  },
};

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
