import { readFileSync, readdirSync } from 'node:fs';
import { renderAgents } from './blocks.ts';
import { renderTemplates } from './packet-templates.ts';
import type { GeneratedFile } from './write-or-compare.ts';

const TEMPLATES = 'prompts/packets';

/** The agent files with fresh blocks, and the packet templates as a module. */
export function promptFiles(): GeneratedFile[] {
  const agents = [...renderAgents((path) => readFileSync(path, 'utf8'))];
  const templates = readdirSync(TEMPLATES)
    .filter((name) => name.endsWith('.md'))
    .map((name): [string, string] => [name.slice(0, -3), readFileSync(`${TEMPLATES}/${name}`, 'utf8')]);
  return [
    ...agents.map(([path, content]) => ({ path, content })),
    { path: 'src/packets/templates.gen.ts', content: renderTemplates(new Map(templates)) },
  ];
}
