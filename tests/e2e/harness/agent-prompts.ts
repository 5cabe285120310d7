import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { systemText, type ModelRequest } from './model-request.ts';

/** Agent name → the prompt below its frontmatter, as its file has it. */
export type AgentPrompts = ReadonlyMap<string, string>;

/** Reads `agents/*.md` of a plugin. The client sends the body of such a file as the agent's system prompt. */
export async function readAgentPrompts(plugin: string): Promise<AgentPrompts> {
  const folder = join(plugin, 'agents');
  const files = (await readdir(folder)).filter((file) => file.endsWith('.md'));
  const prompts = files.map(async (file) => {
    const body = (await readFile(join(folder, file), 'utf8')).replace(/^---\n[\s\S]*?\n---\n/, '');
    return [file.slice(0, -'.md'.length), body.trim()] as const;
  });
  return new Map(await Promise.all(prompts));
}

/** Which agent is speaking. A request does not say it; the system prompt does, and proves that it arrived whole. */
export function agentOf(request: ModelRequest, prompts: AgentPrompts): string | undefined {
  const system = systemText(request);
  return [...prompts].find(([, prompt]) => system.includes(prompt))?.[0];
}
