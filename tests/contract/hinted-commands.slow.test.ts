import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { COMMANDS } from '../../src/commands/index.ts';
import { main } from '../../src/main.ts';
import { commandsIn, hintedCommandsIn } from './hinted-commands.ts';
import { FILLINGS, type Filling } from './hint-fillings.ts';
import { placeOf, type MadePlace } from './hint-places.ts';
import { projectFiles, textIfAny } from './project-files.ts';

const commands = new Set([...COMMANDS.keys()].filter((name) => !['hook', 'background'].includes(name)));
const hinted = projectFiles(/^src\/(?!contracts\/compiled\/).*(?<!\.test|\.gen)\.ts$/).flatMap((file) =>
  hintedCommandsIn(file, commands),
);
const rows = Object.entries(FILLINGS);

/** Runs a command as a person would: ours by the code under test, others in a shell. @returns the status and stderr */
async function outcomeOf(line: string, cwd: string, env: NodeJS.ProcessEnv): Promise<[number, string]> {
  if (!line.startsWith('correctless ')) {
    try {
      return [0, execFileSync('sh', ['-c', line], { cwd, env, encoding: 'utf8', stdio: 'pipe' })];
    } catch (error) {
      const { status, stderr } = error as { status: number; stderr: string };
      return [status, stderr];
    }
  }
  const words = [...line.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(([, a, b, c]) => a ?? b ?? c ?? '');
  const stdin = () => Promise.resolve(Buffer.from(''));
  const { status, stderr = '' } = await main(words.slice(1), { cwd, env, stdin });
  return [status, stderr];
}

/** Whether a line matches a hint word for word, with any text for `‹x›`, capitals and `…`. */
function fits(template: string, line: string): boolean {
  const pattern = template
    .split(/(‹[^›]*›|\b[A-Z]+(?:\/[A-Z])?\b…?|…)/)
    .map((part, i) => (i % 2 === 1 ? '.*' : part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)))
    .join('');
  return new RegExp(`^${pattern}$`).test(line);
}

describe('every command that a hint names', () => {
  it('is one of ours or of the programs that we need, and is filled in here', () => {
    const unknown = hinted.filter(({ text }) => FILLINGS[text] === undefined);
    expect(unknown).toEqual([]);
    const named = new Set(hinted.map(({ text }) => text));
    expect(rows.map(([template]) => template).filter((template) => !named.has(template))).toEqual([]);
  });

  it('is found: more than a hundred and fifty times, more than a hundred different ones', () => {
    expect(hinted.length).toBeGreaterThan(150);
    expect(rows.length).toBeGreaterThan(100);
  });

  it.each(rows.flatMap(([template, filling]) => ('line' in filling ? [[template, filling.line]] : [])))(
    '%s is filled in as %s',
    (template = '', line = '') => {
      expect(fits(template, line)).toBe(true);
    },
  );

  it.each(rows.flatMap(([template, filling]) => ('seenIn' in filling ? [{ template, ...filling }] : [])))(
    '$template is run in $seenIn',
    ({ seenIn, as }) => {
      expect(textIfAny(seenIn)).toContain(as);
    },
  );
});

type Run = Extract<Filling, { in: string }> & { readonly template: string };
const run = rows.flatMap(([template, filling]): Run[] => ('in' in filling ? [{ template, ...filling }] : []));

/** Runs the commands one after another in a place. Our own may end with status 1: they may find something. */
async function ran(place: MadePlace, lines: readonly string[]): Promise<unknown[]> {
  const outcomes = [];
  for (const line of lines) {
    const words = place.words();
    const filled = line.replaceAll(/\$([A-Z_0-9]+)/g, (whole, word: string) => words[word] ?? whole);
    const [status, said] = await outcomeOf(filled, place.top, place.env);
    const isDone = status === 0 || (status === 1 && filled.startsWith('correctless '));
    outcomes.push(isDone ? [line, 'done'] : [filled, status, said]);
  }
  return outcomes;
}

const done = (lines: readonly string[]): unknown[] => lines.map((line) => [line, 'done']);

it('in a repository with runs, one command after another', async () => {
  const lines = [...new Set(run.filter((one) => one.in === 'review').map(({ line }) => line))];
  expect(lines.length).toBeGreaterThan(25);
  expect(await ran(await placeOf('review'), lines)).toEqual(done(lines));
});

describe.each(['shop', 'clone', 'shallow', 'fresh'] as const)('in a place of the kind %s', (kind) => {
  it.each(run.filter((one) => one.in === kind))('$template', async ({ line, before = [] }) => {
    const lines = [...before, line];
    expect(await ran(await placeOf(kind), lines)).toEqual(done(lines));
  });
});

it.each<[string, string[]]>([
  ['continue with: correctless next ‹run›', ['correctless next ‹run›']],
  ['continue with: correctless nxet ‹run›', ['correctless nxet ‹run›']],
  [
    'see it (correctless status), or: git fetch; then: gh pr list --all',
    ['correctless status', 'git fetch', 'gh pr list --all'],
  ],
  ['correctless could not prepare this agent: ‹said›', []],
  ['git says changed: a.ts', []],
  ['usage: correctless plan', []],
])('the scan: %s', (said, expected) => {
  expect(commandsIn(said, commands)).toEqual(expected);
});
