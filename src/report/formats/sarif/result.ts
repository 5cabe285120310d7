import type { Report, ReportFinding } from '../../../contracts/files/report.ts';
import { formerPlace, levelOf, sentences, type Level } from '../words/finding-level.ts';
import { workLines } from '../words/work-lines.ts';
import { knowledgeNote } from '../../build/knowledge-note.ts';
import { placeOf, type SarifPlace } from './location.ts';
import { sarifMessage, type SarifMessage } from './message.ts';
import { ruleIndex } from './rules.ts';

/** Incremented when the fingerprint is computed in another way. */
const FINGERPRINT = 'correctlessFingerprint/v1';

type SarifResult = SarifPlace & {
  readonly ruleId: string;
  readonly ruleIndex: number;
  /** `warning` if missing. */
  readonly level?: Level;
  readonly rank?: number;
  readonly message: SarifMessage;
  readonly partialFingerprints?: Readonly<Record<string, string>>;
  readonly suppressions?: readonly {
    readonly kind: 'external';
    readonly status: 'accepted';
    readonly justification: string;
  }[];
  readonly properties?: ReportFinding;
};

export function resultOf(finding: ReportFinding): SarifResult {
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
    ...placeOf(finding),
    partialFingerprints: { [FINGERPRINT]: fingerprint },
    properties: { ...finding },
  };
}

type Dropped = Report['dropped'][number];

/** What people have accepted: known, and not shown as open. Other drops are not results. */
export function acceptedResult({ finding, reason }: Dropped): SarifResult {
  const { file, line, title, lens, fingerprint, side = 'new' } = finding;
  return {
    ruleId: lens,
    ruleIndex: ruleIndex(lens),
    message: sarifMessage(title),
    ...placeOf({ file, lines: [Math.max(1, line), Math.max(1, line)], side }),
    ...(fingerprint === undefined ? {} : { partialFingerprints: { [FINGERPRINT]: fingerprint } }),
    suppressions: [{ kind: 'external', status: 'accepted', justification: sarifMessage(reason.text).text }],
  };
}
