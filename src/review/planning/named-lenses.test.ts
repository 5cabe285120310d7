import { expect, it } from 'vitest';
import { LENSES } from '../../contracts/vocabulary.ts';
import { Failure } from '../../kernel/failure.ts';
import { namedLenses } from './named-lenses.ts';

const refused = (value: string): string => {
  try {
    namedLenses(value);
  } catch (error) {
    if (error instanceof Failure) return `${error.code}: ${error.message} | ${error.hint ?? ''}`;
  }
  return 'accepted';
};

it('names lenses, or all of them', () => {
  expect(namedLenses('bug-scan, history-context')).toEqual(['bug-scan', 'history-context']);
  expect(namedLenses('all')).toEqual(LENSES);
});

it.each([
  [
    'bug-scn',
    'usage/bad-value: --lenses: "bug-scn" is not a lens | did you mean bug-scan? lenses: rules-compliance, ',
  ],
  ['bug-scan,history', '"history" is not a lens | did you mean history-context?'],
  ['bug-scan,', '--lenses: a name is missing | lenses: '],
  ['', 'a name is missing'],
  ['bug-scan,all', '"all" is not a lens | did you mean all? lenses'],
  ['constructor', '"constructor" is not a lens | lenses: '],
])('refuses %s by name', (value, said) => {
  expect(refused(value)).toContain(said);
  expect(refused(value)).toContain('all is used alone');
});
