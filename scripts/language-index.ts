import { readdirSync } from 'node:fs';
import type { GeneratedFile } from './write-or-compare.ts';

const FOLDER = 'src/context/languages';
const NO_RECORD = /(?:^language-record|\.gen|\.test)\.ts$/;

/** The records of `src/context/languages/`, file by file. Everything else reads this one list. */
export function languageIndex(): GeneratedFile {
  const names = readdirSync(FOLDER)
    .filter((file) => file.endsWith('.ts') && !NO_RECORD.test(file))
    .map((file) => file.slice(0, -'.ts'.length))
    .toSorted();
  const variable = (name: string): string => name.toUpperCase().replaceAll('-', '_');
  const content = [
    '// Made by `npm run gen` from the records of this folder.',
    "import type { LanguageRecord } from './language-record.ts';",
    ...names.map((name) => `import { LANGUAGES as ${variable(name)} } from './${name}.ts';`),
    '',
    'export const LANGUAGE_RECORDS: readonly LanguageRecord[] = [',
    ...names.map((name) => `  ...${variable(name)},`),
    '];',
  ].join('\n');
  return { path: `${FOLDER}/languages.gen.ts`, content: `${content}\n` };
}
