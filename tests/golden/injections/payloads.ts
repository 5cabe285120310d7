import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** Where a payload can be in a repository or in text about it. `places.ts` puts it there. */
export const PLACES = [
  'code-comment',
  'string',
  'kept-comment',
  'removed-comment',
  'test-name',
  'file-name',
  'link',
  'file',
  'rule',
  'manifest',
  'import',
  'commit-message',
  'commit-author',
  'history-message',
  'branch-name',
  'pull-request-title',
  'pull-request-body',
  'pull-request-remark',
  'pull-request-line-remark',
] as const;
export type Place = (typeof PLACES)[number];

/** One file of `fixtures/injections/`. */
export type Payload = {
  readonly id: string;
  readonly stands: Place;
  /** What it tries to achieve. */
  readonly tries: string;
  readonly text: string;
  /** The name of a file that the change adds. */
  readonly path?: string;
  /** The harmless text in its place, if letters alone would be parsed differently. */
  readonly twin?: string;
};

const FOLDER = join(import.meta.dirname, '..', '..', '..', 'fixtures', 'injections');

export const PAYLOADS: readonly Payload[] = readdirSync(FOLDER)
  .toSorted()
  .map((name) => ({
    id: name.replace(/\.yaml$/, ''),
    ...(parse(readFileSync(join(FOLDER, name), 'utf8')) as Omit<Payload, 'id'>),
  }));

/** The payload as an attacker who knows this nonce and this slot would write it. */
export type Saying = { readonly nonce: string; readonly slot: string };
/** The author of a repository can only guess them. */
export const GUESSED: Saying = { nonce: 'f00dfeed'.repeat(4), slot: 'aaaaaa/1' };

/** The text of a payload, or of its harmless twin. */
export type Wording = (payload: Payload, saying?: Saying) => string;

export const hostile: Wording = ({ text }, { nonce, slot } = GUESSED) =>
  text
    .replaceAll('{{nonce}}', nonce)
    .replaceAll('{{NONCE}}', nonce.toUpperCase())
    .replaceAll('{{slot}}', slot);

/** As many bytes in as many lines, with letters only. Blanks and the folders of a path stay. */
export const harmless: Wording = (payload, saying) =>
  payload.twin ??
  hostile(payload, saying).replaceAll(/[^\n /]/gu, (char) => 'w'.repeat(Buffer.byteLength(char)));
