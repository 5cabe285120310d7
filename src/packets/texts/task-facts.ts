import type { Task } from '../assemble.ts';

const SHORT = 12;

/** Facts that code knows about the run: none of them comes from the repository. */
export function taskFacts(task: Task): { run: string; base: string; head: string } {
  return { run: task.run, base: revision(task.base), head: revision(task.head) };
}

/** The same for an agent that may look into the tree. */
export function taskFactsWithTree(task: Task): ReturnType<typeof taskFacts> & { tree: string } {
  return { ...taskFacts(task), tree: task.treeRoot };
}

function revision({ sha, tree }: Task['base']): string {
  return sha === null ? `work that is not committed (tree ${tree.slice(0, SHORT)})` : sha.slice(0, SHORT);
}
