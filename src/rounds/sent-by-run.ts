import type { Sent, SentByRun } from '../audit/pages/fix-accounts.ts';
import { runCost } from '../review/ending/run-cost.ts';
import { openRun } from '../run/stored/open-run.ts';
import type { Audit } from './stored/open-audit.ts';

/**
 * What each run of an audit has sent, from its ledger. A run that cannot be read is left out, because nothing is known
 * about it.
 */
export async function sentByRun({ home, state }: Pick<Audit, 'home' | 'state'>): Promise<SentByRun> {
  const names = state.rounds.flatMap(({ planned }) => planned.map(({ run }) => run));
  const all = await Promise.all(
    names.map(async (name): Promise<readonly (readonly [string, Sent])[]> => {
      const run = await openRun(home, name).catch(() => undefined);
      if (run === undefined) return [];
      const { agents, packet_bytes } = runCost(run);
      return [[name, { calls: agents, bytes: packet_bytes }]];
    }),
  );
  return new Map(all.flat());
}
