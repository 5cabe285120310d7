import { injectionWarnings } from '../../context/injection/prompt-injection.ts';
import type { Lens } from '../../contracts/vocabulary.ts';
import type { Change } from '../../gather/change/change.ts';
import { printable } from '../../kernel/text/printable.ts';
import type { Clean, Material } from '../../packets/material.ts';
import { invalidUtf8Warnings } from '../../packets/warnings/invalid-utf8.ts';
import { replacedWarnings } from '../../packets/redaction/replaced-warnings.ts';
import { injectedLineWarnings } from '../../packets/warnings/injected-lines.ts';
import { unseenWarnings } from '../../packets/warnings/unseen-characters.ts';
import { FIRST_PARENT_ONLY } from '../../scope/revision.ts';
import { cutOffWarning } from './idle-lenses.ts';

/** What the reader of a plan or report must know about the change and about what else could be read. */
export function changeWarnings(
  change: Change,
  { context, files }: Clean<Material>,
  lenses: readonly Lens[],
): readonly string[] {
  return [
    ...mergeWarning(change),
    ...renameWarning(change),
    ...decodedNotes(change),
    ...unseenWarnings(files),
    ...invalidUtf8Warnings(files),
    ...replacedWarnings(files),
    ...injectionWarnings(context),
    ...injectedLineWarnings(files),
    ...(lenses.includes('history-context') ? cutOffWarning(context.history) : []),
  ];
}

function mergeWarning({ base, head }: Change): string[] {
  return base.why.endsWith(FIRST_PARENT_ONLY)
    ? [`${printable(head.label)} is a merge, compared with its first parent alone: ${FIRST_PARENT_ONLY}`]
    : [];
}

function decodedNotes({ decoded }: Change): string[] {
  return decoded.map(({ path, encoding }) => `${printable(path)} is ${encoding} and was shown decoded`);
}

function renameWarning(change: Change): string[] {
  return change.renameLimitHit
    ? ['git gave up looking for renames: some renamed files count as deleted and added']
    : [];
}
