import type { Report } from '../../../contracts/files/report.ts';
import { inertJson } from '../../../kernel/text/inert.ts';
import { arithmetic, coverageLine } from '../../build/arithmetic.ts';
import { HEAD_BASE, OLD_BASE } from './location.ts';
import { sarifMessage } from './message.ts';
import { acceptedResult, resultOf } from './result.ts';
import { SARIF_RULES } from './rules.ts';
import { summaryNotes } from '../words/summary-notes.ts';
import { sandboxesOf } from '../words/work-lines.ts';

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
