import { readFileSync, readdirSync } from 'node:fs';
import { renderAgents } from './blocks.ts';
import { renderTemplates } from './packet-templates.ts';
import type { GeneratedFile } from './write-or-compare.ts';

const TEMPLATES = 'prompts/packets';
/** What each specialist of an audit looks for: a template named `role/<slug>`. */
const ROLES = 'prompts/roles';

/** The agent files with fresh blocks, and the packet templates as a module. */
export function promptFiles(): GeneratedFile[] {
  const agents = [...renderAgents((path) => readFileSync(path, 'utf8'))];
  const templates = [...textsIn(TEMPLATES, ''), ...textsIn(ROLES, 'role/')];
  return [
    ...agents.map(([path, content]) => ({ path, content })),
    { path: 'src/packets/templates.gen.ts', content: renderTemplates(new Map(templates)) },
  ];
}

function textsIn(folder: string, prefix: string): [string, string][] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => [prefix + name.slice(0, -3), readFileSync(`${folder}/${name}`, 'utf8')]);
}
