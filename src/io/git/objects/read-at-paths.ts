import type { Writable } from 'node:stream';
import { Failure } from '../../../kernel/failure.ts';
import { LARGEST_TEXT } from '../../../kernel/largest-text.ts';
import type { RepoPath } from '../../../kernel/repo-path.ts';
import { readGit, type Repository } from '../git.ts';
import { BatchOutput, endedEarly, sizeInHeader } from './batch-output.ts';
import type { TreeEntry } from './objects.ts';

/** The entry at a path of a tree: a file, a folder or a submodule. */
export type NamedEntry = Pick<TreeEntry, 'type' | 'oid' | 'path'>;

type ReadAtPaths = {
  /** One list per tree; missing paths are left out. */
  readonly entries: readonly (readonly NamedEntry[])[];
  /** Of the files by id, except those that are larger than any text. */
  readonly contents: ReadonlyMap<string, Buffer>;
};

/**
 * What trees have at these paths. One `git cat-file --batch` gives the folders on the way, level by level, and then the files.
 *
 * @throws environment/tree-unavailable for an object that is missing, or is of another type
 */
export async function readAtPaths(
  repository: Repository,
  trees: readonly string[],
  paths: readonly RepoPath[],
): Promise<ReadAtPaths> {
  return converse(repository, search(trees, paths));
}

type Question = { readonly type: 'blob' | 'tree'; readonly oids: string[] };
type Answers = ReadonlyMap<string, Buffer>;

async function converse(
  repository: Repository,
  talk: Generator<Question, ReadAtPaths, Answers>,
): Promise<ReadAtPaths> {
  let asked: Question = { type: 'tree', oids: [] };
  let answer = new Map<string, Buffer>();
  let found: ReadAtPaths | undefined;
  const goOn = (git: Writable | undefined): void => {
    const step = talk.next(answer);
    answer = new Map();
    if (step.done === true) found = step.value;
    else asked = { ...step.value, oids: [...new Set(step.value.oids)] };
    if (found !== undefined) git?.end();
    else if (asked.oids.length === 0) goOn(git);
    else git?.write(asked.oids.map((oid) => `${oid}\n`).join(''));
  };
  let stdin: Writable | undefined;
  const output = new BatchOutput({
    begin: (header) => {
      const size = sizeInHeader(asked.oids[0] ?? '', header, asked.type);
      return { size, isWanted: asked.type === 'tree' || size <= LARGEST_TEXT };
    },
    use: (content) => {
      const oid = asked.oids.shift();
      if (oid !== undefined && content !== undefined) answer.set(oid, content);
      if (asked.oids.length === 0) goOn(stdin);
    },
  });
  await readGit(repository, ['cat-file', '--batch'], {
    input: (git) => {
      stdin = git;
      goOn(git);
    },
    each: (piece) => {
      output.take(piece);
    },
  });
  if (found === undefined) throw endedEarly(asked.oids.length);
  return found;
}

/** Asks for objects of one type, and goes on when it has their contents. */
function* search(
  trees: readonly string[],
  paths: readonly RepoPath[],
): Generator<Question, ReadAtPaths, Answers> {
  const entries = trees.map((): NamedEntry[] => []);
  let open = trees.flatMap((oid, tree) => paths.map((path) => ({ tree, path, oid, names: path.split('/') })));
  while (open.length > 0) {
    const read = yield { type: 'tree', oids: open.map(({ oid }) => oid) };
    const folders = new Map([...read].map(([oid, tree]) => [oid, itemsIn(tree, oid)]));
    open = open.flatMap(({ names: [name = '', ...names], ...one }) => {
      const item = folders.get(one.oid)?.get(nameInTree(name));
      if (item !== undefined && names.length === 0) entries[one.tree]?.push({ ...item, path: one.path });
      return item?.type === 'tree' && names.length > 0 ? [{ ...one, oid: item.oid, names }] : [];
    });
  }
  const files = entries.flat().filter(({ type }) => type === 'blob');
  return { entries, contents: yield { type: 'blob', oids: files.map(({ oid }) => oid) } };
}

/** Names are bytes in git. Decoded as UTF-8, two invalid names could become the same. */
const nameInTree = (name: string): string => Buffer.from(name, 'utf8').toString('latin1');

/**
 * The entries of a tree object by their names in latin1: `<mode> <name>\0<oid>` for each, the id in bytes.
 *
 * @throws environment/tree-unavailable
 */
function itemsIn(tree: Buffer, oid: string): ReadonlyMap<string, Omit<NamedEntry, 'path'>> {
  const found = new Map<string, Omit<NamedEntry, 'path'>>();
  for (let at = 0; at < tree.length;) {
    const name = tree.indexOf(SPACE, at) + 1;
    const end = tree.indexOf(0, name);
    const next = end + 1 + oid.length / 2;
    if (name === 0 || end === -1 || next > tree.length) throw malformed(oid);
    const mode = parseInt(tree.toString('latin1', at, name - 1), 8);
    found.set(tree.toString('latin1', name, end), {
      type: mode === FOLDER ? 'tree' : mode === SUBMODULE ? 'commit' : 'blob',
      oid: tree.toString('hex', end + 1, next),
    });
    at = next;
  }
  return found;
}

const SPACE = 0x20;
const FOLDER = 0o040000;
const SUBMODULE = 0o160000;

function malformed(oid: string): Failure {
  return new Failure('environment/tree-unavailable', `the tree ${oid} is not of git's form`, {
    hint: 'look for damage: git fsck',
  });
}
