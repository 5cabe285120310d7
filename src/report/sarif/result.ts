import type { Report, ReportFinding } from '../../contracts/report.ts';
import { beforeTheChange, levelOf, sentences } from '../finding-level.ts';
import { placeOf } from './location.ts';
import { sarifMessage } from './message.ts';
import { ruleIndex } from './rules.ts';

/** Counted up when the fingerprint is made in another way. */
const FINGERPRINT = 'correctlessFingerprint/v1';

export function resultOf(finding: ReportFinding) {
  const { lens, score, fingerprint, title, why, suggested_fix: fix } = finding;
  const text = `${beforeTheChange(finding)}${sentences(title, why)}`;
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

/** What people have accepted: known, and not shown as open. Other drops are no results. */
export function acceptedResult({ finding, reason }: Dropped) {
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
