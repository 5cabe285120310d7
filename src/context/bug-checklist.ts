import type { RuleFile } from '../rules/rule.ts';
import { prohibitionsIn } from './checklist/prohibitions.ts';
import { questionsOf } from './languages.ts';
import type { Stack } from './stack/stack.ts';

/**
 * What the bug lens should ask about this change: questions that its languages and dependencies raise, then the project's
 * own prohibitions, verbatim and with their file. It asks about nothing that the stack does not have.
 *
 * The second part is text of the repository: where it is shown, it belongs inside a fence.
 */
export function bugChecklist(stack: Stack, rules: readonly RuleFile[]): string[] {
  return [...bugQuestions(stack), ...projectProhibitions(rules)];
}

/** Only the questions: written by us, chosen by the stack, those of the most frequent language first. */
export function bugQuestions(stack: Stack): string[] {
  // Python package names are case-insensitive.
  const dependencies = new Set(
    [...stack.dependencies, stack.framework ?? ''].map((entry) => entry.toLowerCase().split(' ')[0] ?? ''),
  );
  const asked = stack.languages
    .flatMap(questionsOf)
    .flatMap((question) =>
      typeof question === 'string'
        ? question
        : question.with.split(' ').some((name) => dependencies.has(name))
          ? question.ask
          : [],
    );
  return [...new Set(asked)];
}

/** The project's own sentences, each as `CLAUDE.md: "Never log a token."`. */
export function projectProhibitions(rules: readonly RuleFile[]): string[] {
  return prohibitionsIn(rules).map(({ path, text }) => `${path}: "${text}"`);
}
