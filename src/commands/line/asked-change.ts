import { askedTarget } from '../../gather/target/asked-target.ts';
import type { Flag, Input } from './command.ts';

export const TARGET_FLAGS: readonly Flag[] = [
  { name: 'staged', summary: 'staged changes, compared with HEAD' },
  { name: 'uncommitted', summary: 'the work tree with untracked files, compared with HEAD' },
];

/** The repository, and the change that the command line names. Throws usage/bad-value, environment/*. */
export function askedChange({ cwd, positionals, paths, flag }: Input): ReturnType<typeof askedTarget> {
  return askedTarget(cwd, positionals, { staged: flag('staged'), uncommitted: flag('uncommitted'), paths });
}
