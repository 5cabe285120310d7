import { flagsOf, type Command } from '../../src/commands/line/command.ts';
import type { ProjectFile } from './project-files.ts';

export type CommandLine = { readonly path: string; readonly line: number; readonly text: string };

/**
 * Every `correctless …` in a text: in a code span, at the start of a line of a code block (after a prompt sign too),
 * or in a string of source code that tells people what to run.
 */
export function commandLinesIn({ path, text }: ProjectFile): CommandLine[] {
  const lines = text.split('\n');
  let fenced = false;
  return lines.flatMap((line, index) => {
    if (/^\s*(```|~~~)/.test(line)) fenced = !fenced;
    const found = fenced ? fencedCommands(line) : spannedCommands(line);
    return found.map((command) => ({ path, line: index + 1, text: command }));
  });
}

function fencedCommands(line: string): string[] {
  const [, command] = /^\s*(?:[$!>] ?)?(correctless [^#]*)/.exec(line) ?? [];
  return command === undefined ? [] : [command.trim()];
}

function spannedCommands(line: string): string[] {
  return [...line.matchAll(/`!?(correctless [^`]+)`/g)].map(([, command = '']) => command.trim());
}

/** What is wrong with a command line, or undefined. Placeholders (`COMMAND`, `…`, `<name>`) are accepted as any command. */
export function defectOf(text: string, commands: ReadonlyMap<string, Command>): string | undefined {
  const [, name = '', ...words] = text.split(/\s+/);
  if (/^(--help|--version)$/.test(name) || !/^[a-z][a-z-]*$/.test(name)) return undefined;
  const command = commands.get(name);
  if (command === undefined) return `no command "${name}"`;
  const known = ['help', ...flagsOf(command.flags).map((flag) => flag.name)];
  const used = words.flatMap((word) =>
    [...word.matchAll(/(?<![\w-])--([a-z][a-z-]*)/g)].map(([, flag = '']) => flag),
  );
  const unknown = used.filter((flag) => !known.includes(flag));
  return unknown.length === 0 ? undefined : `"${name}" has no --${unknown.join(', --')}`;
}
