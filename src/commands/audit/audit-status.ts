import { auditVerdict } from '../../audit/audit-verdict.ts';
import { decideMove } from '../../audit/moves/decide-move.ts';
import { fixStanding } from '../../audit/pages/fix-accounts.ts';
import { newsOf } from '../../audit/pages/news.ts';
import { abortFailure } from '../../rounds/abort-round.ts';
import { openRepository } from '../../io/git/repository.ts';
import type { Outcome } from '../../kernel/outcome.ts';
import { inertLine, inertJson } from '../../kernel/text/inert.ts';
import { newsSinceLastCall } from '../../rounds/stored/last-call.ts';
import { listAudits, openAudit, type Audit } from '../../rounds/stored/open-audit.ts';
import { auditOfTree, auditTreeNotice } from '../../run/stored/audit-tree.ts';
import { openRun } from '../../run/stored/open-run.ts';
import { openReason, type SlotState } from '../../run/slots/slot-state.ts';
import type { Input } from '../line/command.ts';

/** `audit status [AUDIT]` */
export async function statusAction({ positionals, flag, cwd }: Input): Promise<Outcome> {
  const home = await openRepository(cwd);
  const [, name] = positionals;
  const audits = name === undefined ? await listAudits(home) : [await openAudit(home, name)];
  if (flag('json')) {
    const each = await Promise.all(audits.map(jsonOf));
    const json = name === undefined ? { audits: each } : each[0];
    return { status: 0, stdout: inertJson(json) };
  }
  const tree = await auditOfTree(home.top);
  const text =
    audits.length === 0
      ? tree === undefined
        ? 'No audits yet: correctless audit start'
        : auditTreeNotice(tree)
      : (await Promise.all(audits.map(linesOf))).join('\n');
  return { status: 0, stdout: `${text}\n` };
}

export async function statusOfAudit(audit: Audit, json: boolean): Promise<string> {
  return json ? inertJson(await jsonOf(audit)) : `${await linesOf(audit)}\n`;
}

async function jsonOf(audit: Audit): Promise<unknown> {
  const { file, state } = audit;
  const { status, exit, why } = auditVerdict(state, file.preset);
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
      ...(s === 'fixed' ? fixStanding(state, id) : {}),
    })),
    slots: (await openSlots(audit)).map((state) => ({
      slot: state.slot.slot,
      agent: state.slot.agent,
      why: openReason(state),
    })),
    news: newsOf(audit.journal, await newsSinceLastCall(audit), file.work_tree),
    verdict: { status, exit, why },
    finished: state.finished !== undefined,
  };
}

async function linesOf(audit: Audit): Promise<string> {
  const { file, state } = audit;
  const { status, why } = auditVerdict(state, file.preset);
  const findings = [...state.findings.values()].map(
    ({ id, severity, status: s, title }) =>
      `  ${id} ${severity} ${s}${s === 'fixed' ? standingText(fixStanding(state, id)) : ''}: ${inertLine(title)}`,
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
    ...(await openSlots(audit)).map(
      (state) => `  open: slot ${state.slot.slot} (${state.slot.agent}), ${inertLine(openReason(state))}`,
    ),
    ...newsLines(newsOf(audit.journal, await newsSinceLastCall(audit), file.work_tree)),
    `  ${next}`,
  ].join('\n');
}

/** Shows with each fix what tests and review say about it so far. */
function standingText({ tests, review }: { readonly tests?: string; readonly review?: string }): string {
  return tests === undefined || review === undefined
    ? ''
    : ` (tests: ${inertLine(tests)}; review: ${inertLine(review)})`;
}

function newsLines(news: readonly string[]): string[] {
  return news.length === 0 ? [] : ['  since the last call:', ...news.map((line) => `    ${line}`)];
}

async function openSlots({ home, file, state }: Audit): Promise<readonly SlotState[]> {
  const move = decideMove(file, state);
  if (move.kind !== 'run') return [];
  const { states } = await openRun(home, move.run);
  return states.filter(({ status }) => status === 'pending');
}
