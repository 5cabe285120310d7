import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkFrontmatter } from './check-frontmatter.ts';
import { checkGlobs } from './check-globs.ts';
import { checkInert } from './check-inert.ts';
import { checkPackets } from './check-packets.ts';
import { checkPatch } from './check-patch.ts';
import { checkReply } from './check-reply.ts';

/** A reader of text that others wrote. `check` throws when it breaks a promise; a refusal is none. */
export type FuzzTarget = {
  readonly promise: string;
  /** Folders and files of `fixtures/` that a run starts from. */
  readonly seeds: readonly string[];
  /** Words of the format. */
  readonly words: readonly string[];
  readonly check: (input: Buffer) => void;
};

const PATCH_WORDS = [
  ...[
    '\n',
    '\n+',
    '\n-',
    '\n ',
    '\n\\ No newline at end of file',
    '@@ -1 +1 @@\n',
    '@@ -1,2 +0,0 @@\n',
    '@@ -0,0 +1 @@',
  ],
  ...[
    'diff --git a/x b/x\n',
    '--- a/x\n',
    '+++ b/x\n',
    '--- /dev/null\n',
    'new file mode 100644\n',
    'deleted file mode 100644\n',
  ],
  ...[
    'rename from x\n',
    'rename to y\n',
    'index 1111111..2222222 100644\n',
    'old mode 100644\nnew mode 100755\n',
    '\r\n',
    '"a/\\303\\274"',
    '\t',
  ],
];

export const TARGETS = {
  reply: {
    promise: 'accepts exactly what JSON accepts, less equal keys, and gives the same value',
    seeds: ['replies'],
    words: [
      '{',
      '}',
      '[',
      ']',
      ':',
      ',',
      '"',
      '\\u0000',
      '\\ud800',
      '\\',
      '```json\n',
      '\n```',
      'null',
      '-0',
      '1e400',
      '"a":1,',
      '{"a":1,"a":2}',
      '\ufeff',
      '\u2028',
    ],
    check: checkReply,
  },
  patch: {
    promise:
      'refuses, or says of each line what a count of the lines says, in order and inside the repository',
    seeds: ['diffs', 'diffs-refused'],
    words: PATCH_WORDS,
    check: checkPatch,
  },
  packets: {
    promise:
      'shows every changed line of a patch it can read, within the budget, and no nonce stands in what it fences',
    seeds: ['diffs'],
    words: PATCH_WORDS,
    check: checkPackets,
  },
  frontmatter: {
    promise: 'never throws, never runs anything, keeps the text below, and reads globs as the parser does',
    seeds: ['rules'],
    words: [
      '---\n',
      '\n---\n',
      '---js\n',
      'paths:',
      '\n  - ',
      '"',
      "'",
      '[',
      '{',
      ',',
      '&a',
      '*a',
      '!!js/function ',
      '\t',
      '#',
      ': ',
      '|\n',
    ],
    check: checkFrontmatter,
  },
  globs: {
    promise: 'matches as the gitignore library does with the client’s preparation, and never throws',
    seeds: ['fuzz/globs'],
    words: [
      '*',
      '**',
      '/**',
      '**/',
      '?',
      '[a-z]',
      '[!a]',
      '{a,b}',
      '!',
      '\\',
      '/',
      ',',
      'src',
      '.ts',
      ' ',
      '\n',
      '#',
    ],
    check: checkGlobs,
  },
  inert: {
    promise: 'leaves nothing that a terminal, Markdown or a fence would act on, and hides nothing',
    seeds: ['replies', 'rules'],
    words: [
      '\u001b[31m',
      '\u202e',
      '\u200b',
      '\r',
      '\r\n',
      '\u2028',
      '```',
      '````',
      '~~~',
      '<b>',
      '&lt;',
      '@me',
      '::error::',
      '://',
      '\u{e0041}',
      '\ud800',
    ],
    check: checkInert,
  },
} as const satisfies Record<string, FuzzTarget>;

export type TargetName = keyof typeof TARGETS;

export function seedsOf({ seeds }: FuzzTarget): Buffer[] {
  return seeds.flatMap((seed) => {
    const folder = join('fixtures', seed);
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => readFileSync(join(entry.parentPath, entry.name)))
      .flatMap(headsIn);
  });
}

/** The heads of rule files that were measured in the client stand in one list. */
function headsIn(file: Buffer): Buffer[] {
  if (!file.includes('"head":')) return [file];
  const { rules } = JSON.parse(file.toString('utf8')) as { rules: readonly { head: string }[] };
  return rules.map(({ head }) => Buffer.from(head));
}
