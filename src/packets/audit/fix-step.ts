import type { AuditFinding } from '../../contracts/replies/audit-finding.ts';
import type { AuditKind } from '../../contracts/vocabulary.ts';
import { fill } from '../fill.ts';
import { TEMPLATES } from '../templates.gen.ts';

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
  const { id, title, description, impact, instance_fix, class_fix } = finding;
  return fill(TEMPLATES['fix-step'], {
    id,
    ...placeOf(finding),
    title,
    description,
    impact,
    instance: instance_fix,
    class: class_fix,
    besides: [
      ...triageTexts(triage, preset),
      ...(proofs.length === 0 ? [demandOf(preset)] : proofs.map(proofText)),
      alsoText(also),
      madeText(made),
    ]
      .filter((text) => text !== '')
      .join('\n\n'),
  }).trimEnd();
}

function triageTexts(triage: TriageNotes | undefined, preset: AuditKind): string[] {
  if (triage === undefined) return [];
  const { merged } = triage;
  // Nobody has triaged the findings of a review.
  const reason = preset === 'fix' ? '' : triage.reason;
  const texts = merged.map(preset === 'fix' ? besideText : mergedText);
  let room = MOST_MERGED;
  const told = texts.filter((text) => (room -= text.length) >= 0);
  return [
    reason.trim() === '' ? '' : fill(TEMPLATES['fix-step-triage'], { reason }).trimEnd(),
    ...told,
    ...(told.length === texts.length ? [] : [`(${texts.length - told.length} more are not shown)`]),
  ];
}

function mergedText({ finding, reason }: TriageNotes['merged'][number]): string {
  const { agent, title, description, impact, instance_fix, class_fix } = finding;
  return fill(TEMPLATES['fix-step-merged'], {
    agent,
    ...placeOf(finding),
    title,
    description,
    impact,
    instance: instance_fix,
    class: class_fix,
    reason,
  }).trimEnd();
}

function besideText({ finding }: TriageNotes['merged'][number]): string {
  const { id, title, description, impact, instance_fix } = finding;
  const texts = { id, title, description, impact, instance: instance_fix };
  return fill(TEMPLATES['fix-step-beside'], { ...placeOf(finding), ...texts }).trimEnd();
}

function proofText({ name, file, text }: ProofInStep): string {
  const test = text.length > MOST_MERGED ? '(too long to be shown)' : text;
  return fill(TEMPLATES['fix-step-proof'], { name, file, test }).trimEnd();
}

function alsoText(also: readonly string[]): string {
  return also.length === 0 ? '' : fill(TEMPLATES['fix-step-also'], { paths: also.join(', ') }).trimEnd();
}

function madeText(made: readonly Pick<AuditFinding, 'id' | 'title'>[]): string {
  if (made.length === 0) return '';
  const fixes = made.map(({ id, title }) => `${id} (${title})`).join('; ');
  return fill(TEMPLATES['fix-step-made'], { fixes }).trimEnd();
}

export function placeOf({ location }: AuditFinding): { file: string; first: string; last: string } {
  const [first, last] = location.lines;
  return { file: location.file, first: String(first), last: String(last) };
}

function demandOf(preset: AuditKind): string {
  const name = `fix-demand-${preset}`;
  return Object.hasOwn(TEMPLATES, name) ? TEMPLATES[name as keyof typeof TEMPLATES].trimEnd() : '';
}
