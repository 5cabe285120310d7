import type { Report, ReportFinding } from '../../../contracts/files/report.ts';
import type { Side } from '../../../contracts/shapes.ts';
import { inertJson } from '../../../kernel/text/inert.ts';
import { uriPath } from '../../../kernel/text/uri-path.ts';
import { arithmetic, coverageLine } from '../../build/arithmetic.ts';
import { knowledgeNote } from '../../build/knowledge-note.ts';
import { formerPlace, levelOf, sentences } from '../words/finding-level.ts';
import { summaryNotes } from '../words/summary-notes.ts';
import { sandboxesOf, workLines } from '../words/work-lines.ts';
import { sarifMessage } from './message.ts';
import { ruleIndex, SARIF_RULES } from './rules.ts';

/** The top of the repository as reviewed, and as it was before the change. */
const HEAD_BASE = 'SRCROOT';
const OLD_BASE = 'SRCROOT_BEFORE';

/**
 * The report as SARIF 2.1.0, for GitHub code scanning and editors. A review that is not complete has an invocation that was not
 * successful, and lists in notifications what was not reviewed.
 *
 * @param repositoryUri where the repository is published, without a login; null if it is not published
 */
export function renderSarif(report: Report, repositoryUri: string | null = null): string {
  return inertJson({
    $schema: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json',
    version: '2.1.0',
    runs: [runOf(report, repositoryUri)],
  });
}

function runOf(report: Report, repositoryUri: string | null) {
  const sandboxes = sandboxesOf(report);
  const accepted = report.dropped.filter(({ reason }) => reason.kind === 'suppressed');
  return {
    tool: {
      driver: {
        name: 'correctless',
        version: report.version,
        semanticVersion: report.version,
        rules: SARIF_RULES,
      },
    },
    automationDetails: { id: `correctless/${report.run}` },
    originalUriBaseIds: {
      [HEAD_BASE]: { description: { text: 'The top of the repository as reviewed.' } },
      [OLD_BASE]: { description: { text: 'The top of the repository before the change.' } },
    },
    ...provenance(report, repositoryUri),
    invocations: [invocation(report)],
    results: [...report.findings.map(resultOf), ...accepted.map(acceptedResult)],
    properties: {
      status: report.status,
      recommendation: report.recommendation,
      counts: report.counts,
      arithmetic: arithmetic(report.counts),
      ...(sandboxes.length === 0 ? {} : { proofs_ran_in: sandboxes }),
    },
  };
}

/** Uncommitted work has no revision, and an unpublished repository has no address. */
function provenance({ scope }: Report, repositoryUri: string | null) {
  if (repositoryUri === null) return {};
  const revisions = [
    { sha: scope.head.sha, uriBaseId: HEAD_BASE },
    { sha: scope.base.sha, uriBaseId: OLD_BASE },
  ];
  return {
    versionControlProvenance: revisions.flatMap(({ sha, uriBaseId }) =>
      sha === null ? [] : [{ repositoryUri, revisionId: sha, mappedTo: { uriBaseId } }],
    ),
  };
}

function invocation(report: Report) {
  const note = (level: 'error' | 'warning' | 'note', text: string) => ({
    level,
    message: sarifMessage(text),
  });
  return {
    executionSuccessful: report.status === 'complete',
    exitCode: report.exit,
    toolExecutionNotifications: [
      ...report.gaps.map((gap) => note('error', `Not reviewed: ${gap}`)),
      ...summaryNotes(report).map(([name, text]) =>
        note(name === 'Warning' ? 'warning' : 'note', `${name}: ${text}`),
      ),
      note('note', arithmetic(report.counts)),
      note('note', coverageLine(report.coverage)),
    ],
  };
}

/** Incremented when the fingerprint is computed in another way. */
const FINGERPRINT = 'correctlessFingerprint/v1';

function resultOf(finding: ReportFinding) {
  const { lens, score, fingerprint, title, why, suggested_fix: fix } = finding;
  const said = `${formerPlace(finding)}${sentences(title, why)}`;
  const text = [said, ...workLines(finding), knowledgeNote(finding)]
    .filter((part) => part !== '')
    .join('\n\n');
  return {
    ruleId: lens,
    ruleIndex: ruleIndex(lens),
    level: levelOf(finding),
    ...(score === null ? {} : { rank: score }),
    message: sarifMessage(fix.trim() === '' ? text : `${text}\n\nSuggested fix:\n${fix}`),
    ...placeOf(finding.file, finding.lines, finding.side),
    partialFingerprints: { [FINGERPRINT]: fingerprint },
    properties: { ...finding },
  };
}

/** What people have accepted: known, and not shown as open. Other drops are not results. */
function acceptedResult({ finding, reason }: Report['dropped'][number]) {
  const { file, line, title, lens, fingerprint, side = 'new' } = finding;
  return {
    ruleId: lens,
    ruleIndex: ruleIndex(lens),
    message: sarifMessage(title),
    ...placeOf(file, [Math.max(1, line), Math.max(1, line)], side),
    ...(fingerprint === undefined ? {} : { partialFingerprints: { [FINGERPRINT]: fingerprint } }),
    suppressions: [{ kind: 'external', status: 'accepted', justification: sarifMessage(reason.text).text }],
  };
}

/**
 * Where a result is. For removed code that is the file, at line 1, as tools do for a whole file (GitHub requires a line): its
 * own line does not exist at head. The exact place is then a related location, in the old revision.
 */
function placeOf(file: string, lines: readonly [number, number], side: Side) {
  if (side === 'new') return { locations: [physical(file, lines, HEAD_BASE)] };
  const was = { id: 1, message: sarifMessage('before the change'), ...physical(file, lines, OLD_BASE) };
  return { locations: [physical(file, [1, 1], HEAD_BASE)], relatedLocations: [was] };
}

function physical(file: string, [startLine, endLine]: readonly [number, number], uriBaseId: string) {
  const path = uriPath(file);
  // `./` before what a URI would take for a scheme or a host.
  const uri = path.startsWith('/') ? `.${path}` : path;
  return {
    physicalLocation: { artifactLocation: { uri, uriBaseId }, region: { startLine, endLine } },
  };
}
