import type { AuditFinding } from '../../contracts/replies/audit-finding.ts';
import type { AuditKind } from '../../contracts/vocabulary.ts';
import { wordsOf } from '../fill.ts';
import { TEMPLATES } from '../templates.gen.ts';
import { findingText } from './finding-text.ts';

/** What triage said about a finding: why it was kept, and which others describe the same defect. */
export type TriageNotes = {
  readonly reason: string;
  readonly merged: readonly { readonly finding: AuditFinding; readonly reason: string }[];
};

export type BesidesFinding = {
  readonly triage?: TriageNotes | undefined;
  /** Files that every fix may change as well, such as a changelog. */
  readonly also?: readonly string[];
  /** This round's fixes in the same file. */
  readonly made?: readonly Pick<AuditFinding, 'id' | 'title'>[];
  /** Tests that prove the finding. */
  readonly proofs?: readonly ProofInStep[];
};

/** A test that fails because of the finding; `text` is its patch. */
export type ProofInStep = { readonly name: string; readonly file: string; readonly text: string };

/** Characters of the findings merged into one: too much text must not make a fix fail. */
const MOST_MERGED = 12_000;

/** The task of an executor for a finding, in words, with the preset's additional requests. */
export function fixStepText(
  finding: AuditFinding,
  preset: AuditKind,
  { triage, also = [], made = [], proofs = [] }: BesidesFinding = {},
): string {
  return findingText('fix-step', finding, {
    besides: [
      ...triageTexts(triage, preset),
      ...(proofs.length === 0 ? [demandOf(preset)] : proofs.map(proofText)),
      alsoText(also),
      madeText(made),
    ]
      .filter((text) => text !== '')
      .join('\n\n'),
  });
}

function triageTexts(triage: TriageNotes | undefined, preset: AuditKind): string[] {
  if (triage === undefined) return [];
  const { merged } = triage;
  // Nobody has triaged the findings of a review.
  const reason = preset === 'fix' ? '' : triage.reason;
  const texts = merged.map(({ finding, reason: same }) =>
    preset === 'fix'
      ? findingText('fix-step-beside', finding)
      : findingText('fix-step-merged', finding, { reason: same }),
  );
  let room = MOST_MERGED;
  const shown = texts.filter((text) => (room -= text.length) >= 0);
  return [
    reason.trim() === '' ? '' : wordsOf('fix-step-triage', { reason }),
    ...shown,
    ...(shown.length === texts.length ? [] : [`(${texts.length - shown.length} more are not shown)`]),
  ];
}

function proofText({ name, file, text }: ProofInStep): string {
  const test = text.length > MOST_MERGED ? '(too long to be shown)' : text;
  return wordsOf('fix-step-proof', { name, file, test });
}

function alsoText(also: readonly string[]): string {
  return also.length === 0 ? '' : wordsOf('fix-step-also', { paths: also.join(', ') });
}

function madeText(made: readonly Pick<AuditFinding, 'id' | 'title'>[]): string {
  if (made.length === 0) return '';
  const fixes = made.map(({ id, title }) => `${id} (${title})`).join('; ');
  return wordsOf('fix-step-made', { fixes });
}

function demandOf(preset: AuditKind): string {
  const name = `fix-demand-${preset}`;
  return Object.hasOwn(TEMPLATES, name) ? wordsOf(name as keyof typeof TEMPLATES) : '';
}
