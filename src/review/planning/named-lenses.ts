import { LENSES, type Lens } from '../../contracts/vocabulary.ts';
import { Failure } from '../../kernel/failure.ts';
import { nearest } from '../../kernel/text/nearest.ts';

/** Every lens, marked as named by the user. */
const EVERY = 'all';

/**
 * The lenses that `--lenses` names: `all`, or names separated by commas.
 *
 * @throws usage/bad-value for a name that no lens has, with the lens that was most likely meant
 */
export function namedLenses(value: string): readonly Lens[] {
  const names = value.split(',').map((name) => name.trim());
  if (names.length === 1 && names[0] === EVERY) return LENSES;
  return names.map(lensNamed);
}

function lensNamed(name: string): Lens {
  const found = LENSES.find((lens) => lens === name);
  if (found !== undefined) return found;
  const meant =
    (name === '' ? undefined : LENSES.find((lens) => lens.startsWith(name))) ??
    nearest(name, [...LENSES, EVERY]);
  const what = name === '' ? 'a name is missing' : `"${name}" is not a lens`;
  throw new Failure('usage/bad-value', `--lenses: ${what}`, {
    hint: `${meant === undefined ? '' : `did you mean ${meant}? `}lenses: ${LENSES.join(', ')}; all is used alone`,
  });
}
