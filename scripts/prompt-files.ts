import { readFileSync, readdirSync } from 'node:fs';
import { renderAgents } from './blocks.ts';
import { CONTRACTS } from '../src/contracts/registry.ts';
import { AGENTS_OF_SEVERAL } from '../src/contracts/vocabulary.ts';
import { renderTemplates } from './packet-templates.ts';
import { fencedForm, type FormSchema } from './reply-form.ts';
import { roleIndex, roles } from './role-index.ts';
import type { GeneratedFile } from './write-or-compare.ts';

const TEMPLATES = 'prompts/packets';

/** The agent files with fresh blocks, and the packet templates as a module, in which a role's prompt is `role/<slug>`. */
export function promptFiles(): GeneratedFile[] {
  const agents = [...renderAgents((path) => readFileSync(path, 'utf8'))];
  const prompts = roles().map(({ slug, text }): [string, string] => [`role/${slug}`, text]);
  const templates = [...textsIn(TEMPLATES), ...prompts, ...sharedForms()];
  return [
    ...agents.map(([path, content]) => ({ path, content })),
    roleIndex(),
    { path: 'src/packets/templates.gen.ts', content: renderTemplates(new Map(templates)) },
  ];
}

/** Some agents can be asked about several things at once. Their file shows the reply form for one, the packet shows that for several. */
function sharedForms(): [string, string][] {
  return AGENTS_OF_SEVERAL.flatMap((agent) => {
    const contract = `${agent}-shared` as const;
    return [
      [`${contract}.form`, fencedForm({ ...CONTRACTS[contract] } as FormSchema)],
      [`${contract}.example`, readFileSync(`prompts/examples/${contract}.md`, 'utf8').trim()],
    ] satisfies [string, string][];
  });
}

function textsIn(folder: string): [string, string][] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => [name.slice(0, -3), readFileSync(`${folder}/${name}`, 'utf8')]);
}
