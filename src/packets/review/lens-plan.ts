import type { Summary } from '../../contracts/replies/summary.ts';
import { lensRecord, type Lens } from '../../contracts/vocabulary.ts';
import type { Relation } from '../../context/related-file.ts';
import type { Part } from '../../lenses/lens-record.ts';
import type { Fenced, Task } from '../assemble.ts';
import { HUNK_FACTS, type HunkFacts } from '../hunks/beside-hunks.ts';
import { INTENT_ROOM, intentText } from '../texts/intent-texts.ts';
import type { Clean, Material } from '../material.ts';
import { NONE, packagesText } from '../texts/packages-text.ts';
import { raisedText, type RaisedBefore } from '../texts/raised-text.ts';
import { NONE_KNOWN, relatedText } from '../texts/relation-texts.ts';
import { stackText } from '../texts/fact-texts.ts';
import { taskFacts, taskFactsWithTree } from '../texts/task-facts.ts';

/** What one lens is shown: its parts by the slots of its template, except the files and the diff. */
export type LensPlan = HunkFacts & {
  /** The same in every packet of the lens. */
  readonly fixed: Readonly<Record<string, string | readonly Fenced[]>>;
};

export type Given = {
  readonly material: Clean<Material>;
  /** Null if no summary was made; reviewers that see intent then get the commit messages. */
  readonly summary: Clean<Summary> | null;
  readonly task: Task;
  /** What others have raised, for a lens that is asked after them. */
  readonly raised?: Clean<readonly RaisedBefore[]> | undefined;
};

/** Who sees what. A lens gets only what its record names, so that no two of them look at the same thing. */
export function lensPlan(lens: Lens, given: Given): LensPlan {
  const { hasTree, parts, source } = lensRecord(lens);
  const facts = hasTree
    ? { ...taskFactsWithTree(given.task), packages: packages(given), ...raisedBefore(lens, given) }
    : taskFacts(given.task);
  return {
    fixed: Object.assign({}, facts, ...parts.map((part) => PARTS[part](given))) as LensPlan['fixed'],
    ...HUNK_FACTS[source](given.material),
  };
}

const PARTS: Readonly<Record<Part, (given: Given) => Readonly<Record<string, readonly Fenced[]>>>> = {
  intent: (given) => intent(given),
  'intent in full': (given) => intent(given, INTENT_ROOM),
  stack: ({ material }) => ({ stack: [{ kind: 'STACK', content: stackText(material.context.stack) }] }),
  'stack and checklist': ({ material }) => ({ stack: stackWithChecklist(material) }),
  related: (given) => ({ related: related(given) }),
  importers: (given) => ({ importers: related(given, ['imports', 'uses', 'tests']) }),
};

function related({ material }: Given, only?: readonly Relation[]): Fenced[] {
  const content = relatedText(material.context.related, only);
  return content === NONE_KNOWN ? [] : [{ kind: 'RELATED', content }];
}

/** The lens that reads the whole change is asked first, and has no place for it. */
function raisedBefore(lens: Lens, { raised }: Given): { raised?: readonly Fenced[] } {
  if (lensRecord(lens).statesIntent === true) return {};
  return { raised: raised === undefined ? [] : [{ kind: 'RAISED', content: raisedText(raised) }] };
}

/** For lenses that may look into the tree. */
function packages({ material: { context } }: Given): readonly Fenced[] {
  const content = packagesText(context.packages);
  return content === NONE ? [] : [{ kind: 'PACKAGES', content }];
}

function intent({ material, summary }: Given, room?: number): { intent: Fenced[] } {
  return { intent: [{ kind: 'INTENT', content: intentText(summary, material.context, room) }] };
}

function stackWithChecklist({ context, checklist }: Material): Fenced[] {
  const items =
    checklist.length === 0
      ? []
      : ['', 'worth a look in this stack:', ...checklist.map((item) => `- ${item}`)];
  return [{ kind: 'STACK', content: [stackText(context.stack), ...items].join('\n') }];
}
