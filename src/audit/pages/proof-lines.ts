import type { AuditFile } from '../../contracts/files/audit-files.ts';
import type { Proof } from '../../contracts/files/proof.ts';
import { counted } from '../../kernel/text/counted.ts';
import { inertLine } from '../../kernel/text/inert.ts';
import type { AuditState } from '../fold/audit-state.ts';

/** How many of the findings are proven. */
export function proofsInWords({ proofs }: Pick<AuditState, 'proofs'>): string {
  const of = (wanted: Proof['outcome']): number =>
    [...proofs.values()].filter(({ outcome }) => outcome === wanted).length;
  const others = (['not-proven', 'not-attempted'] as const).filter((outcome) => of(outcome) > 0);
  return [
    `${of('proven')} of ${counted(proofs.size, 'finding')} proven`,
    ...others.map((outcome) => `${of(outcome)} ${outcome.replace('-', ' ')}`),
  ].join(', ');
}

/** What became of each finding, and where its test is. */
export function proofLines({ of }: Pick<AuditFile, 'of'>, { proofs }: Pick<AuditState, 'proofs'>): string[] {
  return [...proofs].flatMap(([id, { outcome, why, test }]) => [
    `${id} ${outcome.replace('-', ' ')}: ${inertLine(why)}`,
    ...(test === null
      ? []
      : [
          `  ${inertLine(test.name)} (${inertLine(test.file)}); as a patch: correctless prove ${of?.run ?? ''} ${id} --patch`,
        ]),
  ]);
}
