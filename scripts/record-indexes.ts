import { readdirSync, readFileSync } from 'node:fs';
import type { GeneratedFile } from './write-or-compare.ts';

const NO_RECORD = /(?:-record|\.gen|\.test)\.ts$/;

/** The records of each room by name, in their order. Everything else reads these lists. */
export function recordIndexes(): GeneratedFile[] {
  return [indexOf('src/lenses', 'LENS', 'lenses'), indexOf('src/report/formats', 'FORMAT', 'formats')];
}

function indexOf(room: string, record: string, plural: string): GeneratedFile {
  const names = readdirSync(room)
    .filter((file) => file.endsWith('.ts') && !NO_RECORD.test(file))
    .map((file) => file.slice(0, -'.ts'.length));
  const ordered = names
    .map((name) => [orderOf(`${room}/${name}.ts`), name] as const)
    .toSorted(([a], [b]) => a - b);
  const clash = ordered.find(([order], at) => ordered[at + 1]?.[0] === order);
  if (clash !== undefined) throw new Error(`two ${plural} have order ${clash[0]}: give ${clash[1]} another`);
  const imports = ordered.map(([, name]) => `import { ${record} as ${variable(name)} } from './${name}.ts';`);
  const rows = ordered.map(([, name]) => `  ${name.includes('-') ? `'${name}'` : name}: ${variable(name)},`);
  const content = [
    '// Made by `npm run gen` from the records of this folder.',
    ...imports,
    '',
    `export const ${record}_RECORDS = {`,
    ...rows,
    '} as const;',
  ].join('\n');
  return { path: `${room}/${plural}.gen.ts`, content: `${content}\n` };
}

/** Read as text: nothing that this list is made for has to be loaded to make it. */
function orderOf(path: string): number {
  const order = /^  order: (\d+),$/m.exec(readFileSync(path, 'utf8'))?.[1];
  if (order === undefined) throw new Error(`${path} has no line "order: N,"`);
  return Number(order);
}

const variable = (name: string): string =>
  name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
