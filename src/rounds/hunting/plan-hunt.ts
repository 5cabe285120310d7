import { materializeTree } from '../../io/materialized/materialize.ts';
import { roundOf } from '../../audit/fold/audit-state.ts';
import type { Audit } from '../stored/open-audit.ts';
import { auditSide, planStage } from '../stage-run.ts';
import { huntSlots } from './hunt-slots.ts';

/**
 * Plans the specialists of a round. With `paths`, only the first of them, for files that nobody has opened. They examine
 * the commit at which the round began, and get what is known.
 */
export async function planHunt(audit: Audit, paths: readonly string[] | undefined): Promise<void> {
  const { home, file } = audit;
  const head = await auditSide(audit, roundOf(audit.state).head, 'where the round began');
  const treeRoot = await materializeTree(home, head.tree, file.cache_root);
  const { run, ...sent } = await huntSlots(audit, { head, treeRoot, paths });
  await planStage(audit, run, { phase: 'hunt', subject: '', ...sent });
}
