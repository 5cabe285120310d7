import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { withSection } from './layout-docs.ts';
import { reasonFor, type Reason } from './mutants/reasons.ts';
import { MUTATED_ROOMS } from './mutants/rooms.ts';
import { killedShare, scorePath, type RoomScore, type Survivor } from './mutants/score.ts';
import type { GeneratedFile } from './write-or-compare.ts';

const PAGE = 'docs/mutation.md';
const REASONS = 'tests/mutants/reasons.yaml';

/** The scores in `docs/mutation.md` and the judged survivors, from what `npm run mutants` wrote and the reasons beside it. */
export async function mutationDocs(): Promise<GeneratedFile> {
  const reasons = parse(await readFile(REASONS, 'utf8')) as readonly Reason[];
  const scores = await Promise.all(Object.keys(MUTATED_ROOMS).map(scoreOf));
  const page = withSection(await readFile(PAGE, 'utf8'), 'scores', scoreTable(scores, reasons));
  return { path: PAGE, content: withSection(page, 'survivors', survivorList(scores, reasons)) };
}

/** A room that was never measured, or not to its end, has no score: the table says so. */
async function scoreOf(room: string): Promise<RoomScore | string> {
  const path = scorePath(room);
  if (!existsSync(path)) return room;
  return JSON.parse(await readFile(path, 'utf8')) as RoomScore;
}

function scoreTable(scores: readonly (RoomScore | string)[], reasons: readonly Reason[]): string {
  const rows = scores.map((score) => {
    if (typeof score === 'string') return `| \`${score}\` | not measured | | | | | |`;
    const { room, killed, timedOut, survived, uncovered, survivors } = score;
    const judged = survivors.filter((one) => reasonFor(one, reasons) !== undefined).length;
    const cells = [`${killedShare(score)} %`, killed, timedOut, survived, uncovered, judged];
    return `| \`${room}\` | ${cells.join(' | ')} |`;
  });
  const head = '| room | noticed | killed | ran for ever | survived | not reached | of these judged |';
  return `\n${[head, '|---|--:|--:|--:|--:|--:|--:|', ...rows].join('\n')}\n\n`;
}

function survivorList(scores: readonly (RoomScore | string)[], reasons: readonly Reason[]): string {
  const survivors = scores.flatMap((score) => (typeof score === 'string' ? [] : score.survivors));
  const lines = reasons.map((reason) => {
    const count = survivors.filter((one) => reasonFor(one, reasons) === reason).length;
    return `- \`${reason.file}\`, ${code(reason.line)}${into(reason)} (${count}): ${reason.reason}`;
  });
  return `\n${lines.join('\n')}\n\n`;
}

function into({ to }: Reason): string {
  return to === undefined ? '' : ` → ${code(to)}`;
}

function code(text: Survivor['line']): string {
  return `\`\` ${text} \`\``;
}
