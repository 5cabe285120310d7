import { existsSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';
import { realpath } from '../../io/files/disk.ts';
import type { Repository } from '../../io/git/git.ts';
import { openRepository, folderInRepository } from '../../io/git/repository.ts';
import { parseTarget, type Target, type TargetFlags } from '../../scope/target.ts';

/**
 * The repository that the user is in and what they asked for there. Paths are relative to their folder; an absolute path
 * inside the repository is accepted too.
 *
 * @throws usage/bad-value, environment/*
 */
export async function askedTarget(
  cwd: string,
  args: readonly string[],
  flags: Omit<TargetFlags, 'prefix'>,
): Promise<{ repository: Repository; target: Target; prefix: string }> {
  const repository = await openRepository(cwd);
  const from = await folderInRepository(repository, cwd);
  const paths = await Promise.all(flags.paths.map((path) => relativeTo(join(repository.top, from), path)));
  const target = parseTarget(args, { ...flags, paths, prefix: from });
  // Only for a hint when the `--` is missing; it does not affect what is reviewed.
  const isPath = target.kind === 'branch-or-commit' && existsSync(join(cwd, target.rev));
  return { repository, target: isPath ? { ...target, isPath } : target, prefix: from };
}

async function relativeTo(folder: string, path: string): Promise<string> {
  if (!isAbsolute(path)) return path;
  // Links cannot be followed for a path that is gone.
  return relative(folder, await realpath(path).catch(() => path)) || '.';
}
