import type { Report } from '../../contracts/files/report.ts';
import { blobAt } from '../../io/git/objects/one-object.ts';
import type { Run } from '../../run/stored/open-run.ts';
import { oneHunk, suggestionOf, type Suggestion } from '../comments/suggestion.ts';

/** Fixes that a comment at their finding's file can offer to apply, by the finding's id. */
export async function suggestionsOf(
  { repository, file: { head } }: Run,
  { findings }: Report,
): Promise<ReadonlyMap<string, Suggestion>> {
  const found = new Map<string, Suggestion>();
  for (const { id, file, fix } of findings) {
    const hunk = oneHunk(fix?.patch ?? '');
    if (hunk?.file !== file) continue;
    const text = await blobAt(repository, head.tree, file);
    const suggestion = suggestionOf(hunk, text?.toString('utf8') ?? '');
    if (suggestion !== undefined) found.set(id, suggestion);
  }
  return found;
}
