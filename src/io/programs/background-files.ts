/**
 * The files of a background command's folder, in the order in which they appear. Each is written atomically, so that a crash
 * leaves one of the states that `readBackground` knows.
 */
export const FILES = {
  /** What to run. The folder is for this command only. */
  command: 'command.json',
  /** Who runs it: the process that creates this file. So of several starters only one runs the command. */
  runner: 'runner.json',
  /** The runner's own output, which explains why it could not start. */
  runnerOutput: 'runner.txt',
  /** The command's standard output and standard error, as they arrive. */
  output: 'output.txt',
  /** The leader of the command's process group. */
  group: 'group.json',
  /** Not empty once the sandbox of the command has let it begin. */
  begun: 'begun.txt',
  status: 'status.json',
} as const;
