/**
 * What a folder of a command in the background holds, in the order it appears. Each file appears whole, so that a crash
 * leaves one of the states that `readBackground` tells apart.
 */
export const FILES = {
  /** What to run. The folder is for this command and no other. */
  command: 'command.json',
  /** Who runs it. Whoever creates it does, so that of several who start only one runs the command. */
  runner: 'runner.json',
  /** What the runner itself had to say: of interest when it could not start. */
  runnerOutput: 'runner.txt',
  /** The command's standard output and standard error, as they come. */
  output: 'output.txt',
  /** The leader of the command's group. */
  group: 'group.json',
  status: 'status.json',
} as const;
