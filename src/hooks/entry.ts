import { Failure } from '../kernel/failure.ts';
import type { Outcome } from '../kernel/outcome.ts';
import { deny, passThrough } from './answers.ts';
import { HOOKS, ourAgent, type HookEvent, type HookName } from './hook-event.ts';

/**
 * One call of `correctless hook NAME` by the client.
 *
 * An event about another plugin's agent ends at once: only this file and `hook-event.ts` are loaded for it. A failure of
 * `look` ends with status 2, which the client takes as a refusal. The other hooks fail with an error, and a slot without
 * a stored reply is not reviewed.
 */
export async function hookEntry(
  name: string,
  stdin: Buffer,
  env: Readonly<Record<string, string | undefined>>,
): Promise<Outcome> {
  const hook = HOOKS.find((h) => h === name);
  if (hook === undefined) {
    throw new Failure('usage/bad-value', `no hook "${name}"`, { hint: `one of: ${HOOKS.join(', ')}` });
  }
  try {
    return await answer(hook, eventIn(stdin), env);
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    if (hook === 'pre') return deny(`correctless could not prepare this agent: ${said}`);
    return { status: hook === 'look' ? 2 : 1, stderr: `correctless hook ${hook}: ${said}\n` };
  }
}

/** What the client wrote. Anything but an object is not an event, and does not say whose it is. */
function eventIn(stdin: Buffer): HookEvent {
  const value: unknown = JSON.parse(stdin.toString('utf8'));
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  throw new Error('the event is not a JSON object');
}

async function answer(
  hook: HookName,
  event: HookEvent,
  env: Readonly<Record<string, string | undefined>>,
): Promise<Outcome> {
  if (hook === 'pre' && event.tool_name === 'SendMessage') {
    return (await import('./resume.ts')).resumeHook(event, env);
  }
  const agent = ourAgent(hook, event);
  if (agent === undefined) return passThrough;
  switch (hook) {
    case 'pre':
      return (await import('./pre.ts')).preHook(agent, event, env);
    case 'look':
      return (await import('./look.ts')).lookHook(agent, event, env);
    case 'stop':
      return (await import('./stop.ts')).stopHook(agent, event, env);
    case 'post':
      return (await import('./post.ts')).postHook(agent, event, env);
  }
}
