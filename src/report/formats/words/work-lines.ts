import type { Fix, Proof } from '../../../contracts/files/proof.ts';
import { SANDBOX_KINDS, type SandboxKind } from '../../../contracts/vocabulary.ts';
import type { Report, ReportFinding } from '../../../contracts/files/report.ts';

/** What became of the proof of a finding and of its fix, in a line each. Not yet safe to print. */
export function workLines({ proof, fix }: Pick<ReportFinding, 'proof' | 'fix'>): string[] {
  return [...(proof === undefined ? [] : [proofLine(proof)]), ...(fix === undefined ? [] : [fixLine(fix)])];
}

function proofLine({ outcome, why, test }: Proof): string {
  switch (outcome) {
    case 'proven': {
      const base = test?.introduced === true ? ', passes at base' : '';
      return `Proven: fails at head${base}${test === null ? '' : ` (${test.name}, ${test.file})`}`;
    }
    case 'not-proven':
      return `Not proven: ${why}`;
    case 'not-attempted':
      return `No proof attempted: ${why}`;
  }
}

function fixLine({ outcome, why, branch }: Fix): string {
  switch (outcome) {
    case 'fixed':
      return `Fixed and verified: ${why} (branch ${branch})`;
    case 'taken-back':
      return `Fix attempted and taken back: ${why}`;
    case 'not-attempted':
      return `No fix attempted: ${why}`;
  }
}

/** What the lines rest on, for formats with room: what the runner printed, the test and the fix. Not yet safe to print. */
export function workTexts({
  proof,
  fix,
}: Pick<ReportFinding, 'proof' | 'fix'>): (readonly [name: string, text: string])[] {
  const texts = [
    ['The test', proof?.test?.patch ?? ''],
    ['What the test printed', proof?.test?.output ?? ''],
    ['The verified fix', fix?.patch ?? ''],
  ] as const;
  return texts.filter(([, text]) => text.trim() !== '');
}

const RAN_IN: Readonly<Record<SandboxKind, string>> = {
  bwrap: 'in bwrap, without network',
  'user-namespaces': 'in user namespaces, without network',
  none: 'without a sandbox',
};

/** Where tests that a model wrote were run: once for all proofs, or by finding where it differs. */
export function sandboxNotes(report: Pick<Report, 'findings'>): string[] {
  const used = sandboxesOf(report);
  return used.map((kind) => {
    const own = report.findings.filter(({ proof }) => proof?.sandbox === kind).map(({ id }) => id);
    const of = used.length === 1 ? 'proofs' : `the proofs of ${own.join(', ')}`;
    return `The tests of ${of} ran ${RAN_IN[kind]}`;
  });
}

export function sandboxesOf({ findings }: Pick<Report, 'findings'>): SandboxKind[] {
  return SANDBOX_KINDS.filter((kind) => findings.some(({ proof }) => proof?.sandbox === kind));
}
