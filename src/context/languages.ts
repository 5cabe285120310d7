import { posix } from 'node:path';
import { by, inOrder } from '../kernel/order.ts';
import { LANGUAGE_RECORDS } from './languages/languages.gen.ts';
import type { Ecosystem, Family, LanguageQuestion, LanguageRecord } from './languages/language-record.ts';
import { SHELL } from './languages/shell.ts';

const BY_EXTENSION = byWords(({ extensions }) => extensions);
const BY_NAME = byWords(({ names }) => (typeof names === 'string' ? names : ''));
const BY_PROGRAM = byWords(({ programs }) => programs);
const BY_PATTERN = LANGUAGE_RECORDS.flatMap((record) =>
  record.names instanceof RegExp ? [{ record, pattern: record.names }] : [],
);
const ALSO_IMPORTED: ReadonlyMap<string, Family> = new Map(
  LANGUAGE_RECORDS.flatMap(({ family }) =>
    family === undefined ? [] : words(family.alsoImports).map((word) => [word, family] as const),
  ),
);

/** The record for a file by its name; the whole name takes precedence over the extension. */
export function recordOf(path: string): LanguageRecord | undefined {
  const name = posix.basename(path);
  return (
    BY_NAME.get(name) ??
    BY_PATTERN.find(({ pattern }) => pattern.test(name))?.record ??
    BY_EXTENSION.get(extensionOf(path))
  );
}

/** The record for a program by its first line. */
export function recordOfProgram(text: string): LanguageRecord | undefined {
  const firstLine = text.slice(0, text.indexOf('\n') + 1).slice(0, 200);
  return BY_PROGRAM.get(PROGRAM.exec(firstLine)?.[1] ?? '');
}
const PROGRAM = new RegExp(String.raw`^#!.*\b(${[...BY_PROGRAM.keys()].join('|')})[\d.]*\b`);

/** The language of a file by its name. */
export function languageOf(path: string): string | undefined {
  return recordOf(path)?.name;
}

/** Languages of files by their names, the most frequent first; files of no known language do not count. */
export function languagesOf(paths: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const path of paths) {
    const language = languageOf(path);
    if (language !== undefined) counts.set(language, (counts.get(language) ?? 0) + 1);
  }
  const order = inOrder<[string, number]>(
    by(([, count]) => -count),
    by(([name]) => name),
  );
  return [...counts].toSorted(order).map(([name]) => name);
}

/** The ecosystems of languages, in order, without duplicates. */
export function ecosystemsOf(languages: readonly string[]): Ecosystem[] {
  return [...new Set(languages.flatMap(recordsNamed).flatMap(({ ecosystem }) => ecosystem ?? []))];
}

/** The questions that a language raises for the reader of a diff. */
export function questionsOf(language: string): LanguageQuestion[] {
  return recordsNamed(language).flatMap(({ questions }) => questions);
}

/** Dependencies that raise a question of their own: they are listed even if nothing imports them by name. */
export const dependenciesAskedAbout: ReadonlySet<string> = new Set(
  LANGUAGE_RECORDS.flatMap(({ questions }) =>
    questions.flatMap((question) => (typeof question === 'string' ? [] : words(question.with))),
  ),
);

/** The family of a file by its name; a program without an extension counts as a shell script. */
export function familyOf(path: string, isProgram = false): Family | undefined {
  const extension = extensionOf(path);
  return extension === '' && isProgram ? SHELL.family : BY_EXTENSION.get(extension)?.family;
}

/** The family whose files may import this file. */
export function importersFamily(path: string): Family | undefined {
  return familyOf(path, true) ?? ALSO_IMPORTED.get(extensionOf(path));
}

const recordsNamed = (language: string): LanguageRecord[] =>
  LANGUAGE_RECORDS.filter(({ name }) => name === language);

function extensionOf(path: string): string {
  return posix.extname(path).slice(1).toLowerCase();
}

function words(list = ''): string[] {
  return list.split(' ').filter((word) => word !== '');
}

function byWords(
  listOf: (record: LanguageRecord) => string | undefined,
): ReadonlyMap<string, LanguageRecord> {
  return new Map(LANGUAGE_RECORDS.flatMap((record) => words(listOf(record)).map((word) => [word, record])));
}
