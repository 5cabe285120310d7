import type { Side } from '../contracts/shapes.ts';
import type { ChangedLines } from '../diff/changed-lines.ts';
import { lined, type LinedText } from '../evidence/reviewed-text.ts';
import type { GuardWorld } from '../findings/guard/guard-places.ts';
import { lastPart, lineDirectives } from '../findings/guard/line-directives.ts';
import type { Repository } from '../io/git/git.ts';
import { listTree, type TreeEntry } from '../io/git/objects/objects.ts';
import { eachFile } from '../io/git/objects/stream-blobs.ts';
import { LARGEST_TEXT } from '../kernel/largest-text.ts';
import type { RepoPath } from '../kernel/repo-path.ts';
import { contentFacts } from '../scope/content-facts.ts';
import { textIn } from '../scope/decode-text.ts';
import type { TwoTrees } from './change/git-diff.ts';

/** What findings are compared with besides the change: the files that they name, on both sides. */
export type GuardedFiles = Required<Pick<GuardWorld, 'linesOf' | 'otherEndsOf' | 'movedBy' | 'textOf'>>;

type Compared = TwoTrees & { readonly changed: ChangedLines };

/**
 * Reads the files that findings name, and all that changed: a line directive in one of these moves the lines of another.
 *
 * @throws environment/*
 */
export async function readGuardedFiles(
  repository: Repository,
  { base, head, changed }: Compared,
  named: Iterable<RepoPath>,
): Promise<GuardedFiles> {
  const asked = withFormerNames(named, changed);
  const [old, now] = [
    await readSide(repository, base.tree, asked),
    await readSide(repository, head.tree, asked, changed),
  ];
  const former = new Set([...changed.values()].map(formerName));
  const sides = { old, new: now };
  const shownOn = (path: RepoPath, side: Side): FileOnSide | undefined =>
    changed.has(path) || former.has(path) ? sides[side].get(path) : undefined;
  return {
    linesOf: (path) =>
      old.has(path) || now.has(path) ? { old: old.get(path)?.lines, new: now.get(path)?.lines } : undefined,
    otherEndsOf: (path) => ({
      old: shownOn(path, 'old')?.otherEnds ?? 0,
      new: shownOn(path, 'new')?.otherEnds ?? 0,
    }),
    movedBy: movedLines(now, changed),
    textOf: (path, side) => shownOn(path, side)?.text,
  };
}

/** A removed line may be cited by the former name of its file. */
function withFormerNames(named: Iterable<RepoPath>, changed: ChangedLines): ReadonlySet<RepoPath> {
  return new Set([...named].flatMap((path) => [path, formerName(changed.get(path)) ?? path]));
}

function formerName(change: ReturnType<ChangedLines['get']>): RepoPath | undefined {
  return change === undefined || change.kind === 'deleted' ? undefined : change.from;
}

type FileOnSide = {
  /** Infinite if git sees no lines. */
  readonly lines: number;
  readonly text?: LinedText | undefined;
  readonly otherEnds?: number;
  readonly directives?: ReturnType<typeof lineDirectives>;
};

const UNREAD: FileOnSide = { lines: Infinity };

/** Of the files in `others`, only the directives are held: a change may be larger than memory. */
async function readSide(
  repository: Repository,
  tree: string,
  asked: ReadonlySet<RepoPath>,
  others: ChangedLines = new Map(),
): Promise<ReadonlyMap<RepoPath, FileOnSide>> {
  const listing = await listTree(repository, tree);
  const entries = listing.filter(({ path }) => asked.has(path) || others.has(path));
  const files = new Map<RepoPath, FileOnSide>(entries.map(({ path }) => [path, UNREAD]));
  await eachFile(repository, entries.filter(mayBeText), ({ path }, content) => {
    const text = textIn(content);
    const directives = lineDirectives(text ?? content.toString('latin1'));
    files.set(path, asked.has(path) ? { ...linesIn(content, text), directives } : { ...UNREAD, directives });
  });
  return files;
}

const mayBeText = ({ type, size }: TreeEntry): boolean => type === 'blob' && (size ?? 0) <= LARGEST_TEXT;

function linesIn(content: Buffer, text: string | undefined): FileOnSide {
  const { binary, lines } = contentFacts(content);
  return {
    lines: binary ? Infinity : lines,
    text: text === undefined ? undefined : lined(text),
    otherEnds: text?.match(OTHER_END)?.length ?? 0,
  };
}

/**
 * Where JavaScript, Java or Python ends a line and git does not: a lone CR, the separators of Unicode, form feeds and the like.
 * A change could add them to shift every line that another tool names away from the lines that it added.
 */
const OTHER_END = /[\u000b\u000c\u001c-\u001e\u0085\u2028\u2029]|\r(?!\n)/g;

/**
 * Changed files with line directives, and the files that these name. A change could add a directive to move a tool's findings
 * from its lines to others, or to another file.
 */
function movedLines(now: ReadonlyMap<RepoPath, FileOnSide>, changed: ChangedLines): GuardedFiles['movedBy'] {
  const inFiles = new Map<string, string>();
  const named = new Map<string, string>();
  let anywhere: string | undefined;
  for (const [path, { directives }] of now) {
    if (directives === undefined || !changed.has(path)) continue;
    const said = `${path} has ${JSON.stringify(directives.first.slice(0, SHOWN))}`;
    inFiles.set(path, said);
    if (directives.names === 'any') anywhere ??= said;
    else for (const name of directives.names) named.set(name, said);
  }
  return (path) => inFiles.get(path) ?? named.get(lastPart(path)) ?? anywhere;
}

/** Characters of a directive that a reason shows. */
const SHOWN = 60;
