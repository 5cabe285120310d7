import { loadAll, type Command, type Commands } from './line/command.ts';

/**
 * Every subcommand by name. A Map, so that no inherited key is a command; loaders, so that a command pays only for
 * what it needs itself. `--help`, `docs/cli.md` and the tests load them all and read what they say of themselves.
 */
export const COMMANDS: Commands = new Map([
  // A whole review, and then its steps in their order.
  ['review', async () => (await import('./review.ts')).reviewCommand],
  ['plan', async () => (await import('./plan.ts')).planCommand],
  ['next', async () => (await import('./next.ts')).nextCommand],
  ['packet', async () => (await import('./packet.ts')).packetCommand],
  ['reply', async () => (await import('./reply.ts')).replyCommand],
  ['give-up', async () => (await import('./give-up.ts')).giveUpCommand],
  ['merge', async () => (await import('./merge.ts')).mergeCommand],
  ['status', async () => (await import('./status.ts')).statusCommand],
  ['run', async () => (await import('./run.ts')).runCommand],
  ['verdict', async () => (await import('./verdict.ts')).verdictCommand],
  ['report', async () => (await import('./report.ts')).reportCommand],
  ['prove', async () => (await import('./prove.ts')).proveCommand],
  ['post', async () => (await import('./post.ts')).postCommand],
  ['baseline', async () => (await import('./baseline.ts')).baselineCommand],
  ['suppress', async () => (await import('./suppress.ts')).suppressCommand],
  // An audit in rounds; `next`, `verdict` and `report` take its name as well.
  ['audit', async () => (await import('./audit.ts')).auditCommand],
  ['fix', async () => (await import('./fix.ts')).fixCommand],
  // Each useful alone, without a run.
  ['diff', async () => (await import('./diff.ts')).diffCommand],
  ['rules', async () => (await import('./rules.ts')).rulesCommand],
  ['guard', async () => (await import('./guard.ts')).guardCommand],
  ['verify', async () => (await import('./verify.ts')).verifyCommand],
  ['step', async () => (await import('./step.ts')).stepCommand],
  ['parse', async () => (await import('./parse.ts')).parseCommand],
  // About this program.
  ['doctor', async () => (await import('./doctor.ts')).doctorCommand],
  ['help', async () => (await import('./help.ts')).helpCommand(COMMANDS)],
  ['version', async () => (await import('./version.ts')).versionCommand],
  // Called by the client, and by the program itself.
  ['hook', async () => (await import('./hook.ts')).hookCommand],
  ['background', async () => (await import('./background.ts')).backgroundCommand],
]);

export function allCommands(): Promise<Command[]> {
  return loadAll(COMMANDS);
}
