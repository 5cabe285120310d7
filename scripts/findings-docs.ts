import { readFile } from 'node:fs/promises';
import { LENSES, lensRecord, type Lens } from '../src/contracts/vocabulary.ts';
import { DROPS } from '../src/findings/drop-records.ts';
import { markdownTable, withSection } from './page-section.ts';
import type { GeneratedFile } from './write-or-compare.ts';

const PAGE = 'docs/findings.md';

/** The tables of lenses and of drop reasons in `docs/findings.md`, from their records. */
export async function findingsDocs(): Promise<GeneratedFile> {
  const page = withSection(await readFile(PAGE, 'utf8'), 'lenses', lensTable());
  return { path: PAGE, content: withSection(page, 'drops', dropTable()) };
}

function lensTable(): string {
  return markdownTable(['lens', 'runs', 'looks at', 'proof', 'when it does not hold'], LENSES.map(rowOf));
}

/** The reasons that do not belong to one lens. */
function dropTable(): string {
  const rows = Object.entries(DROPS).flatMap(([kind, { means }]) =>
    typeof means === 'string' ? [[code([kind]), means]] : [],
  );
  return markdownTable(['reason', 'meaning'], rows);
}

function rowOf(lens: Lens): string[] {
  const { group, looksAt, proof, provenBy, holdsWhen } = lensRecord(lens);
  const runs = group === 'default' ? 'unless you ask for something else' : 'with `--deep`';
  const drops = Object.entries(DROPS).filter(
    ([, { means }]) => typeof means !== 'string' && means.proof === provenBy,
  );
  return [
    code([lens]),
    runs,
    looksAt,
    `${code(Object.keys(proof))}: ${holdsWhen}`,
    code(drops.map(([kind]) => kind)),
  ];
}

const code = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');
