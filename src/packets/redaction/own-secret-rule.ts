import type { SecretLintRuleCreator } from '@secretlint/types';

/** Tokens that their issuers gave a beginning of its own, so that they can be found. */
const TOKENS = {
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
  privatekey: { en: (): string => 'found a private key or a part of one' },
  jwt: { en: (): string => 'found a JSON web token' },
  npm: { en: (): string => 'found a token of a package registry' },
};

type Range = readonly [start: number, end: number];

/**
 * What the recommended rules miss and what is a secret beyond doubt, as a rule of secretlint.
 *
 * A hunk may cut a private key in two, and a key in a JSON file has `\n` for its line breaks: a marker with the
 * base64 lines that touch it is enough. Base64 lines without a marker stay: they may be anything.
 */
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
        report('privatekey', matches(content, FROM_BEGIN));
        report('privatekey', keysFromTheirEnd(content));
        report('jwt', webTokens(content));
        report('npm', matches(content, REGISTRY_TOKEN));
        for (const [name, pattern] of Object.entries(TOKENS)) {
          report(name as keyof typeof TOKENS, matches(content, pattern));
        }
      },
    };
  },
};

// Nothing is consumed behind the beginning of the claims, which may be a header themselves; and the dot stands first,
// or every place would be looked back from.
const CLAIMS_AND_SIGNATURE = /\.eyJ(?<=(?<![\w-])(?<before>[\w-]+)\.eyJ)(?=(?<rest>[\w-]{8,}\.[\w-]{16,}))/g;
const HEADER = /\beyJ[\w-]{8,}/;
// Whatever the file is called; a reference such as `${NPM_TOKEN}` is none.
const REGISTRY_TOKEN = /(?<=:_(?:authToken|auth|password)=)[^\s$"'][^\s"']{7,}/g;
const BASE64 = '[A-Za-z0-9+/=]';
// As in a text file, or escaped as in JSON; an indented key is one too.
const BREAK = String.raw`(?:(?:\\r)?\\n|\r?\n)[ \t]{0,40}`;
const END = marker('END');
const FROM_BEGIN = new RegExp(
  String.raw`${marker('BEGIN')}(?:${BREAK}${BASE64}{16,200})+(?:(?:${BREAK}${BASE64}{1,15})?${BREAK}${END})?`,
  'g',
);
const FROM_END = new RegExp(END, 'g');
const LAST_LINE = new RegExp(`${BASE64}{1,200}${BREAK}$`);
const WHOLE_LINE = new RegExp(`${BASE64}{16,200}${BREAK}$`);
// A line, its break and its indentation, with room to spare.
const LONGEST_LINE = 256;

function marker(word: string): string {
  return `-----${word} (?:[A-Z0-9]{1,12} ){0,3}PRIVATE KEY(?: BLOCK)?-----`;
}

function matches(content: string, pattern: RegExp): Range[] {
  return [...content.matchAll(pattern)].map(({ index, 0: found }) => [index, index + found.length]);
}

/** From the dot behind the header: an expression that begins with any header would take quadratic time. */
function webTokens(content: string): Range[] {
  return [...content.matchAll(CLAIMS_AND_SIGNATURE)].flatMap(({ index, 0: dot, groups }): Range[] => {
    const header = HEADER.exec(groups?.['before'] ?? '')?.[0];
    if (header === undefined) return [];
    return [[index - header.length, index + dot.length + (groups?.['rest'] ?? '').length]];
  });
}

/** Backwards line by line: an expression that begins with any base64 line would take quadratic time. */
function keysFromTheirEnd(content: string): Range[] {
  return [...content.matchAll(FROM_END)].flatMap(({ index, 0: end }): Range[] => {
    let start = index;
    for (let line = LAST_LINE; ; line = WHOLE_LINE) {
      const found = line.exec(content.slice(Math.max(0, start - LONGEST_LINE), start));
      if (found === null) return start === index ? [] : [[start, index + end.length]];
      start -= found[0].length;
    }
  });
}
