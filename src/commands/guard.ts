import { resolve } from 'node:path';
import { SCOPE_POLICIES, type ScopePolicy } from '../contracts/vocabulary.ts';
import { guardFindings, type GuardAnswer } from '../findings/guard-findings.ts';
import { looseFindings, type LooseFinding } from '../findings/loose-findings.ts';
import { askedTarget } from '../gather/asked-target.ts';
import { readChangedLines } from '../gather/change.ts';
import { readBytes } from '../io/files.ts';
import { listTree } from '../io/git/objects.ts';
import type { Repository } from '../io/git/git.ts';
import { openRepository, standing } from '../io/git/repository.ts';
import { Failure } from '../kernel/failure.ts';
import { printable } from '../kernel/printable.ts';
import { soleJsonValue } from '../replies/sole-json-value.ts';
import type { Command, Input } from './command.ts';

export const guardCommand: Command = {
  name: 'guard',
  summary: "Drops findings of anyone's reviewer that do not stand on changed lines, and says why",
  usage: '[TARGET | --staged | --uncommitted] --findings FILE|- [--scope-policy P] [--json] [-- PATH…]',
  flags: [
    {
      name: 'findings',
      type: 'string',
      value: 'FILE|-',
      summary: 'the findings as JSON; - reads standard input',
    },
    {
      name: 'scope-policy',
      type: 'string',
      value: 'P',
      summary:
        'added (the default), diff_context, file or nofilter: how far from a changed line a finding may stand',
    },
    { name: 'staged', type: 'boolean', summary: 'what is staged, against HEAD' },
    { name: 'uncommitted', type: 'boolean', summary: 'the work tree with untracked files, against HEAD' },
    { name: 'json', type: 'boolean', summary: 'the answer as JSON on stdout' },
  ],
  takes: { least: 0, most: 1, paths: true },
  details: `FILE holds [{file, line, …}] or {status, violations[{file, line, …}]}. line is a number, its digits, or a range
"10-20"; side: "old" makes them lines of the old file. A finding whose place cannot be read is dropped, not ignored.
JSON: {status: pass|fail, kept[…], dropped[{finding, placement, reason}], filteredCount}. Status 1 when a finding is
kept; 0 when none was raised, and 0 when all were dropped, which the count tells apart.`,
  run: async (input) => {
    const policy = policyNamed(input.option('scope-policy') ?? 'added');
    const findings = looseFindings(soleJsonValue(await findingsText(input), { fence: true }));
    const { positionals, paths, flag, cwd } = input;
    const flags = { staged: flag('staged'), uncommitted: flag('uncommitted'), paths };
    const { repository, target } = await askedTarget(cwd, positionals, flags);
    const { changed, head } = await readChangedLines(repository, target);

    const existing = await filesInDoubt(repository, head.tree, findings);
    const exists = (path: string) => existing.has(path);
    const roots = await rootsOf(repository, input);
    const answer = guardFindings(findings, { changed, policy, roots, exists });

    const text = textOf(answer, policy);
    const status = answer.kept.length > 0 ? 1 : 0;
    if (!flag('json')) return { status, stdout: text };
    return { status, stdout: `${JSON.stringify(answer, null, 2)}\n`, stderr: text };
  },
};

function policyNamed(name: string): ScopePolicy {
  const policy = SCOPE_POLICIES.find((one) => one === name);
  if (policy !== undefined) return policy;
  throw new Failure('usage/bad-value', `"${name}" is no scope policy`, {
    hint: `one of ${SCOPE_POLICIES.join(', ')}`,
  });
}

async function findingsText({ option, stdin, cwd }: Input): Promise<string> {
  const file = option('findings');
  if (file === undefined) {
    throw new Failure('usage/missing-argument', 'guard needs the findings: --findings FILE', {
      hint: 'read them from a pipe with --findings -',
    });
  }
  return (await (file === '-' ? stdin() : readBytes(resolve(cwd, file)))).toString('utf8');
}

/** The files of the head revision, when a finding names one that may be `b/x` as well as the `x` of a diff. */
async function filesInDoubt(
  repository: Repository,
  tree: string,
  findings: readonly LooseFinding[],
): Promise<ReadonlySet<string>> {
  const inDoubt = findings.some(({ file }) => typeof file === 'string' && /(?:^|\/)[ab]\//.test(file));
  return new Set(inDoubt ? (await listTree(repository, tree)).map(({ path }) => path) : []);
}

/** The repository's top, also under the name by which the user's shell came there: through a link, say. */
async function rootsOf(repository: Repository, { cwd, env }: Input): Promise<string[]> {
  const shell = env['PWD'];
  if (shell === undefined || shell === cwd) return [repository.top];
  const below = await standing(repository, cwd);
  const top = below === '' ? shell : shell.slice(0, -below.length - 1);
  const same = await openRepository(top).then(
    (other) => other.top === repository.top,
    () => false,
  );
  return same ? [repository.top, top] : [repository.top];
}

function textOf({ kept, dropped }: GuardAnswer, policy: ScopePolicy): string {
  const drops = dropped.map(({ placement, reason }) => `  ${placement.padEnd(15)} ${printable(reason)}\n`);
  const keeps = kept.map(
    ({ file, line }) => `  kept            ${printable(`${String(file)}:${String(line)}`)}\n`,
  );
  return `${kept.length} kept, ${dropped.length} dropped (scope policy: ${policy})\n${[...keeps, ...drops].join('')}`;
}
