import type { LedgerEvent, LedgerKind } from '../../contracts/files/ledger-event.ts';
import type { ClientAnswer } from '../../io/client/ask-client.ts';
import type { Check } from './check.ts';

/** What the session of a probe may spend at most, in US dollars. */
export const PROBE_BUDGET_USD = '0.50';

/** Told by the doctor that does not probe, before anybody decides to. */
export const PROBE_COST = `one session of your client with one small agent, some 30,000 tokens of the model for summaries, never more than ${PROBE_BUDGET_USD} USD`;

/** Each hook leaves a line of its own in the ledger, and no model can write there. */
const PROOFS: readonly (readonly [hook: string, kinds: readonly LedgerKind[]])[] = [
  ['pre', ['dispatched', 'denied']],
  ['stop', ['accepted', 'sent-back', 'refused']],
  ['post', ['stored', 'lost']],
];

const REMEDY =
  'see that no settings file holds "disableAllHooks", that the plugin is enabled (claude plugin list), and start a new session';

/**
 * Whether the hooks of the plugin ran in the user's client, by what they stored. `ledger` is the probe's own; what the client
 * says of itself is only quoted.
 */
export function judgeProbe(ledger: readonly LedgerEvent[], answer: ClientAnswer): Check {
  const name = 'probe';
  if (answer.kind === 'no-client') {
    const remedy = 'install Claude Code: https://code.claude.com/docs/en/setup';
    return { name, state: 'failed', found: answer.said, remedy };
  }
  const silent = PROOFS.filter(([, kinds]) => !ledger.some(({ kind }) => kinds.includes(kind)));
  const spent = answer.costUsd === undefined ? '' : `, ${answer.costUsd.toFixed(4)} USD`;
  const client = `the client ${answer.kind === 'late' ? 'was stopped' : 'said'}: ${answer.said}${spent}`;
  if (silent.length > 0) {
    const found = `no trace of hook ${silent.map(([hook]) => hook).join(', ')}; ${client}`;
    return { name, state: 'failed', found, remedy: REMEDY };
  }
  if (!ledger.some(({ kind }) => kind === 'stored')) {
    const why = ledger.flatMap((event) => ('why' in event ? [event.why] : [])).at(-1);
    const found = `hooks ran, but no reply was stored (${why ?? 'no reason given'}); ${client}`;
    return { name, state: 'failed', found, remedy: 'run it again; if it stays, report it with this line' };
  }
  const looked = ledger.some((event) => event.kind === 'look' && event.verdict === 'allowed');
  if (!looked) {
    const found = `hooks pre, stop and post ran; the agent looked at nothing, so hook look is not proven${spent}`;
    return { name, state: 'warning', found, remedy: 'run it again: a model decides whether to look' };
  }
  return { name, state: 'ok', found: `hooks pre, look, stop and post ran, the reply is stored${spent}` };
}
