import { readdirSync, readFileSync } from 'node:fs';
import type { GeneratedFile } from './write-or-compare.ts';

const LANGUAGES = 'src/context/languages';
const MADE = '// Made by `npm run gen` from the records of this folder.';

/** The index of each room of records. All other code reads these lists. */
export function recordIndexes(): GeneratedFile[] {
  return [
    indexOf('src/lenses', 'LENS', 'lenses'),
    indexOf('src/report/formats', 'FORMAT', 'formats'),
    languageIndex(),
  ];
}

/** Records by name, sorted by their `order`. */
function indexOf(room: string, record: string, plural: string): GeneratedFile {
  const ordered = recordsIn(room)
    .map((name) => [orderOf(`${room}/${name}.ts`), name] as const)
    .toSorted(([a], [b]) => a - b);
  const clash = ordered.find(([order], at) => ordered[at + 1]?.[0] === order);
  if (clash !== undefined) throw new Error(`two ${plural} have order ${clash[0]}: give ${clash[1]} another`);
  const imports = ordered.map(([, name]) => `import { ${record} as ${variable(name)} } from './${name}.ts';`);
  const rows = ordered.map(([, name]) => `  ${name.includes('-') ? `'${name}'` : name}: ${variable(name)},`);
  const content = [MADE, ...imports, '', `export const ${record}_RECORDS = {`, ...rows, '} as const;', ''];
  return { path: `${room}/${plural}.gen.ts`, content: content.join('\n') };
}

/** One file can hold several languages: those that share a scanner. */
function languageIndex(): GeneratedFile {
  const names = recordsIn(LANGUAGES);
  const content = [
    MADE,
    "import type { LanguageRecord } from './language-record.ts';",
    ...names.map((name) => `import { LANGUAGES as ${variable(name)} } from './${name}.ts';`),
    '',
    'export const LANGUAGE_RECORDS: readonly LanguageRecord[] = [',
    ...names.map((name) => `  ...${variable(name)},`),
    '];',
    '',
  ];
  return { path: `${LANGUAGES}/languages.gen.ts`, content: content.join('\n') };
}

function recordsIn(room: string): string[] {
  return readdirSync(room)
    .filter((file) => file.endsWith('.ts') && !/(?:-record|\.gen|\.test)\.ts$/.test(file))
    .map((file) => file.slice(0, -'.ts'.length))
    .toSorted();
}

/** Reads the file as text. Importing it could need the index that is being written. */
function orderOf(path: string): number {
  const order = /^  order: (\d+),$/m.exec(readFileSync(path, 'utf8'))?.[1];
  if (order === undefined) throw new Error(`${path} has no line "order: N,"`);
  return Number(order);
}

const variable = (name: string): string =>
  name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
