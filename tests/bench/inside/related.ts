import { listTrees, readTexts, shownFiles, sourceOf } from '../../../src/gather/change/changed-sources.ts';
import { readChange } from '../../../src/gather/change/change.ts';
import { nameMapsIn, readImportGraph } from '../../../src/gather/around/import-graph.ts';
import { readPackageUsers } from '../../../src/gather/around/package-users.ts';
import { readRelatedFiles } from '../../../src/gather/around/related-files.ts';
import { openRepository } from '../../../src/io/git/repository.ts';
import { parseTarget } from '../../../src/scope/target.ts';
import { childrenCpu } from '../processor-time.ts';

/**
 * node related.mjs TOP TARGET: the files that have to do with a change, once, by a process that holds the change and
 * both listings as a plan does. Only what related files cost on top of these is timed.
 */
const [top = '', target = ''] = process.argv.slice(2);
const repository = await openRepository(top);
const change = await readChange(
  repository,
  parseTarget([target], { staged: false, uncommitted: false, paths: [] }),
);
const trees = await listTrees(repository, change);
const shown = shownFiles(change);
const entries = shown.flatMap(({ path }) => [trees.base.get(path), trees.head.get(path)]);
const textOf = await readTexts(repository, [...entries, ...nameMapsIn(trees.head)]);
const sources = shown.map((file) => sourceOf(file, trees, textOf));

const [cpuBefore, childrenBefore, start] = [process.cpuUsage(), childrenCpu(), performance.now()];
const graph = await readImportGraph(repository, shown, trees.head, textOf);
const users = await readPackageUsers(repository, trees.head, sources, graph.tree);
const related = await readRelatedFiles(repository, change, shown, trees.base, graph, users);
const wall = performance.now() - start;
const { user, system } = process.cpuUsage(cpuBefore);
const cpu = (user + system) / 1000 + childrenCpu() - childrenBefore;
if (graph.edges.length === 0 || related.files.length === 0)
  throw new Error('no related file was found: nothing was measured');
process.stdout.write(JSON.stringify({ wall, cpu }));
