import { expect, it } from 'vitest';
import { LANGUAGE_RECORDS } from './languages.gen.ts';

type Said = { readonly what: string; readonly by: string };

/** What several records say, each with who says it. */
function saidTwice(said: readonly Said[]): string[] {
  return said.filter(({ what }, at) => said.slice(0, at).some((other) => other.what === what)).map(shown);
}
const shown = ({ what, by }: Said): string => `${by}: ${what}`;
const words = (list: unknown): string[] =>
  typeof list === 'string' ? list.split(' ').filter((word) => word !== '') : [];
const by = ({ name, extensions, names }: (typeof LANGUAGE_RECORDS)[number]): string =>
  name ?? extensions ?? String(names);

it.each(['extensions', 'names', 'programs'] as const)('no two records are of the same %s', (key) => {
  const all = LANGUAGE_RECORDS.flatMap((one) => words(one[key]).map((what) => ({ what, by: by(one) })));
  expect(all.length).toBeGreaterThan(8);
  expect(saidTwice(all)).toEqual([]);
});

it('every record is of some files, and every language of files with an extension', () => {
  const of = LANGUAGE_RECORDS.filter(({ name, extensions, names }) =>
    name === undefined ? extensions === undefined && names === undefined : extensions === undefined,
  );
  expect(of.map(by)).toEqual([]);
});

it('files of a family import one another, which a reader of their imports tells', () => {
  const families = LANGUAGE_RECORDS.filter(({ family }) => family !== undefined);
  expect(families.length).toBeGreaterThan(8);
  expect(families.filter(({ imports }) => typeof imports !== 'function').map(by)).toEqual([]);
});

it('families and ecosystems have names of their own, and a manifest is of one ecosystem', () => {
  const unique = <T extends { readonly name: string }>(
    of: (one: (typeof LANGUAGE_RECORDS)[number]) => T | undefined,
  ) => [...new Set(LANGUAGE_RECORDS.flatMap((one) => of(one) ?? []))];
  const [families, ecosystems] = [unique(({ family }) => family), unique(({ ecosystem }) => ecosystem)];
  expect(saidTwice(families.map(({ name }) => ({ what: name, by: 'family' })))).toEqual([]);
  expect(saidTwice(ecosystems.map(({ name }) => ({ what: name, by: 'ecosystem' })))).toEqual([]);
  const manifests = ecosystems.flatMap(({ name, manifests }) =>
    Object.keys(manifests).map((what) => ({ what, by: name })),
  );
  expect(saidTwice(manifests)).toEqual([]);
});

it('a question ends as one', () => {
  const questions = LANGUAGE_RECORDS.flatMap((one) =>
    one.questions.map((each) => ({ what: typeof each === 'string' ? each : each.ask, by: by(one) })),
  );
  expect(questions.filter(({ what }) => !what.endsWith('?')).map(shown)).toEqual([]);
});
