import type { LedgerEvent, LedgerKind } from '../../contracts/files/ledger-event.ts';
import type { ClientAnswer } from '../../io/client/ask-client.ts';
import { failed, ok, warning, type Check } from './check.ts';

/** What the session of a probe may spend at most, in US dollars. */
export const PROBE_BUDGET_USD = '0.50';

/** Untimed by the doctor that does not probe, before anybody decides to. */
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
    return failed(name, answer.said, 'install Claude Code: https://code.claude.com/docs/en/setup');
  }
  const silent = PROOFS.filter(([, kinds]) => !ledger.some(({ kind }) => kinds.includes(kind)));
  const spent = answer.costUsd === undefined ? '' : `, ${answer.costUsd.toFixed(4)} USD`;
  const client = `the client ${answer.kind === 'late' ? 'was stopped' : 'said'}: ${answer.said}${spent}`;
  if (silent.length > 0) {
    const found = `no trace of hook ${silent.map(([hook]) => hook).join(', ')}; ${client}`;
    return failed(name, found, REMEDY);
  }
  if (!ledger.some(({ kind }) => kind === 'stored')) {
    const why = ledger.flatMap((event) => ('why' in event ? [event.why] : [])).at(-1);
    const found = `hooks ran, but no reply was stored (${why ?? 'no reason given'}); ${client}`;
    return failed(name, found, 'run it again; if it stays, report it with this line');
  }
  const looked = ledger.some((event) => event.kind === 'look' && event.verdict === 'allowed');
  if (!looked) {
    const found = `hooks pre, stop and post ran; the agent looked at nothing, so hook look is not proven${spent}`;
    return warning(name, found, 'run it again: a model decides whether to look');
  }
  return ok(name, `hooks pre, look, stop and post ran, the reply is stored${spent}`);
}
