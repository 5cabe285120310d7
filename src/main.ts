import { readArguments, type Arguments } from './commands/line/arguments.ts';
import { loadAll, type Command, type Commands, type Input, type Live } from './commands/line/command.ts';
import { COMMANDS } from './commands/index.ts';
import { PLAIN } from './kernel/text/output-style.ts';
import { outcomeOf, type Outcome } from './kernel/outcome.ts';

/** What a command line is run in. Without a style, its answer is text for a pipe. */
export type World = Pick<Input, 'cwd' | 'env' | 'stdin'> & Partial<Pick<Input, 'style' | 'live'>>;

/** For a user who is not watching while a command works. */
const NOBODY: Live = { isTerminal: false, columns: () => 80, rows: () => 24, write: () => undefined };

/** Runs one command line (without `node` and the script). Never throws: a failure is an outcome too. */
export async function main(
  argv: readonly string[],
  world: World,
  commands: Commands = COMMANDS,
): Promise<Outcome> {
  try {
    const [name, ...args] = withoutAliases(argv);
    // A script whose variable was empty must not read "done, clean".
    if (name === undefined) return await overviewAsRefusal(commands);
    const command = await commandNamed(name, commands);
    if (asksForHelp(args)) return await helpFor(command);
    return await command.run({
      ...(await argumentsOf(command, args, world.cwd)),
      style: PLAIN,
      live: NOBODY,
      ...world,
    });
  } catch (error) {
    return outcomeOf(error);
  }
}

async function argumentsOf(command: Command, args: readonly string[], cwd: string): Promise<Arguments> {
  try {
    return readArguments(command, args);
  } catch (error) {
    const { lacksRun, withRuns } = await import('./commands/line/which-runs.ts');
    throw lacksRun(command, error) ? await withRuns(error, command, cwd) : error;
  }
}

/** `--help` and `--version` are the commands of that name. */
function withoutAliases(argv: readonly string[]): readonly string[] {
  const [first, ...rest] = argv;
  if (first === '--help' || first === '-h') return ['help', ...rest];
  if (first === '--version' || first === '-v') return ['version', ...rest];
  return argv;
}

async function commandNamed(name: string, commands: Commands): Promise<Command> {
  const load = commands.get(name);
  if (load !== undefined) return load();
  const { findCommand } = await import('./commands/line/find-command.ts');
  return findCommand(name, commands);
}

function asksForHelp(args: readonly string[]): boolean {
  const end = args.indexOf('--');
  const options = end === -1 ? args : args.slice(0, end);
  return options.includes('--help') || options.includes('-h');
}

async function helpFor(command: Command): Promise<Outcome> {
  const { helpOf } = await import('./commands/line/help-text.ts');
  return { status: 0, stdout: helpOf(command) };
}

async function overviewAsRefusal(commands: Commands): Promise<Outcome> {
  const { overview } = await import('./commands/line/help-text.ts');
  return { status: 2, stderr: overview(await loadAll(commands)) };
}
