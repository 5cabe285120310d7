import { askedTarget } from '../../gather/target/asked-target.ts';
import type { Flags, Input } from './command.ts';

export const TARGET_FLAGS: Flags = {
  staged: 'staged changes, compared with HEAD',
  uncommitted: 'the work tree with untracked files, compared with HEAD',
};

/** The repository, and the change that the command line names. Throws usage/bad-value, environment/*. */
export function askedChange({ cwd, positionals, paths, flag }: Input): ReturnType<typeof askedTarget> {
  return askedTarget(cwd, positionals, { staged: flag('staged'), uncommitted: flag('uncommitted'), paths });
}
