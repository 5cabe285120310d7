import { readFile } from 'node:fs/promises';
import { withSection } from './page-section.ts';
import { killedShare, type RoomScore } from './mutants/score.ts';
import type { GeneratedFile } from './write-or-compare.ts';

const PAGE = 'docs/mutation.md';

/** The scores in `docs/mutation.md`, from `tests/mutants/scores.json`. */
export async function mutationDocs(): Promise<GeneratedFile> {
  const scores = JSON.parse(await readFile('tests/mutants/scores.json', 'utf8')) as Record<string, RoomScore>;
  const rows = Object.entries(scores).map(([room, score]) => {
    const { killed, timedOut, survived, uncovered } = score;
    return `| \`${room}\` | ${[`${killedShare(score)} %`, killed, timedOut, survived, uncovered].join(' | ')} |`;
  });
  const head = [
    '| room | noticed | killed | ran for ever | survived | not reached |',
    '|---|--:|--:|--:|--:|--:|',
  ];
  const table = `\n${[...head, ...rows].join('\n')}\n\n`;
  return { path: PAGE, content: withSection(await readFile(PAGE, 'utf8'), 'scores', table) };
}
