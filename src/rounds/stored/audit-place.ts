import { branchSlug } from '../../audit/branch-slug.ts';
import { roundFileName } from '../../audit/pages/round-file.ts';
import type { AuditFile } from '../../contracts/files/audit-files.ts';
import { currentBranch } from '../../gather/target/revisions.ts';
import type { Repository } from '../../io/git/git.ts';
import { readRef } from '../../io/git/refs/pin-ref.ts';
import { isFile } from '../../io/own/places.ts';
import { Failure } from '../../kernel/failure.ts';
import { artifactPaths, workTreeFolder } from './audit-paths.ts';

type Named = Pick<AuditFile, 'audit' | 'preset' | 'date' | 'in_place'>;
type AuditPlace = Pick<AuditFile, 'label' | 'work_tree' | 'branch' | 'branch_slug' | 'home_branch'>;

/**
 * Where an audit works, and the name of its records.
 *
 * @throws audit/no-branch, audit/work-tree-dirty, both only in place
 */
export async function auditPlace(home: Repository, named: Named, dirty: boolean): Promise<AuditPlace> {
  const { audit, preset, in_place } = named;
  const home_branch = (await currentBranch(home)) ?? null;
  if (in_place) requireOwnPlace(home, home_branch, dirty);
  const label = await freeLabel(home, named);
  const branch = in_place ? (home_branch ?? '') : branchOf(preset, label);
  const work_tree = in_place ? home.top : workTreeFolder(home.top, audit);
  return { label, work_tree, branch, branch_slug: branchSlug(branch), home_branch };
}

const branchOf = (preset: Named['preset'], label: string): string => `audit/${preset}-${label}`;

/** The date, or the date with a number: the branch and the records of an earlier audit stay as they are. */
async function freeLabel(home: Repository, { preset, date }: Named): Promise<string> {
  for (let number = 1; ; number += 1) {
    const label = number === 1 ? date : `${date}-${number}`;
    const { round } = artifactPaths(home.top, { preset, label, branch_slug: '' });
    const isTaken =
      (await readRef(home, `refs/heads/${branchOf(preset, label)}`)) !== undefined ||
      (await isFile(round(roundFileName({ preset, label }, 1))));
    if (!isTaken) return label;
  }
}

/** In place, the user's uncommitted changes could not be told from a fix. */
function requireOwnPlace(home: Repository, branch: string | null, dirty: boolean): void {
  if (branch === null) {
    throw new Failure('audit/no-branch', `HEAD of ${home.top} is on no branch, and audit.in_place is set`, {
      hint: 'check out a branch, or leave audit.in_place out of the configuration',
    });
  }
  if (!dirty) return;
  throw new Failure(
    'audit/work-tree-dirty',
    'the work tree has changes in no commit, and audit.in_place is set',
    {
      hint: 'commit them (git status), or leave audit.in_place out of the configuration',
    },
  );
}
