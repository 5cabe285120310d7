import { describe, expect, it } from 'vitest';
import { AGENTS, PROOF_AGENTS, REVIEW_AGENTS } from '../../src/contracts/vocabulary.ts';
import { frontmatterDefects } from './frontmatter.ts';
import { projectFiles } from './project-files.ts';

const agents = projectFiles(/^agents\/[^/]+\.md$/);
const prompts = projectFiles(/^(plugins\/[^/]+\/)?(commands\/[^/]+|skills\/[^/]+\/SKILL)\.md$/);

it('every agent, command and skill says what the client understands', () => {
  expect([...agents, ...prompts].flatMap(frontmatterDefects)).toEqual([]);
});

it('sees every agent, and at least four commands and skills', () => {
  expect(agents.map(({ path }) => path)).toEqual(AGENTS.map((agent) => `agents/${agent}.md`).toSorted());
  expect(prompts.length).toBeGreaterThanOrEqual(4);
});

it.each(['plugins/df/commands/review.md', 'plugins/df/skills/code-review/SKILL.md'])(
  '%s may call every agent of a review, and no other',
  (path) => {
    const text = prompts.find((prompt) => prompt.path === path)?.text ?? expect.unreachable(path);
    const granted = [...text.matchAll(/Agent\(correctless:([\w-]+)\)/g)].map(([, name]) => name);
    expect(granted).toEqual([...REVIEW_AGENTS, ...PROOF_AGENTS]);
  },
);

const agent = '---\nname: bug-scan\ndescription: d\ntools: Read, Grep, Glob\nomitClaudeMd: true\n---\n';
const command = '---\ndescription: d\nallowed-tools: Bash(correctless *)\n---\n';

describe('finds', () => {
  it.each([
    ['no frontmatter', 'agents/bug-scan.md', 'You look for defects.'],
    ['a frontmatter that is never closed', 'agents/bug-scan.md', agent.replace(/---\n$/, '')],
    ['the key of a command in an agent', 'agents/bug-scan.md', agent.replace('tools', 'allowed-tools')],
    ['a key that the client ignores', 'agents/bug-scan.md', agent.replace('omit', 'hooks: x\nomit')],
    ['no description', 'commands/doctor.md', command.replace(/description.*\n/, '')],
    ['the key of an agent in a command', 'commands/doctor.md', command.replace('allowed-tools', 'tools')],
    ['a command that may run anything', 'commands/doctor.md', command.replace('Bash(correctless *)', 'Bash')],
    [
      'a command that may run another program',
      'commands/doctor.md',
      command.replace('correctless *', 'git *'),
    ],
    ['a command that may edit', 'commands/doctor.md', command.replace('Bash(', 'Edit, Bash(')],
  ])('%s', (_, path, text) => {
    expect(frontmatterDefects({ path, text }).length).toBeGreaterThan(0);
  });
});

it.each([
  ['agents/bug-scan.md', agent],
  ['commands/doctor.md', command],
])('accepts a good %s', (path, text) => {
  expect(frontmatterDefects({ path, text })).toEqual([]);
});
