import type { Lens } from '../contracts/vocabulary.ts';
import type { Summary } from '../contracts/summary.ts';
import { shownNames } from '../context/history-table.ts';
import type { Relation } from '../context/related-file.ts';
import type { RepoPath } from '../kernel/repo-path.ts';
import type { Fenced, Task } from './assemble.ts';
import type { Pass } from './cut-change.ts';
import { NO_EXTRAS, ruleExtras, textExtras, type Extra } from './extras.ts';
import { commentTexts } from './comment-texts.ts';
import { historyNotes, historyTexts, importText, stackText } from './fact-texts.ts';
import { INTENT_ROOM, intentText } from './intent-texts.ts';
import type { Clean, Material } from './material.ts';
import { byteLength } from './packet.ts';
import type { ShownFile } from './shown-files.ts';
import { relatedText, triggerText } from './relation-texts.ts';
import { taskFacts, taskFactsWithTree } from './task-facts.ts';

/** What one lens is shown: its parts by the slots of its template, apart from the files and the diff. */
export type LensPlan = {
  /** The same in every packet of the lens. */
  readonly fixed: Readonly<Record<string, string | readonly Fenced[]>>;
  /** The passes over the change for packets with that many bytes of room. */
  readonly passes: (room: number) => readonly Pass[];
  /** The parts that hold a packet's extras. */
  readonly filled: (extras: readonly Extra[]) => Readonly<Record<string, readonly Fenced[]>>;
};

type Given = {
  readonly material: Clean<Material>;
  readonly summary: Clean<Summary> | null;
  readonly task: Task;
};

/** The change once, with nothing beside single files. */
const ONE_PASS: Pick<LensPlan, 'passes' | 'filled'> = { passes: () => [() => NO_EXTRAS], filled: () => ({}) };

/** Who sees what. A lens gets its own source and nothing else, so that no two of them look at the same thing. */
export const LENS_PLANS: Readonly<Record<Lens, (given: Given) => LensPlan>> = {
  'bug-scan': ({ material, task }) => ({
    ...ONE_PASS,
    fixed: { ...taskFacts(task), stack: stackWithChecklist(material) },
  }),
  'rules-compliance': ({ material, task }) => ({
    fixed: taskFacts(task),
    passes: (room) => rulePasses(material, room),
    filled: (extras) => ({
      rules: extras.map(({ content, attributes = {} }) => ({ kind: 'RULES', content, attributes })),
    }),
  }),
  'dependency-check': (given) => ({
    fixed: {
      ...withIntent(given),
      ...withStack(given),
      ...withRelated(given),
    },
    passes: (room) => [factsPerFile(given.material.context.imports, room, (of) => of.map(importText))],
    filled: (extras) => ({
      imports: [{ kind: 'IMPORTS', content: joined(extras, '(none added or removed here)') }],
    }),
  }),
  'history-context': (given) => {
    const { history } = given.material.context;
    const nameOf = shownNames(history);
    return {
      fixed: withIntent(given),
      passes: (room) => [
        factsPerFile(history.rows, room, (of) => historyTexts(of, nameOf, Math.floor(room / 4))),
      ],
      filled: (extras) => ({
        history: [
          {
            kind: 'HISTORY',
            content: historyNotes(history) + joined(extras, '(no commit in the table for these files)'),
          },
        ],
      }),
    };
  },
  'comment-compliance': (given) => ({
    fixed: withIntent(given),
    passes: (room) => [factsPerFile(given.material.context.comments, room, commentTexts)],
    filled: (extras) => ({
      comments: [{ kind: 'COMMENTS', content: joined(extras, '(none near the changed lines)') }],
    }),
  }),
  'intent-fulfilment': (given) => ({ ...ONE_PASS, fixed: withIntent(given, INTENT_ROOM) }),
  'caller-impact': (given) => ({
    fixed: { ...withIntent(given), ...withRelated(given, ['imports', 'uses', 'tests']) },
    passes: (room) => [factsPerFile(given.material.context.triggers, room, (of) => of.map(triggerText))],
    filled: (extras) => ({
      triggers: [{ kind: 'TRIGGERS', content: joined(extras, '(no change of a contract was found here)') }],
    }),
  }),
  'data-flow-security': (given) => ({
    ...ONE_PASS,
    fixed: { ...withIntent(given), ...withStack(given), ...withRelated(given) },
  }),
  'codebase-fit': (given) => ({ ...ONE_PASS, fixed: { ...withIntent(given), ...withRelated(given) } }),
};

function withIntent({ material, summary, task }: Given, room?: number): LensPlan['fixed'] {
  const content = intentText(summary, material.context, room);
  return { ...taskFactsWithTree(task), intent: [{ kind: 'INTENT', content }] };
}

function withStack({ material }: Given): LensPlan['fixed'] {
  return { stack: [{ kind: 'STACK', content: stackText(material.context.stack) }] };
}

function withRelated({ material }: Given, only?: readonly Relation[]): LensPlan['fixed'] {
  return { related: [{ kind: 'RELATED', content: relatedText(material.context.related, only) }] };
}

function stackWithChecklist({ context, checklist }: Material): Fenced[] {
  const items =
    checklist.length === 0
      ? []
      : ['', 'worth a look in this stack:', ...checklist.map((item) => `- ${item}`)];
  return [{ kind: 'STACK', content: [stackText(context.stack), ...items].join('\n') }];
}

/**
 * Every rule beside every hunk, group of rules by group. A group takes what a small change leaves of a packet, so that
 * all is in one where it fits, and half a packet beside a big one.
 */
function rulePasses({ rules, files }: Material, room: number): Pass[] {
  const change = files.flatMap(({ header, hunks }) => [header, ...hunks.map((hunk) => hunk.text)]).join('');
  const limit = Math.max(room - byteLength(change) - SPARE, Math.floor(room / 2));
  const { groups, tooLong } = ruleExtras(rules, limit);
  return groups.map((group) => () => ({ groups: [group], tooLong }));
}

// More than the label that `cutChange` keeps room for with each hunk.
const SPARE = 256;

/** One pass, in which every file's hunks stand beside the file's own facts. */
function factsPerFile<T extends { readonly path: RepoPath }>(
  facts: readonly T[],
  room: number,
  texts: (of: readonly T[], file: ShownFile) => string[],
): Pass {
  const byPath = new Map<RepoPath, T[]>();
  for (const fact of facts) byPath.set(fact.path, [...(byPath.get(fact.path) ?? []), fact]);
  return (file) => {
    const own = byPath.get(file.path);
    return own === undefined ? NO_EXTRAS : textExtras(texts(own, file), Math.floor(room / 2));
  };
}

function joined(extras: readonly Extra[], none: string): string {
  return extras.map((extra) => extra.content).join('') || none;
}
