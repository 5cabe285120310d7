import { CONTRACTS } from '../src/contracts/registry.ts';
import { AGENTS, type Agent } from '../src/contracts/vocabulary.ts';
import { fill } from '../src/packets/fill.ts';
import { CONFIRMED_FROM, CRITICAL_FROM, listedFrom, RUBRIC, THRESHOLD } from '../src/scores/rubric.ts';
import { fencedForm, type FormSchema } from './reply-form.ts';

/** Returns the text of a project file. Throws if the file does not exist. */
export type ReadText = (path: string) => string;

const BLOCK = /^<!-- block:([a-z-]+) -->\n[\s\S]*?^<!-- \/block -->$/gm;
const MARKER = /^<!-- (?:block:.*|\/block) -->$/gm;

/**
 * Replaces the content of each `<!-- block:NAME --> … <!-- /block -->` by `blockNamed(NAME)`.
 *
 * Unpaired markers and a text without blocks are errors: in both cases a stale file would not be noticed.
 */
export function withBlocks(text: string, blockNamed: (name: string) => string): string {
  const blocks = text.match(BLOCK)?.length ?? 0;
  const markers = text.match(MARKER)?.length ?? 0;
  if (blocks === 0) throw new Error('no block found');
  if (markers !== 2 * blocks) throw new Error('a block is opened or closed without its counterpart');
  return text.replaceAll(
    BLOCK,
    (_, name: string) => `<!-- block:${name} -->\n${blockNamed(name).trim()}\n<!-- /block -->`,
  );
}

/** Every agent file with fresh blocks, by path. */
export function renderAgents(readText: ReadText): Map<string, string> {
  return new Map(
    AGENTS.map((agent) => {
      const path = `agents/${agent}.md`;
      return [path, withBlocks(readText(path), (name) => blockText(name, readText, agent))];
    }),
  );
}

/**
 * A block as agents read it. The scale comes from the constants that decide scores, the severities from the reviewers' block, and
 * the form of a reply from its contract.
 */
export function blockText(name: string, readText: ReadText, agent: Agent): string {
  const text = readText(`prompts/blocks/${name}.md`);
  if (name === 'severity-scale') {
    const severities = readText('prompts/blocks/severity.md').match(/^- `[a-z]+`: .*$/gm) ?? [];
    return fill(text, { severities: severities.join('\n') });
  }
  if (name === 'output' || name === 'verdict-output') {
    return fill(text, {
      form: fencedForm({ ...CONTRACTS[agent] } as FormSchema),
      example: readText(`prompts/examples/${agent}.md`).trim(),
    });
  }
  if (name !== 'rubric') return text;
  return fill(text, {
    anchors: RUBRIC.map(({ score, meaning }) => `- ${score}: ${meaning}`).join('\n'),
    threshold: String(THRESHOLD),
    critical: String(CRITICAL_FROM),
    confirmed: String(CONFIRMED_FROM),
    minor: String(listedFrom(THRESHOLD)),
  });
}
