import { historySection } from '../../audit/pages/history-section.ts';
import { roundFile, roundFileName } from '../../audit/pages/round-file.ts';
import { summaryText } from '../../audit/pages/summary-text.ts';
import { workflowState } from '../../audit/pages/workflow-state.ts';
import { readTextIfAny, writeFileAtomically } from '../../io/files/files.ts';
import { jsonText } from '../../run/stored/run-json.ts';
import { artifactPaths } from './audit-paths.ts';
import { sentByRun } from '../sent-by-run.ts';
import type { Audit } from './open-audit.ts';

/**
 * Writes the files of an audit that people and other tools read. Everything comes from the journal, so writing twice is
 * harmless. Of findings of a review there are none: the report of the review shows what became of them.
 */
export async function writeArtifacts(audit: Audit): Promise<void> {
  const { file, state, journal } = audit;
  if (file.of !== undefined) return;
  const paths = artifactPaths(file.top, file);
  const entered =
    journal.findLast(({ kind }) => kind === 'finished' || kind === 'prepared')?.at ?? file.started_at;
  await writeFileAtomically(paths.state, jsonText(workflowState(file, state, entered)));
  for (const round of state.rounds) {
    const path = paths.round(roundFileName(file, round.round));
    await writeFileAtomically(path, jsonText(roundFile(file, state, round)));
  }
  if (state.ended === undefined) return;
  await writeFileAtomically(paths.summary, summaryText(file, state, await sentByRun(audit)));
  const history = (await readTextIfAny(paths.history)) ?? `# Audits with preset ${file.preset}\n`;
  const heading = `## Audit ${file.audit}`;
  // One section per audit. Older sections stay as they were.
  const others = history.split(/^(?=## Audit )/m).filter((section) => !section.startsWith(`${heading},`));
  await writeFileAtomically(
    paths.history,
    [...others.map((s) => `${s.trimEnd()}\n\n`), historySection(file, state)].join(''),
  );
}
