import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkFrontmatter } from './check-frontmatter.ts';
import { checkGlobs } from './check-globs.ts';
import { checkInert } from './check-inert.ts';
import { checkPackets } from './check-packets.ts';
import { checkPage } from './check-page.ts';
import { checkPatch } from './check-patch.ts';
import { checkReply } from './check-reply.ts';
import { checkSarif } from './check-sarif.ts';
import {
  FRONTMATTER_WORDS,
  GLOBS_WORDS,
  INERT_WORDS,
  MARKUP_WORDS,
  PATCH_WORDS,
  REPLY_WORDS,
} from './words.ts';

/** A reader of text that others wrote. `check` throws when it breaks a promise; a refusal is none. */
export type FuzzTarget = {
  readonly promise: string;
  /** Folders and files of `fixtures/` that a run starts from. */
  readonly seeds: readonly string[];
  /** Words of the format. */
  readonly words: readonly string[];
  readonly check: (input: Buffer) => void;
};

export const TARGETS = {
  reply: {
    promise: 'accepts exactly what JSON accepts, less equal keys, and gives the same value',
    seeds: ['replies'],
    words: REPLY_WORDS,
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
    words: FRONTMATTER_WORDS,
    check: checkFrontmatter,
  },
  globs: {
    promise: 'matches as the gitignore library does with the client’s preparation, and never throws',
    seeds: ['fuzz/globs'],
    words: GLOBS_WORDS,
    check: checkGlobs,
  },
  inert: {
    promise: 'leaves nothing that a terminal, Markdown or a fence would act on, and hides nothing',
    seeds: ['replies', 'rules'],
    words: INERT_WORDS,
    check: checkInert,
  },
  sarif: {
    promise: 'holds every text exactly, and no message that a reader of the standard would act on',
    seeds: ['fuzz/sarif', 'fuzz/page'],
    words: MARKUP_WORDS,
    check: checkSarif,
  },
  page: {
    promise: 'is for a parser of HTML the same page whatever the texts say, and shows them',
    seeds: ['fuzz/page', 'fuzz/sarif'],
    words: MARKUP_WORDS,
    check: checkPage,
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
