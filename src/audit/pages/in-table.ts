import { inertMarkdown } from '../../kernel/text/inert.ts';

/** Text of a model or a repository in a table or line of Markdown: it can neither end its cell nor do anything. */
export function inTable(text: string): string {
  return inertMarkdown(text);
}
