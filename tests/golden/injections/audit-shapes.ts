import type { AuditFile } from '../../../src/contracts/files/audit-files.ts';
import type { Audit } from '../../../src/rounds/stored/open-audit.ts';
import type { Called } from '../../kit/audit-driver.ts';
import { readFences } from './read-fences.ts';

/** What must be equal in two audits whose texts differ. */

/** A call of an agent, and what the program says in its packet. */
export function callShape({ agent, slot, role, ids, round, packet }: Called, { work_tree: tree }: AuditFile) {
  const { nonce, outside } = readFences(packet);
  const run = slot.split('/')[0] ?? '';
  const said = outside
    .replaceAll(nonce, '<nonce>')
    .replaceAll(`${run}/`, '<run>/')
    .replace(/^run: .*$/m, 'run: <run>')
    .replaceAll(tree, '<work tree>')
    .replaceAll(/^tree: .*$/gm, 'tree: <tree>')
    .replaceAll(/^(base|head|commit): .*$/gm, '$1: <revision>');
  return { agent, role, ids, round, said };
}

/** The journal, event by event: kinds, decisions and places; texts, times, hashes and names of runs may differ. */
export function journalShape({ journal }: Audit): object[] {
  return journal.map((event) => {
    switch (event.kind) {
      case 'raised':
      case 'reviewed':
        return {
          kind: event.kind,
          findings: event.findings.map(({ id, severity, tier, status, location, bounty }) => ({
            ...{ id, severity, tier, status, location, bounty },
          })),
        };
      case 'triaged':
        return {
          kind: event.kind,
          decisions: event.decisions.map(({ id, decision, tier }) => ({ id, decision, tier })),
        };
      case 'attempted':
        return { kind: event.kind, subject: event.subject, accepted: event.accepted, rule: event.rule };
      case 'judged':
        return { kind: event.kind, subject: event.subject, valid: event.valid };
      case 'tested':
        return { kind: event.kind, failures: event.failures, unusable: event.unusable, status: event.status };
      case 'decided':
        return { kind: event.kind, ids: event.ids, decision: event.decision, by: event.by };
      case 'planned':
        return { kind: event.kind, stage: event.stage, subject: event.subject };
      case 'begun':
      case 'prepared':
      case 'round':
      case 'pinned':
      case 'testing':
      case 'committed':
      case 'gone':
      case 'placed':
      case 'proved':
      case 'given-up':
      case 'condemned':
      case 'left-open':
      case 'reverted':
      case 'broken':
      case 'answered':
      case 'recorded':
      case 'discarded':
      case 'closed':
      case 'aborted':
      case 'retried':
      case 'ended':
      case 'finished':
        return { kind: event.kind };
    }
  });
}
