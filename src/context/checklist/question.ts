/**
 * Questions for the reader of a diff, each with what must be in the change for it to be asked: one of the languages
 * and, where dependencies are named, one of them too. Names of languages as in `languages.ts`,
 * of dependencies in small letters.
 */
export type Question = {
  readonly languages: readonly string[];
  readonly dependencies?: readonly string[];
  readonly ask: string;
};

/** Questions that a language alone raises. */
export const asked = (languages: readonly string[], ...questions: readonly string[]): Question[] =>
  questions.map((ask) => ({ languages, ask }));

/** Questions that a language raises together with one of the dependencies. */
export const askedWith = (
  languages: readonly string[],
  dependencies: readonly string[],
  ...questions: readonly string[]
): Question[] => questions.map((ask) => ({ languages, dependencies, ask }));
