import { bringOverLines, fixLine } from '../../audit/pages/fix-lines.ts';
import { auditVerdict } from '../../audit/audit-verdict.ts';
import type { Fix } from '../../contracts/files/proof.ts';
import type { Report } from '../../contracts/files/report.ts';
import { openRepository } from '../../io/git/repository.ts';
import { cacheRoot } from '../../io/own/cache-root.ts';
import { Failure } from '../../kernel/failure.ts';
import type { Outcome } from '../../kernel/outcome.ts';
import { inertJson, inertLine } from '../../kernel/text/inert.ts';
import { applyFixes } from '../../rounds/from-review/apply-fixes.ts';
import { auditsOfReview } from '../../rounds/from-review/audits-of-review.ts';
import { fixesOfRun, patchOfFixes, unansweredOfRun } from '../../rounds/from-review/fixes-of-run.ts';
import { requireListed } from '../../rounds/from-review/require-listed.ts';
import { startFromReview } from '../../rounds/from-review/start-from-review.ts';
import { openAudit, type Audit } from '../../rounds/stored/open-audit.ts';
import { openRun } from '../../run/stored/open-run.ts';
import { readReport } from '../../run/stored/read-report.ts';
import { capturedBy } from '../line/capture.ts';
import type { Input } from '../line/command.ts';
import { positional } from '../line/positional.ts';
import { deliver } from '../report/deliver.ts';
import { nextOfAudit } from './next-audit.ts';

/** `fix RUN [F1 F2 … | --all]` */
export async function fixAction(input: Input): Promise<Outcome> {
  return toldOf(await auditToFix(input, capturedBy(input)), input.flag('json'));
}

/** What `next` tells of the audit, and at its end whether all that it was asked for is fixed. */
export async function toldOf(found: ToFix, json: boolean): Promise<Outcome> {
  if (found.kind === 'answers') return answersOf(found, json);
  const { home, file } = found.audit;
  const step = await nextOfAudit(home, file.audit, { retry: false, chunking: false, json });
  const { state } = await openAudit(home, file.audit);
  return state.ended === undefined ? step : { ...step, status: auditVerdict(state, file.preset).exit };
}

type Answers = {
  readonly kind: 'answers';
  readonly run: string;
  readonly fixes: ReadonlyMap<string, Fix>;
  readonly unanswered: ReadonlySet<string>;
};

type ToFix = Answers | { readonly kind: 'audit'; readonly audit: Audit };

/** The audit that is open for this run, or a new one; the answers where nothing is left to be done. */
export async function auditToFix(
  { positionals, flag, cwd, env }: Pick<Input, 'positionals' | 'flag' | 'cwd' | 'env'>,
  captured: Audit['file']['captured'],
): Promise<ToFix> {
  const home = await openRepository(cwd);
  const run = await openRun(home, positional(positionals, 'RUN'));
  const report = await readReport(run);
  const asked = flag('all') ? report.findings.map(({ id }) => id) : positionals.slice(1);
  requireListed(report, asked);
  const fixes = await fixesOfRun(home, run.file.run);
  const wanted = [...new Set(asked)].filter((id) => fixes.get(id)?.outcome !== 'fixed');
  const audits = await auditsOfReview(home, run.file.run, 'fix');
  const open = audits.find(({ state }) => state.finished === undefined);
  if (open !== undefined && wanted.every((id) => open.file.of?.findings.includes(id) === true))
    return { kind: 'audit', audit: open };
  if (wanted.length === 0) {
    if (!flag('all') && asked.length === 0 && fixes.size === 0) throw namesNone(report);
    const chosen = [...fixes].filter(([id]) => asked.length === 0 || asked.includes(id));
    const unanswered = await unansweredOfRun(home, run.file.run);
    return { kind: 'answers', run: run.file.run, fixes: new Map(chosen), unanswered };
  }
  const purpose = { purpose: 'fix', findings: wanted } as const;
  return {
    kind: 'audit',
    audit: await startFromReview({ run, ...purpose, captured, cacheRoot: cacheRoot(env) }),
  };
}

function answersOf({ run, fixes, unanswered }: Answers, json: boolean): Outcome {
  const all = [...fixes];
  const isFixed = all.every(([, { outcome }]) => outcome === 'fixed');
  const status = isFixed ? 0 : all.some(([id]) => unanswered.has(id)) ? 3 : 1;
  const answers = all.map(([id, { outcome, why }]) => ({ id, outcome, why }));
  if (json) return { status, stdout: inertJson({ run, fixes: answers }) };
  const lines =
    all.length === 0 ? [`review ${run} lists no finding`] : all.map(([id, fix]) => fixLine(id, fix));
  return { status, stdout: `${[...lines, ...bringOverLines(run, answers)].join('\n')}\n` };
}

/** `fix RUN --patch FILE` */
export async function patchAction({ positionals, option, cwd }: Input): Promise<Outcome> {
  const run = await openRun(await openRepository(cwd), positional(positionals, 'RUN'));
  return deliver(await patchOfFixes(run), option('patch'), cwd);
}

/** `fix apply RUN` */
export async function applyAction({ flag, cwd }: Input, name: string): Promise<Outcome> {
  const { where, brought, there } = await applyFixes(await openRun(await openRepository(cwd), name));
  if (flag('json')) return { status: 0, stdout: inertJson({ run: name, where, brought, there }) };
  const lines = [
    ...(brought.length === 0 ? [] : [`brought onto ${inertLine(where)}: ${brought.join(', ')}`]),
    ...(there.length === 0 ? [] : [`already on ${inertLine(where)}: ${there.join(', ')}`]),
  ];
  return { status: 0, stdout: `${lines.join('\n')}\n` };
}

function namesNone({ run, findings }: Report): Failure {
  return new Failure('usage/missing-argument', 'fix which findings?', {
    hint: `name some of ${listed(findings)}, or all: correctless fix ${run} --all`,
  });
}

function listed(findings: Report['findings']): string {
  return findings.length === 0 ? 'none' : findings.map(({ id }) => id).join(', ');
}
