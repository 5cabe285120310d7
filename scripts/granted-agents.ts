import { readFileSync } from 'node:fs';
import { PROOF_AGENTS, REVIEW_AGENTS } from '../src/contracts/vocabulary.ts';
import type { GeneratedFile } from './write-or-compare.ts';

/** The command and the skill that start a review. Each may call the agents of a review and of its proofs, and no others. */
const CALLERS = ['plugins/df/commands/review.md', 'plugins/df/skills/code-review/SKILL.md'];
const GRANTS = /(?<=^allowed-tools: .*)Agent\(correctless:[\w-]+\)(?:, Agent\(correctless:[\w-]+\))*/m;

/** These files with a fresh list of allowed agents. The client reads the list only from the file itself. */
export function grantedAgents(): GeneratedFile[] {
  const grants = [...REVIEW_AGENTS, ...PROOF_AGENTS].map((agent) => `Agent(correctless:${agent})`).join(', ');
  return CALLERS.map((path) => {
    const text = readFileSync(path, 'utf8');
    if (!GRANTS.test(text)) throw new Error(`${path} has no list of agents in its allowed-tools`);
    return { path, content: text.replace(GRANTS, grants) };
  });
}
