import { describe, expect, it } from 'vitest';
import { allCommands } from '../../src/commands/index.ts';
import { commandLinesIn, defectOf } from './command-lines.ts';
import { documents, projectFiles } from './project-files.ts';

const commands = new Map((await allCommands()).map((command) => [command.name, command]));
const inMarkdown = documents().flatMap(commandLinesIn);
// Hints name commands too: `run: correctless next r7k2`.
const inHints = projectFiles(/^src\/.*(?<!\.test)\.ts$/).flatMap(({ path, text }) =>
  [...text.matchAll(/(?:run|see|use|with): (correctless [^'"`\n]+)/g)].map(([, command = '']) => ({
    path,
    line: text.slice(0, text.indexOf(command)).split('\n').length,
    text: command.replaceAll(/\$\{[^}]*\}/g, 'VALUE'),
  })),
);

it('the program understands every command line in a document, a prompt or a hint', () => {
  const defects = [...inMarkdown, ...inHints].flatMap(({ path, line, text }) => {
    const defect = defectOf(text, commands);
    return defect === undefined ? [] : [`${path}:${line}: ${text}: ${defect}`];
  });
  expect(defects).toEqual([]);
});

it('sees at least thirty of them in documents and five in hints', () => {
  expect(inMarkdown.length).toBeGreaterThanOrEqual(30);
  expect(inHints.length).toBeGreaterThanOrEqual(5);
});

describe('the scan', () => {
  it.each([
    ['an unknown command', 'Run `correctless revue main`.', 'no command "revue"'],
    ['an unknown option', 'Run `correctless doctor --jason`.', '"doctor" has no --jason'],
    ['an unknown option with a value', 'Run `correctless doctor --base=x`.', '"doctor" has no --base'],
    ['an unknown option in a block', '```sh\ncorrectless doctor --fast\n```', '"doctor" has no --fast'],
    ['one after a prompt sign', '```\n$ correctless docter\n```', 'no command "docter"'],
    ['an inherited key', '`correctless constructor x`', 'no command "constructor"'],
  ])('finds %s', (_, text, defect) => {
    const [found] = commandLinesIn({ path: 'x.md', text });
    expect(defectOf(found!.text, commands)).toBe(defect);
  });

  it.each([
    ['a known option', '`correctless doctor --json`'],
    ['the help of a command', '`correctless doctor --help`'],
    ['a placeholder', '`correctless COMMAND --help`'],
    ['an ellipsis', '`correctless … --anything`'],
    ['options of the program itself', '`correctless --version`'],
    ['the comment behind a command', '```sh\ncorrectless doctor # not --this\n```'],
  ])('accepts %s', (_, text) => {
    const [found] = commandLinesIn({ path: 'x.md', text });
    expect(found).toBeDefined();
    expect(defectOf(found!.text, commands)).toBeUndefined();
  });

  it('does not take the name in a sentence for a command', () => {
    expect(commandLinesIn({ path: 'x.md', text: 'The plugin correctless comes with df.' })).toEqual([]);
  });
});
