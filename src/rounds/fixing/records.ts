import { settleRecordFiles } from '../../gather/change/take-out-records.ts';
import type { Repository } from '../../io/git/git.ts';
import type { Settle } from '../../io/git/commits/merge-trees.ts';
import { pathPatterns } from '../../globs/path-patterns.ts';
import type { Audit } from '../stored/open-audit.ts';

/** Files that every fix may change besides its own: no fix is reverted because another one is next to it there. */
export function withoutRecords(workTree: Repository, { file }: Pick<Audit, 'file'>): Settle {
  const isRecord = pathPatterns(file.settings.also_touch ?? [], { ignoreCase: false });
  return settleRecordFiles(workTree, isRecord);
}
