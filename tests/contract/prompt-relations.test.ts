import { describe, expect, it } from 'vitest';
import { PRESET_RECORDS } from '../../src/audit/presets.ts';
import { AGENTS } from '../../src/contracts/vocabulary.ts';
import { LINES_OF_CAP, MAX_SCORED, MOST_SCORED } from '../../src/findings/cap-for-scoring.ts';
import { PACKET_BUDGET } from '../../src/packets/packet.ts';
import { MAX_OFFERS } from '../../src/run/slots/slot-state.ts';
import { CONFIRMED_FROM, CRITICAL_FROM, RUBRIC, THRESHOLD } from '../../src/scores/rubric.ts';
import { documents, type ProjectFile } from './project-files.ts';

/** Everything that models and people read, without tests and cases. */
const read = documents();
const textOf = (path: string): string => read.find((file) => file.path === path)?.text ?? '';
const flat = (text: string): string => text.replaceAll(/\s+/g, ' ');

/** Names of agents in a text, as the client writes them. With a slash before it, the name is a command's. */
function agentsNamed({ text }: Pick<ProjectFile, 'text'>): string[] {
  return [...text.matchAll(/(?<!\/)\bcorrectless:([a-z]+(?:-[a-z]+)+)\b/g)].map((found) => found[1] ?? '');
}

function commandsNamed({ text }: Pick<ProjectFile, 'text'>): string[] {
  return [...text.matchAll(/(?<![\w.])\/(correctless|df):([a-z]+(?:-[a-z]+)*)\b/g)].map(
    ([, plugin, name]) => `${plugin === 'df' ? 'plugins/df/' : ''} ${name ?? ''}`,
  );
}

/** Whether a slash command is a command or a skill of its plugin. */
function isThere(command: string): boolean {
  const [folder = '', name = ''] = command.split(' ');
  return textOf(`${folder}commands/${name}.md`) !== '' || textOf(`${folder}skills/${name}/SKILL.md`) !== '';
}

describe('agents that are named', () => {
  it.each(read.map((file) => [file.path, file] as const))('in %s exist', (_, file) => {
    expect(agentsNamed(file).filter((name) => !AGENTS.some((agent) => agent === name))).toEqual([]);
  });

  it('and commands of the client that are named, do', () => {
    const named = read.flatMap((file) => commandsNamed(file).map((name) => ({ path: file.path, name })));
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter(({ name }) => !isThere(name))).toEqual([]);
    expect(commandsNamed({ text: 'run `/df:reviw`' }).filter((name) => !isThere(name))).toEqual([
      'plugins/df/ reviw',
    ]);
  });

  it('are found by this test, and a misspelt one would be', () => {
    expect(read.flatMap(agentsNamed).length).toBeGreaterThan(10);
    expect(agentsNamed({ text: 'Agent(correctless:bug-scn)' })).toEqual(['bug-scn']);
  });
});

describe('the text of a block is nowhere else', () => {
  const ANCHORS = RUBRIC.map(({ meaning }) => meaning);
  const listed = (block: string): string[] =>
    [...textOf(`prompts/blocks/${block}.md`).matchAll(/^- (.+)$/gm)].map((found) => found[1] ?? '');
  const generated = /<!-- block:[\s\S]*?<!-- \/block -->/g;
  const byHand = read
    .filter(({ path }) => !path.startsWith('prompts/blocks/'))
    .map(({ path, text }) => ({ path, text: flat(text.replaceAll(generated, '')) }));
  const repeating = (sentences: readonly string[], files: readonly ProjectFile[] = byHand): string[] =>
    files.flatMap(({ path, text }) =>
      sentences.filter((one) => one.length > 25 && text.includes(flat(one))).map((one) => `${path}: ${one}`),
    );

  it.each([
    ['the list of false positives', listed('false-positives'), 9],
    ['that of audits', listed('audit-false-positives'), 8],
    ['the severities', listed('severity'), 4],
    ['the anchors of the rubric', ANCHORS, 5],
  ])('%s', (_, sentences, count) => {
    expect(sentences).toHaveLength(count);
    expect(repeating(sentences)).toEqual([]);
  });

  it('a copy would be seen', () => {
    const [first = ''] = ANCHORS.filter((one) => one.length > 25);
    expect(repeating([first], [{ path: 'copy.md', text: flat(`by hand:\n${first}`) }])).toHaveLength(1);
  });
});

describe('numbers that documents name are those of the program', () => {
  const { qa, hacker } = PRESET_RECORDS;
  it.each([
    ['docs/configuration.md', `| \`review.threshold\` | ${THRESHOLD} |`],
    [
      'docs/configuration.md',
      `| \`review.max_findings\` | ${MAX_SCORED} up to ${LINES_OF_CAP} changed lines, ${MAX_SCORED} more for each further ${LINES_OF_CAP}, at most ${MOST_SCORED} |`,
    ],
    ['docs/configuration.md', `| \`audit.max_rounds\` | ${qa.maxRounds}, hacker ${hacker.maxRounds} |`],
    ['docs/audits.md', `At most ${qa.maxRounds} rounds (hacker ${hacker.maxRounds})`],
    ['docs/audits.md', `A packet over ${PACKET_BUDGET / 1024} KB`],
    [
      'docs/findings.md',
      `${MAX_SCORED} defects are scored for a change of up to ${LINES_OF_CAP} lines, and ${MAX_SCORED} more for each further ${LINES_OF_CAP}, at most ${MOST_SCORED}`,
    ],
    [
      'docs/findings.md',
      `critical from ${CRITICAL_FROM}, important from the threshold (${THRESHOLD}) on, minor from ${CONFIRMED_FROM}`,
    ],
    ['docs/guarantees.md', `A packet is never over ${PACKET_BUDGET.toLocaleString('en')} bytes`],
    ['docs/hosts.md', `offered ${['no', 'one', 'two', 'three', 'four'][MAX_OFFERS] ?? ''} times`],
    ['skills/caudit/SKILL.md', `over ${PACKET_BUDGET / 1024} KB`],
  ])('%s: %s', (path, words) => {
    expect(flat(textOf(path))).toContain(words);
  });
});
