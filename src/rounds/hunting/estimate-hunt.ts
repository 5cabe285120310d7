import { foldJournal } from '../../audit/fold/fold-journal.ts';
import type { AuditFile, IdleRole } from '../../contracts/files/audit-files.ts';
import type { Repository } from '../../io/git/git.ts';
import { treeFolder } from '../../io/materialized/materialize.ts';
import { auditSide } from '../stage-run.ts';
import { huntSlots } from './hunt-slots.ts';

/** What the first hunt of an audit takes: agent calls, and bytes of their packets. `idle`: the roles that it does not call. */
export type HuntEstimate = {
  readonly calls: number;
  readonly bytes: number;
  readonly idle: readonly IdleRole[];
};

/**
 * Builds the packets of the first hunt and counts them. Writes nothing. Later hunts have longer packets, about other
 * files.
 */
export async function estimateHunt(home: Repository, file: AuditFile): Promise<HuntEstimate> {
  const audit = { home, file, state: foldJournal(file.start, []), journal: [] };
  const head = await auditSide(audit, file.start, 'where the audit starts');
  const treeRoot = treeFolder(file.cache_root, head.tree);
  const { slots, idle } = await huntSlots(audit, { head, treeRoot, paths: undefined });
  return {
    calls: slots.length,
    bytes: slots.reduce((sum, { packet }) => sum + packet.bytes, 0),
    idle,
  };
}
