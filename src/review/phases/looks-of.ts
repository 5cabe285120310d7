import type { LedgerEvent } from '../../contracts/files/ledger-event.ts';
import type { Looks } from '../../evidence/looks.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';
import { eventsOf } from '../../run/ledger/ledger.ts';

/** What an agent opened and searched, from the recorded reads in the ledger. Refused looks do not count. */
export function looksOf(ledger: readonly LedgerEvent[], agentId: string): Looks {
  const own = eventsOf(ledger, 'look').filter((e) => e.agentId === agentId && e.verdict === 'allowed');
  return {
    opened: new Set(own.filter(({ tool }) => tool === 'Read').map(({ path }) => path as RepoPath)),
    searched: own.filter((e) => e.tool === 'Grep' && e.names_only !== true).map(({ path }) => path),
    listed: own.filter((e) => e.tool === 'Glob' || e.names_only === true).map(({ path }) => path),
  };
}
