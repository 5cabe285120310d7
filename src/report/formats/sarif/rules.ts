import { LENSES, lensRecord, type Lens } from '../../../contracts/vocabulary.ts';

/** One rule per lens, always all of them: the rule of a result has the same index in every run. */
export const SARIF_RULES = LENSES.map((lens) => ({
  id: lens,
  name: lens.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase()),
  shortDescription: { text: lensRecord(lens).says },
  fullDescription: {
    text: `${lensRecord(lens).says} Raised by a reviewer and kept only because a program found its evidence in the code.`,
  },
  help: {
    text: 'A finding is a claim whose quotes a program has found at the lines that it names. Whether it is a defect remains a judgment. To accept it for a reason and a time: correctless suppress FINGERPRINT --reason WHY --expires DATE',
  },
  properties: { tags: ['review', lens] },
}));

export function ruleIndex(lens: Lens): number {
  return LENSES.indexOf(lens);
}
