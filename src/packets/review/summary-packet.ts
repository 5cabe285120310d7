import type { Context } from '../../context/context.ts';
import type { SlotName } from '../../contracts/shapes.ts';
import { packetOf, roomLeft, type Fenced, type Filling, type Nonces, type Task } from '../assemble.ts';
import { changeParts, emptyParts } from '../texts/change-parts.ts';
import { cutChange, shownBy, type Cargo } from '../hunks/cut-change.ts';
import { NO_EXTRAS } from '../texts/extras.ts';
import { importText, listed, stackText } from '../texts/fact-texts.ts';
import { authorText, discussionText } from '../texts/intent-texts.ts';
import { leanFile } from '../hunks/lean-hunk.ts';
import type { ShownFile } from '../hunks/shown-files.ts';
import type { Clean, Material } from '../material.ts';
import { pack } from '../pack.ts';
import type { Packet } from '../packet.ts';
import { relatedText } from '../texts/relation-texts.ts';
import { taskFactsWithTree } from '../texts/task-facts.ts';

// In bytes. The diff gets the rest.
const COMMITS_ROOM = 24 * 1024;
const WORDS_ROOM = 16 * 1024;
const IMPORTS_ROOM = 8 * 1024;

export type SummaryInput = {
  readonly task: Task;
  /** What the user asked to have reviewed: a branch, a range. */
  readonly title: string;
  readonly material: Clean<Material>;
  readonly nonces: Nonces;
  readonly nextSlot: () => SlotName;
};

/**
 * The one packet of the summarizer. If a change does not fit, it shows the first hunks; its file list says which
 * files are not here, and the agent has the tree.
 */
export function buildSummaryPacket({ task, title, material, nonces, nextSlot }: SummaryInput): Packet {
  const { files, context } = material;
  const groups = groupsText(files);
  const facts: Filling = { ...taskFactsWithTree(task), groups, ...knownFacts(title, context) };
  const outline: Filling = { ...facts, ...emptyParts(files) };
  const room = roomLeft('change-summarizer', task.run, outline, nonces);
  const { units, uncovered } = cutChange(files.map(leanFile), [() => NO_EXTRAS], room);
  const [chunk = new Set<Cargo>()] = pack(units.flat(), room);
  return packetOf(
    { agent: 'change-summarizer', slot: nextSlot(), part: 1, of: 1 },
    { ...facts, ...changeParts(files, units.flat(2), uncovered)(chunk) },
    nonces,
    shownBy(chunk),
  );
}

/** How many files have each status: for a long list of files the packet only shows folders. */
function groupsText(files: readonly ShownFile[]): string {
  return (['added', 'modified', 'deleted', 'renamed'] as const)
    .map((status) => `${files.filter((file) => file.status === status).length} ${status}`)
    .join(', ');
}

/** Everything except the files and the diff. A pull request's description, commits and remarks share the room. */
function knownFacts(title: string, context: Context): Record<string, readonly Fenced[]> {
  const room = context.pullRequest === null ? COMMITS_ROOM : WORDS_ROOM;
  const imports = listed(context.imports.map(importText), '\n', IMPORTS_ROOM);
  return {
    intent: [{ kind: 'INTENT', content: `asked for: ${title}\n\n${authorText(context, room)}` }],
    discussion: [{ kind: 'COMMENTS', content: discussionText(context.pullRequest, WORDS_ROOM) }],
    stack: [{ kind: 'STACK', content: stackText(context.stack) }],
    imports: [{ kind: 'IMPORTS', content: imports || '(none added or removed)' }],
    related: [{ kind: 'RELATED', content: relatedText(context.related) }],
  };
}
