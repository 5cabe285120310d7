import type { Task } from './assemble.ts';

const SHORT = 12;

/** Facts that code knows about the run: nothing of them comes from the repository. */
export function taskFacts(task: Task, tree: 'with-tree' | 'without-tree'): Record<string, string> {
  const facts = { run: task.run, base: revision(task.base), head: revision(task.head) };
  return tree === 'without-tree' ? facts : { ...facts, tree: task.treeRoot };
}

function revision({ sha, tree }: Task['base']): string {
  return sha === null ? `work that is not committed (tree ${tree.slice(0, SHORT)})` : sha.slice(0, SHORT);
}
