import { auditVerdict } from '../../audit/audit-verdict.ts';
import { decideMove } from '../../audit/decide-move.ts';
import { abortFailure } from '../../run/audit/abort-round.ts';
import { openRepository } from '../../io/git/repository.ts';
import type { Outcome } from '../../kernel/outcome.ts';
import { inertLine } from '../../kernel/inert.ts';
import { listAudits, openAudit, type Audit } from '../../run/audit/stored/open-audit.ts';
import type { Input } from '../command.ts';

/** `audit status [AUDIT]` */
export async function statusAction({ positionals, flag, cwd }: Input): Promise<Outcome> {
  const home = await openRepository(cwd);
  const [, name] = positionals;
  const audits = name === undefined ? await listAudits(home) : [await openAudit(home, name)];
  if (flag('json')) {
    const json = name === undefined ? { audits: audits.map(jsonOf) } : audits.map(jsonOf)[0];
    return { status: 0, stdout: `${JSON.stringify(json, null, 2)}\n` };
  }
  const text =
    audits.length === 0 ? 'No audits yet: correctless audit start' : audits.map(linesOf).join('\n');
  return { status: 0, stdout: `${text}\n` };
}

/** One audit as `correctless status AUDIT` shows it. */
export function statusOfAudit(audit: Audit, json: boolean): string {
  return json ? `${JSON.stringify(jsonOf(audit), null, 2)}\n` : `${linesOf(audit)}\n`;
}

function jsonOf({ file, state }: Audit): unknown {
  const { status, exit, why } = auditVerdict(state);
  return {
    audit: file.audit,
    preset: file.preset,
    branch: file.branch,
    round: state.rounds.length,
    next: decideMove(file, state).kind,
    findings: [...state.findings.values()].map(({ id, severity, status: s, title }) => ({
      id,
      severity,
      status: s,
      title,
    })),
    verdict: { status, exit, why },
    finished: state.finished !== undefined,
  };
}

function linesOf(audit: Audit): string {
  const { file, state } = audit;
  const { status, why } = auditVerdict(state);
  const findings = [...state.findings.values()].map(
    ({ id, severity, status: s, title }) => `  ${id} ${severity} ${s}: ${inertLine(title)}`,
  );
  const next =
    state.finished !== undefined
      ? 'closed'
      : state.ended !== undefined
        ? `to close it: correctless audit finish ${file.audit}`
        : (abortFailure(audit)?.hint ?? `go on: correctless next ${file.audit}`);
  return [
    `audit ${file.audit}: ${file.preset}, ${inertLine(file.scope_note)}, round ${state.rounds.length}, ${status}: ${inertLine(why)}`,
    ...findings,
    `  ${next}`,
  ].join('\n');
}
