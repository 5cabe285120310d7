import { readFile } from 'node:fs/promises';
import { LENSES, lensRecord, type Lens } from '../src/contracts/vocabulary.ts';
import type { EvidenceDrop } from '../src/evidence/evidence-drop.ts';
import type { ProvenBy } from '../src/lenses/lens-record.ts';
import { withSection } from './layout-docs.ts';
import type { GeneratedFile } from './write-or-compare.ts';

const PAGE = 'docs/findings.md';

/** Why a claim is dropped whose proof does not hold. */
const DROPS: Readonly<Record<ProvenBy, readonly EvidenceDrop['kind'][]>> = {
  scorer: [],
  rule: [
    'rule_file_unknown',
    'rule_text_not_found',
    'rule_text_cut',
    'rule_does_not_govern',
    'rule_changed_in_diff',
  ],
  commit: ['commit_not_in_history_table', 'commit_of_other_file'],
  comment: ['comment_not_found'],
  intent: ['intent_not_found'],
  caller: ['caller_not_found', 'caller_is_cause'],
  flow: ['source_not_found', 'sink_not_found'],
  existing: ['existing_not_found', 'existing_is_added', 'existing_is_own_place'],
};

/** The table of lenses in `docs/findings.md`, from their records. */
export async function findingsDocs(): Promise<GeneratedFile> {
  return { path: PAGE, content: withSection(await readFile(PAGE, 'utf8'), 'lenses', table()) };
}

function table(): string {
  const head = '| lens | runs | looks at | proof | when it does not hold |\n|---|---|---|---|---|';
  return `\n${[head, ...LENSES.map(rowOf)].join('\n')}\n\n`;
}

function rowOf(lens: Lens): string {
  const { group, looksAt, proof, provenBy, holdsWhen } = lensRecord(lens);
  const runs = group === 'default' ? 'unless you ask for something else' : 'with `--deep`';
  const cells = [
    code([lens]),
    runs,
    looksAt,
    `${code(Object.keys(proof))}: ${holdsWhen}`,
    code(DROPS[provenBy]),
  ];
  return `| ${cells.join(' | ')} |`;
}

const code = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');
