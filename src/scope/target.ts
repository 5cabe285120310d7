import { posix } from 'node:path';
import { Failure } from '../kernel/failure.ts';
import { shellWord } from '../kernel/text/shell-word.ts';
import { pullRequestTarget, type PullRequestTarget } from '../github/names/pull-request-target.ts';

/** What the user asked to have reviewed. `paths` limit it to files or folders, from the repository's top; empty: everything. */
export type Target = { readonly paths: readonly string[] } & (
  | { readonly kind: 'default' }
  | {
      readonly kind: 'branch-or-commit';
      readonly rev: string;
      /** A path of that name is there. */ readonly isPath?: boolean;
    }
  | { readonly kind: 'range'; readonly from: string; readonly to: string; readonly dots: 2 | 3 }
  | { readonly kind: 'staged' }
  | { readonly kind: 'uncommitted' }
  | PullRequestTarget
);

export type TargetFlags = {
  readonly staged: boolean;
  readonly uncommitted: boolean;
  /** The arguments after `--`, taken literally. */
  readonly paths: readonly string[];
  /** The user's current folder, as git writes paths (`src/io`); `paths` are relative to it. Default: the top. */
  readonly prefix?: string;
};

/**
 * Parses a target from the command line. Revisions are not looked up here.
 *
 * @throws usage/bad-value
 */
export function parseTarget(args: readonly string[], flags: TargetFlags): Target {
  const [rev, unexpected] = args;
  const paths = narrowing(flags.paths, flags.prefix ?? '');
  if (unexpected !== undefined) {
    throw new Failure('usage/bad-value', `one target is reviewed at a time, not also "${unexpected}"`, {
      hint: `if it is a path, put it after --: -- ${args.slice(1).map(shellWord).join(' ')}`,
    });
  }
  const asked = [...(rev === undefined ? [] : [`"${rev}"`]), ...chosen(flags)];
  if (asked.length > 1) {
    throw new Failure('usage/bad-value', `${asked.join(' and ')} exclude each other`, {
      hint: 'leave one out',
    });
  }
  if (flags.staged) return { kind: 'staged', paths };
  if (flags.uncommitted) return { kind: 'uncommitted', paths };
  return rev === undefined ? { kind: 'default', paths } : { ...revisionTarget(rev), paths };
}

/** The target as written on a command line; empty for the default. */
export function targetText(target: Target): string {
  switch (target.kind) {
    case 'default':
      return '';
    case 'branch-or-commit':
      return target.rev;
    case 'range':
      return `${target.from}${'.'.repeat(target.dots)}${target.to}`;
    case 'staged':
    case 'uncommitted':
      return `--${target.kind}`;
    case 'pull-request':
      return target.asked;
  }
}

function chosen(flags: TargetFlags): string[] {
  return [...(flags.staged ? ['--staged'] : []), ...(flags.uncommitted ? ['--uncommitted'] : [])];
}

type RevisionTarget =
  | PullRequestTarget
  | { readonly kind: 'branch-or-commit'; readonly rev: string }
  | { readonly kind: 'range'; readonly from: string; readonly to: string; readonly dots: 2 | 3 };

function revisionTarget(rev: string): RevisionTarget {
  const pullRequest = pullRequestTarget(rev);
  if (pullRequest !== undefined) return pullRequest;
  if (rev.trim() === '')
    throw new Failure('usage/bad-value', 'the target is empty', { hint: 'leave it out, or name a branch' });
  // Dots inside braces belong to a revision: `HEAD^{/fix..}`.
  const range = /^([^{]*?(?:\{[^}]*\})?[^{]*?)(\.{2,})(.*)$/s.exec(rev);
  if (range === null) return { kind: 'branch-or-commit', rev };
  const [, from = '', dots = '', to = ''] = range;
  if (dots.length > 3 || to.includes('..') || (from === '' && to === '')) {
    throw new Failure('usage/bad-value', `"${rev}" is not a range`, { hint: 'write A..B or A...B' });
  }
  // As in git, an omitted side is HEAD.
  return { kind: 'range', from: from || 'HEAD', to: to || 'HEAD', dots: dots.length === 2 ? 2 : 3 };
}

/** Paths from the repository's top. One that names the top itself does not limit anything. */
export function narrowing(paths: readonly string[], prefix: string): string[] {
  const fromTop = paths.map((path) => {
    if (path === '') throw new Failure('usage/bad-value', 'a path is empty', { hint: 'leave it out' });
    const whole = posix.normalize(posix.join(prefix, path)).replace(/\/$/, '');
    if (whole === '..' || whole.startsWith('../') || posix.isAbsolute(path)) {
      throw new Failure('usage/bad-value', `${path} is outside of the repository`, {
        hint: 'paths are relative to the folder you are in',
      });
    }
    return whole;
  });
  return fromTop.includes('.') ? [] : fromTop;
}
