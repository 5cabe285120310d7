import { describe, expect, it } from 'vitest';
import { COMMANDS } from '../../src/commands/index.ts';
import { flagsOf } from '../../src/commands/line/command.ts';
import { PATHS, projectFiles, textIfAny } from './project-files.ts';

const registered = [...COMMANDS.keys()].toSorted();

/** Files that hold a command, by name. */
const inFiles = projectFiles(/^src\/commands\/[^/]+\.ts$/)
  .filter(
    ({ path, text }) =>
      !path.endsWith('.test.ts') && /^export (?:const|function) \w+.*: Command (?:= )?\{$/m.test(text),
  )
  .map(({ path }) => path.slice('src/commands/'.length, -'.ts'.length));

const inDocs = [...(textIfAny('docs/cli.md') ?? '').matchAll(/^## (.+)$/gm)].map(([, name = '']) => name);

const inBats = PATHS.filter((path) => /^tests\/cli\/[^/]+\.bats$/.test(path))
  .map((path) => path.slice('tests/cli/'.length, -'.bats'.length))
  .filter((name) => !['main', 'foreign'].includes(name) && !name.startsWith('first-hour'));

describe('a command is one file, one entry of the registry, one section of docs/cli.md and one bats file', () => {
  it.each([
    ['files', inFiles],
    ['sections', inDocs],
    ['bats files', inBats],
  ])('%s', (_, names) => {
    expect(names.toSorted()).toEqual(registered);
  });

  it('there are at least fifteen', () => {
    expect(registered.length).toBeGreaterThanOrEqual(15);
  });
});

describe.each(registered)('%s', (name) => {
  it('calls itself what the registry calls it, in one sentence without a full stop', async () => {
    const command = await COMMANDS.get(name)!();
    expect(command.name).toBe(name);
    expect(command.summary).toMatch(/^[A-Z][^\n]*[^.\n]$/);
  });

  it('has every flag in its usage, and every flag of its usage', async () => {
    const { usage, flags } = await COMMANDS.get(name)!();
    const named = [...usage.matchAll(/--([a-z][a-z-]*)/g)].map(([, flag = '']) => flag);
    for (const flag of named) expect(flagsOf(flags).map((one) => one.name)).toContain(flag);
    for (const [typed, summary] of Object.entries(flags)) {
      expect(typed).toMatch(/^[a-z][a-z-]*( \S+( …)?)?$/);
      expect(summary).not.toMatch(/\.$/);
    }
  });

  it('says how many arguments it takes, so that none is ignored', async () => {
    const { takes } = await COMMANDS.get(name)!();
    expect(takes).toBeDefined();
  });
});
