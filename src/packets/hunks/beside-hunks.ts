import { abbreviatedNames } from '../../context/history/history-table.ts';
import { groupedBy } from '../../kernel/grouped-by.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';
import type { Source } from '../../lenses/lens-record.ts';
import type { Fenced, Filling } from '../assemble.ts';
import { commentTexts } from '../texts/comment-texts.ts';
import type { Pass } from './cut-change.ts';
import { NO_EXTRAS, ruleExtras, textExtras, type Extra } from '../texts/extras.ts';
import { historyNotes, historyTexts, importText } from '../texts/fact-texts.ts';
import type { Clean, Material } from '../material.ts';
import { byteLength } from '../packet.ts';
import { triggerText } from '../texts/relation-texts.ts';
import type { ShownFile } from './shown-files.ts';

/** How a source's facts are placed beside the hunks that they are about. */
export type HunkFacts = {
  /** The passes over the change for packets with that many bytes of room. */
  readonly passes: (room: number) => readonly Pass[];
  /** The parts that hold a packet's extras. */
  readonly filled: (extras: readonly Extra[]) => Readonly<Record<string, readonly Fenced[]>>;
};

/** The change once, with no facts beside single files. */
const nothing = (): HunkFacts => ({ passes: () => [() => NO_EXTRAS], filled: () => ({}) });

/** The placeholder texts for missing facts. */
const NOTHING = {
  imports: '(none added or removed here)',
  history: '(no commit in the table for these files)',
  comments: '(none near the changed lines)',
  callers: '(no change of a contract was found here)',
};

/** Drops parts that only say that there is nothing, and with them their sections. */
export function withoutEmptyParts<T extends Readonly<Record<string, string | readonly Fenced[]>>>(
  filling: T,
): Filling {
  const said = new Set<string>(Object.values(NOTHING));
  return Object.fromEntries(
    Object.entries(filling).map(([name, value]) => [
      name,
      typeof value !== 'string' && value.length > 0 && value.every(({ content }) => said.has(content))
        ? ''
        : value,
    ]),
  );
}

export const HUNK_FACTS: Readonly<Record<Source, (material: Clean<Material>) => HunkFacts>> = {
  change: nothing,
  rules: (material) => ({
    passes: (room) => rulePasses(material, room),
    filled: (extras) => ({
      rules: extras.map(({ content, attributes = {} }) => ({ kind: 'RULES', content, attributes })),
    }),
  }),
  imports: ({ context }) => ({
    passes: (room) => [factsPerFile(context.imports, room, (of) => of.map(importText))],
    filled: (extras) => ({
      imports: [{ kind: 'IMPORTS', content: joined(extras, NOTHING.imports) }],
    }),
  }),
  history: ({ context: { history } }) => {
    const nameOf = abbreviatedNames(history);
    return {
      passes: (room) => [
        factsPerFile(history.rows, room, (of) => historyTexts(of, nameOf, Math.floor(room / 4))),
      ],
      filled: (extras) => ({
        history: [
          {
            kind: 'HISTORY',
            content: historyNotes(history) + joined(extras, NOTHING.history),
          },
        ],
      }),
    };
  },
  comments: ({ context }) => ({
    passes: (room) => [factsPerFile(context.comments, room, commentTexts)],
    filled: (extras) => ({
      comments: [{ kind: 'COMMENTS', content: joined(extras, NOTHING.comments) }],
    }),
  }),
  intent: nothing,
  callers: ({ context }) => ({
    passes: (room) => [factsPerFile(context.triggers, room, (of) => of.map(triggerText))],
    filled: (extras) => ({
      triggers: [{ kind: 'TRIGGERS', content: joined(extras, NOTHING.callers) }],
    }),
  }),
  flows: nothing,
  codebase: nothing,
};

/**
 * Every rule beside every hunk, one group of rules after the other. A group takes the room that a small change leaves in a
 * packet, so that everything is in one packet if it fits, and half a packet next to a large change.
 */
function rulePasses({ rules, files }: Material, room: number): Pass[] {
  const change = files.flatMap(({ header, hunks }) => [header, ...hunks.map((hunk) => hunk.text)]).join('');
  const limit = Math.max(room - byteLength(change) - SPARE, Math.floor(room / 2));
  const { groups, tooLong } = ruleExtras(rules, limit);
  return groups.map((group) => () => ({ groups: [group], tooLong }));
}

// More than the label that `cutChange` reserves room for with each hunk.
const SPARE = 256;

/** One pass, in which every file's hunks are beside the file's own facts. */
function factsPerFile<T extends { readonly path: RepoPath }>(
  facts: readonly T[],
  room: number,
  texts: (of: readonly T[], file: ShownFile) => string[],
): Pass {
  const byPath = groupedBy(facts, ({ path }) => path);
  return (file) => {
    const own = byPath.get(file.path);
    return own === undefined ? NO_EXTRAS : textExtras(texts(own, file), Math.floor(room / 2));
  };
}

function joined(extras: readonly Extra[], none: string): string {
  return extras.map((extra) => extra.content).join('') || none;
}
