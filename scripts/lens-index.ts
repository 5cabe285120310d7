import { readdirSync, readFileSync } from 'node:fs';
import type { GeneratedFile } from './write-or-compare.ts';

const FOLDER = 'src/lenses';
const NO_RECORD = /(?:^lens-record|\.gen|\.test)\.ts$/;

/** The records of `src/lenses/` by name, in their order. Everything else reads this one list. */
export function lensIndex(): GeneratedFile {
  const names = readdirSync(FOLDER)
    .filter((file) => file.endsWith('.ts') && !NO_RECORD.test(file))
    .map((file) => file.slice(0, -'.ts'.length));
  const ordered = names.map((name) => [orderOf(name), name] as const).toSorted(([a], [b]) => a - b);
  const clash = ordered.find(([order], at) => ordered[at + 1]?.[0] === order);
  if (clash !== undefined) throw new Error(`two lenses have order ${clash[0]}: give ${clash[1]} another`);
  const imports = ordered.map(([, name]) => `import { LENS as ${variable(name)} } from './${name}.ts';`);
  const rows = ordered.map(([, name]) => `  '${name}': ${variable(name)},`);
  const content = [
    '// Made by `npm run gen` from the records of this folder.',
    ...imports,
    '',
    'export const LENS_RECORDS = {',
    ...rows,
    '} as const;',
  ].join('\n');
  return { path: `${FOLDER}/lenses.gen.ts`, content: `${content}\n` };
}

/** Read as text: nothing that this list is made for has to be loaded to make it. */
function orderOf(name: string): number {
  const order = /^  order: (\d+),$/m.exec(readFileSync(`${FOLDER}/${name}.ts`, 'utf8'))?.[1];
  if (order === undefined) throw new Error(`${FOLDER}/${name}.ts has no line "order: N,"`);
  return Number(order);
}

const variable = (name: string): string =>
  name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
