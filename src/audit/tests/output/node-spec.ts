import { sumOf, type FailureBlock, type Recognised, type Runner } from './runner.ts';

const SPOKEN = /^ℹ tests \d+$/m;
/** One of the list at the end: its file, its line as it is in the tree, and its details, which are indented. */
const LISTED = /^test at (?:file:)?(.+):\d+:\d+\n(✖ (.+) \([\d.]+ms\))\n((?:(?: {2}.*)?\n)*)/gm;
/** In the tree of all tests: one with others in it, or one that failed. */
const IN_TREE = /^( *)(?:▶ (.+?)(?: \([\d.]+ms\))?|(✖ .+))$/;

export const NODE_SPEC: Runner = {
  name: 'node',
  read: readNodeSpec,
  blocks: nodeSpecBlocks,
  summary: /^ℹ (?:tests|pass|fail) \d/,
};

/**
 * node:test's reporter for people: `file > outer > inner`. The list at the end has the file, and the tree above it what is around
 * a test, which fails with it. What tests print is above that list.
 */
export function readNodeSpec(text: string): Recognised | undefined {
  if (!SPOKEN.test(text)) return undefined;
  const failures = listed(text).map(({ path }) => path);
  const around = failures.flatMap((path) => path.slice(1, -1).map((_, at) => path.slice(0, at + 2)));
  const counted = sumOf(text, /^ℹ (?:fail|cancelled) (\d+)$/gm);
  const passed = sumOf(text, /^ℹ pass (\d+)$/gm);
  return {
    failures: [...new Set(around.map(nameOf)), ...failures.map(nameOf)],
    ...{ counted, passed, ran: passed + counted },
  };
}

/** What the list at the end says of each failure. */
function nodeSpecBlocks(text: string): FailureBlock[] {
  return listed(text).flatMap(({ path, said }) =>
    said.trim() === '' ? [] : [{ title: nameOf(path), text: said.trimEnd() }],
  );
}

function listed(text: string): { readonly path: readonly string[]; readonly said: string }[] {
  const [tree = '', ...lists] = text.split(/^✖ failing tests:$/m);
  const parents = parentsIn([tree, ...lists].join('\n'));
  return lists.flatMap((list) =>
    [...`${list}\n`.matchAll(LISTED)].map(([said, file = '', line = '', name = '']) => {
      // A file that could not be loaded has its path as its name.
      const own =
        name === file || name.endsWith(`/${file}`) ? [] : [...(parents.get(line)?.shift() ?? []), name];
      return { path: [file, ...own], said };
    }),
  );
}

/** What is around each failing line of the tree, by its text, in their order. */
function parentsIn(tree: string): Map<string, string[][]> {
  const found = new Map<string, string[][]>();
  const around: { readonly depth: number; readonly name: string }[] = [];
  for (const line of tree.split('\n')) {
    const [, indent, name, failing] = IN_TREE.exec(line) ?? [];
    if (indent === undefined) continue;
    while ((around.at(-1)?.depth ?? -1) >= indent.length) around.pop();
    if (name !== undefined) around.push({ depth: indent.length, name });
    if (failing === undefined) continue;
    const names = around.map((one) => one.name);
    const same = found.get(failing);
    if (same === undefined) found.set(failing, [names]);
    else same.push(names);
  }
  return found;
}

function nameOf(path: readonly string[]): string {
  return path.join(' > ');
}
