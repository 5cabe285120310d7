import type { LedgerEvent } from '../../contracts/ledger-event.ts';
import type { Looks } from '../../evidence/looks.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';
import { eventsOf } from '../stored/ledger.ts';

/** What an agent opened and searched, by the ledger of watched reads. Refused looks are no looks. */
export function looksOf(ledger: readonly LedgerEvent[], agentId: string): Looks {
  const own = eventsOf(ledger, 'look').filter((e) => e.agentId === agentId && e.verdict === 'allowed');
  const reads = own.some(({ tool }) => tool === 'Read' || tool === 'Grep');
  return {
    opened: new Set(own.filter(({ tool }) => tool === 'Read').map(({ path }) => path as RepoPath)),
    searched: own.filter(({ tool }) => tool === 'Grep' || tool === 'Glob').map(({ path }) => path),
    ...(own.length === 0 || reads ? {} : { namesOnly: true as const }),
  };
}
