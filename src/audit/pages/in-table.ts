import { inertMarkdown } from '../../kernel/text/inert.ts';

/** Makes text of a model or a repository safe in a table or line of Markdown: it can neither end its cell nor have any effect. */
export function inTable(text: string): string {
  return inertMarkdown(text);
}
