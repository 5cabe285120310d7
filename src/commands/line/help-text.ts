import type { Command, Flags } from './command.ts';

/** The exit statuses, once: shown by `correctless --help` and in `docs/cli.md`. */
export const STATUSES: readonly (readonly [status: number, meaning: string])[] = [
  [0, 'done, clean'],
  [1, 'findings at or above --fail-on'],
  [2, 'refused: usage or budget'],
  [3, 'incomplete, or unacceptable input from a model'],
  [4, 'environment: git, gh, node, disk'],
  [70, 'a bug in this program'],
  [130, 'stopped by Ctrl-C; what is stored is kept'],
];

/** `correctless --help`. Commands that only the client calls are left out. */
export function overview(commands: readonly Command[]): string {
  const shown = commands.filter((command) => command.hidden !== true);
  return `correctless: code review in which every finding has been proven by code

review what you are working on
  /df:review                          in Claude Code
  correctless review                  from a shell, with your own Claude Code
  correctless plan --capture manual   without a client: it says what comes next

usage: correctless COMMAND [ARGUMENT…] [--OPTION…] [-- PATH…]

commands
${columns(shown.map(({ name, summary }) => [name, summary]))}

correctless COMMAND --help   what a command takes and prints
correctless --version (-v)   the version

exit statuses, the same for every command
${columns(STATUSES.map(([status, meaning]) => [String(status), meaning]))}
`;
}

/** `correctless COMMAND --help`. */
export function helpOf(command: Command): string {
  const usage = `usage: correctless ${command.name} ${command.usage}`.trimEnd();
  const rows = optionRows(command.flags);
  const options = rows.length === 0 ? '' : `\noptions\n${columns(rows)}\n`;
  const details = command.details === undefined ? '' : `\n${command.details.trim()}\n`;
  return `${command.summary}\n\n${usage}\n${options}${details}`;
}

/** Each option as it is typed, with the placeholder of its value, and what it is for. */
export function optionRows(flags: Flags): (readonly [option: string, meaning: string])[] {
  return Object.entries(flags).map(([typed, summary]) =>
    typed.endsWith(' …')
      ? [`--${typed.slice(0, -2)}`, `${summary} (may be repeated)`]
      : [`--${typed}`, summary],
  );
}

function columns(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`).join('\n');
}
