import { newsOf } from '../../audit/pages/news.ts';
import type { Question } from '../../audit/moves/move.ts';
import type { AuditFinding } from '../../contracts/replies/audit-finding.ts';
import type { Repository } from '../../io/git/git.ts';
import type { Outcome } from '../../kernel/outcome.ts';
import { inertLine, inertJson } from '../../kernel/text/inert.ts';
import { auditVerdict } from '../../audit/audit-verdict.ts';
import { proofLines } from '../../audit/pages/proof-lines.ts';
import { bringOverLines, fixLines } from '../../audit/pages/fix-lines.ts';
import { fixOutcomes } from '../../audit/fix-outcomes.ts';
import { summaryText } from '../../audit/pages/summary-text.ts';
import { abortFailure } from '../../rounds/abort-round.ts';
import { advanceAudit, type AdvancedAudit, type Retrying } from '../../rounds/advance-audit.ts';
import { artifactPaths } from '../../rounds/stored/audit-paths.ts';
import { sentByRun } from '../../rounds/sent-by-run.ts';
import { showNews } from '../../rounds/stored/last-call.ts';
import type { Audit } from '../../rounds/stored/open-audit.ts';
import { dispatchJson, dispatchText } from '../line/dispatch.ts';

/** The next step of an audit; `goOn` is the name by which its user goes on, if not its own. An aborted round ends with its failure at every call until it is retried. */
export async function nextOfAudit(
  home: Repository,
  name: string,
  { json, goOn = name, ...how }: Retrying & { readonly json: boolean; readonly goOn?: string },
): Promise<Outcome> {
  const advanced = await advanceAudit(home, name, how);
  // Of an aborted round too: the failure says how to go on, `status` what there is.
  const failure = abortFailure(advanced.audit);
  if (failure !== undefined) throw failure;
  const { file } = advanced.audit;
  const news = newsOf(advanced.audit.journal, await showNews(advanced.audit), file.work_tree);
  if (json) return { status: 0, stdout: inertJson({ ...(await jsonOf(advanced)), run: goOn, news }) };
  return { status: 0, stdout: withNews(await textOf(advanced, goOn), news) };
}

/** Below the state, which programs look for in the first line, and above the instructions. */
function withNews(text: string, news: readonly string[]): string {
  if (news.length === 0) return text;
  const [state = '', ...rest] = text.split('\n');
  return [state, 'Since the last call:', ...news.map((line) => `  ${line}`), ...rest].join('\n');
}

async function textOf({ audit, waiting }: AdvancedAudit, goOn: string): Promise<string> {
  const next = `correctless next ${goOn}`;
  switch (waiting.kind) {
    case 'dispatch':
      return dispatchText(waiting.run, waiting.step, next);
    case 'ask':
      return ['state: ask', ...questionLines(audit, waiting.question), `Then run: ${next}`, ''].join('\n');
    case 'wait':
      return [
        'state: wait',
        `At work: ${inertLine(waiting.what)}`,
        `Run again, as often as it says so: ${next}`,
        '',
      ].join('\n');
    case 'aborted':
      throw new Error('an aborted round has a failure to show');
    case 'done':
      if (audit.file.preset === 'prove')
        return ['state: done', '', ...proofLines(audit.file, audit.state), ''].join('\n');
      if (audit.file.preset === 'fix') return fixedText(audit);
      return [
        'state: done',
        '',
        summaryText(audit.file, audit.state, await sentByRun(audit)),
        ...closing(audit),
        '',
      ].join('\n');
  }
}

/** Of a fix: the answer for each finding, and how to bring over what is fixed. */
function fixedText({ file, state }: Audit): string {
  const over = bringOverLines(file.of?.run ?? '', [...fixOutcomes(state).values()]);
  return ['state: done', '', ...fixLines(file, state), ...over, ''].join('\n');
}

function closing({ file, state }: Audit): string[] {
  const { summary } = artifactPaths(file.top, file);
  const finish = state.finished === undefined ? [closeLine(file)] : [];
  return [`Stored: ${summary}`, ...finish];
}

function closeLine({ audit, branch, in_place }: Audit['file']): string {
  const merge = in_place ? '' : `; with --merge it also merges ${branch}`;
  return `To close it, when the user wants that: correctless audit finish ${audit}${merge}`;
}

function questionLines(audit: Audit, question: Question): string[] {
  const { audit: id } = audit.file;
  switch (question.kind) {
    case 'triage':
      return [
        `${question.ids.length} findings are to be decided:`,
        ...question.ids.flatMap((one) => findingLines(audit.state.findings.get(one))),
        'Ask the user with AskUserQuestion what to do about each: Fix now (recommended), Defer, or Dispute; at most four',
        'questions a call. A finding that is deferred or disputed needs the user’s reason. Then, for each answer, run one of:',
        `  correctless audit triage ${id} fix ID`,
        `  correctless audit triage ${id} defer ID --reason "REASON"`,
        `  correctless audit triage ${id} dispute ID --reason "REASON"`,
        'Several ids of one answer may stand in one call; `all` stands for those that are left.',
      ];
    case 'oscillation':
      return [
        'What an earlier round fixed is there again:',
        ...question.ids.flatMap((one) => findingLines(audit.state.findings.get(one))),
        ...goOnLines(id),
      ];
    case 'divergence':
      return [`Rounds find more instead of less: ${question.counts.join(', ')} kept.`, ...goOnLines(id)];
  }
}

function goOnLines(id: string): string[] {
  return [
    'Ask the user with AskUserQuestion whether to go on: Stop (recommended) or Continue. Then run one of:',
    `  correctless audit answer ${id} stop`,
    `  correctless audit answer ${id} continue`,
  ];
}

function findingLines(finding: AuditFinding | undefined): string[] {
  if (finding === undefined) return [];
  const { id, severity, tier, location, title, description, instance_fix, reason } = finding;
  const place = `${location.file}:${location.lines[0]}`;
  return [
    `- ${id} ${severity}, ${tier}, ${inertLine(place)}: ${inertLine(title)}`,
    ...(reason === null ? [] : [`  ${inertLine(reason)}`]),
    `  ${inertLine(description)}`,
    `  Fix: ${inertLine(instance_fix)}`,
  ];
}

async function jsonOf({ audit, waiting }: AdvancedAudit): Promise<Readonly<Record<string, unknown>>> {
  const run = audit.file.audit;
  switch (waiting.kind) {
    case 'dispatch':
      return { ...(await dispatchJson(waiting.run, waiting.step)), run };
    case 'ask':
      return {
        run,
        phase: waiting.question.kind,
        state: 'ask',
        slots: [],
        question: questionJson(audit, waiting.question),
      };
    case 'wait':
      return { run, phase: 'wait', state: 'wait', slots: [] };
    case 'aborted':
    case 'done': {
      const { status, exit } = auditVerdict(audit.state, audit.file.preset);
      return { run, phase: 'report', state: 'done', slots: [], verdict: { status, exit } };
    }
  }
}

function questionJson(audit: Audit, question: Question): { text: string; options: string[] } {
  const options = question.kind === 'triage' ? ['fix', 'defer', 'dispute'] : ['stop', 'continue'];
  return { text: questionLines(audit, question).join('\n'), options };
}
