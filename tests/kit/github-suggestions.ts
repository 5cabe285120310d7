import type { KeptThread } from './github-threads.ts';

/**
 * A file after somebody has applied the suggestion of a thread, as GitHub does it: the lines that the comment is at become the
 * lines of its block. Undefined for a comment that offers none. With nothing of the code under test.
 */
export function afterSuggestion({ startLine, line, comments }: KeptThread, text: string): string | undefined {
  const [, fence = '', rest = ''] = /^(`{3,})suggestion\n([\s\S]*)/m.exec(comments[0]?.body ?? '') ?? [];
  if (fence === '') return undefined;
  const block: string[] = [];
  for (const one of rest.split('\n')) {
    if (/^`+$/.test(one) && one.length >= fence.length) break;
    block.push(one);
  }
  const lines = text.split('\n');
  return [...lines.slice(0, (startLine ?? line) - 1), ...block, ...lines.slice(line)].join('\n');
}
