import type { LanguageQuestion } from '../languages/language-record.ts';
import { LANGUAGE_RECORDS } from '../languages/languages.gen.ts';

/** What a language has the reader of a diff asked. */
export function questionsOf(language: string): LanguageQuestion[] {
  return LANGUAGE_RECORDS.filter(({ name }) => name === language).flatMap(({ questions }) => questions);
}

/** Dependencies that bring a question of their own: they are told even where nothing imports them by name. */
export const dependenciesAskedAbout: ReadonlySet<string> = new Set(
  LANGUAGE_RECORDS.flatMap(({ questions }) =>
    questions.flatMap((question) => (typeof question === 'string' ? [] : question.with)),
  ),
);
