import { describe, expect, it } from 'vitest';
import { plainCalls, shellDefects } from './plain-calls.ts';
import { projectFiles } from './project-files.ts';

const prompts = projectFiles(/^(plugins\/[^/]+\/)?(commands|skills|agents)\/.*\.md$/);

it('commands, skills and agents ask for plain correctless calls only', () => {
  expect(prompts.flatMap(shellDefects)).toEqual([]);
});

it('sees at least ten such files and four calls', () => {
  expect(prompts.length).toBeGreaterThanOrEqual(10);
  expect(prompts.reduce((sum, file) => sum + plainCalls(file), 0)).toBeGreaterThanOrEqual(4);
});

describe('finds', () => {
  it.each([
    ['a pipe', 'Run `correctless diff main | head`.'],
    ['a redirect', 'Run `correctless diff main > out.json`.'],
    ['a redirect without blanks', 'Run `correctless diff main >out.json`.'],
    ['a substitution', 'Run `correctless plan "$(git branch)"`.'],
    ['a variable before the command', 'Run `FOO=1 correctless diff`.'],
    ['a list of commands', 'Run `correctless diff && correctless plan`.'],
    ['two commands in a row', 'Run `correctless diff; correctless plan`.'],
    ['another variable', 'Run `correctless diff $HOME`.'],
    ['a variable in quotes', 'Run `correctless diff "$BASE"`.'],
    ['the full path', 'Run `"${CLAUDE_PLUGIN_ROOT}/bin/correctless" diff`.'],
    ['another program', 'Run `git diff main`.'],
    ['another program in a block', '```sh\ngh pr view\n```'],
    ['a call that runs by itself', '!`correctless status`'],
    ['a background call', 'Run `correctless diff &`.'],
    ['a call over two lines', '```sh\ncorrectless diff \\\n  main\n```'],
  ])('%s', (_, text) => {
    expect(shellDefects({ path: 'x.md', text }).length).toBeGreaterThan(0);
  });
});

describe('accepts', () => {
  it.each([
    ['a call', 'Run `correctless next r7k2ab`.'],
    ['options and paths', 'Run `correctless plan main..topic --yes -- src/a.ts`.'],
    ['the argument of a skill', 'Run `correctless next $0`.'],
    ['the arguments of a command', 'Run `correctless plan $ARGUMENTS`.'],
    ['a quoted word', "Run `correctless diff 'a b'`."],
    ['a placeholder', 'Run `correctless next <run>`.'],
    ['a code span that is no command', 'The state is `done`, in `src/a.ts`.'],
  ])('%s', (_, text) => {
    expect(shellDefects({ path: 'x.md', text })).toEqual([]);
  });
});
