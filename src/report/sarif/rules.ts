import { LENSES, type Lens } from '../../contracts/vocabulary.ts';

const DESCRIPTIONS: Readonly<Record<Lens, string>> = {
  'rules-compliance': 'The change breaks a rule of the project that stood before it.',
  'bug-scan': 'The changed lines contain a defect.',
  'dependency-check': 'The change uses a dependency in a way it does not offer.',
  'history-context': 'The change undoes what an earlier commit did on purpose.',
  'comment-compliance': 'The change contradicts a comment in the code it touches.',
  'intent-fulfilment': 'The change does not do what its author promises.',
  'caller-impact': 'The change breaks code that uses it.',
  'data-flow-security': 'The change lets untrusted data reach a place where it does harm.',
  'codebase-fit': 'The change repeats what the code base has already.',
};

/** One rule a lens, always all of them: the rule of a result has the same index in every run. */
export const SARIF_RULES = LENSES.map((lens) => ({
  id: lens,
  name: lens.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase()),
  shortDescription: { text: DESCRIPTIONS[lens] },
  fullDescription: {
    text: `${DESCRIPTIONS[lens]} Raised by a reviewer and kept only because a program found its evidence in the code.`,
  },
  help: {
    text: 'A finding is a claim whose quotes a program has found where it says they stand. Whether it is a defect remains a judgment. To accept it for a reason and a time: correctless suppress FINGERPRINT --reason WHY --expires DATE',
  },
  properties: { tags: ['review', lens] },
}));

export function ruleIndex(lens: Lens): number {
  return LENSES.indexOf(lens);
}
