import { SCOPE_POLICIES, type ScopePolicy } from '../contracts/vocabulary.ts';
import { guardFindings, type GuardAnswer } from '../findings/guard/guard-findings.ts';
import { guardJson } from '../findings/guard/guard-json.ts';
import { decodeFindings } from '../findings/guard/loose/decode-findings.ts';
import { reportedFailure } from '../findings/guard/loose/failure-said.ts';
import type { LooseFinding } from '../findings/guard/loose/loose-finding.ts';
import { looseFindings } from '../findings/guard/loose/loose-findings.ts';
import { ignoredKeys, failureKeys } from '../findings/guard/loose/passed-over.ts';
import { refusedFindings } from '../findings/guard/loose/refused-findings.ts';
import { namedPaths, pathReadings } from '../findings/guard/loose/path-readings.ts';
import { askedTarget } from '../gather/target/asked-target.ts';
import { readChangedLines } from '../gather/change/change.ts';
import { readFileLines, withFormerNames } from '../gather/change/file-lines.ts';
import { readGuardedTexts } from '../gather/guarded-texts.ts';
import { readMovedLines } from '../gather/change/moved-lines.ts';
import { readOtherLineEnds } from '../gather/change/other-line-ends.ts';
import { readInput } from '../io/files/bounded-input.ts';
import type { Repository } from '../io/git/git.ts';
import { openRepository, folderInRepository } from '../io/git/repository.ts';
import { counted } from '../kernel/text/counted.ts';
import { Failure } from '../kernel/failure.ts';
import { forwardSlashes } from '../kernel/text/forward-slashes.ts';
import { printable } from '../kernel/text/printable.ts';
import type { Command, Input } from './line/command.ts';
import { choice } from './line/choice.ts';

export const guardCommand: Command = {
  name: 'guard',
  summary: 'Drops findings of any reviewer that are not on changed lines, and says why',
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
        'added (the default), diff_context, file or nofilter: how far from a changed line a finding may be',
    },
    { name: 'staged', type: 'boolean', summary: 'what is staged, against HEAD' },
    { name: 'uncommitted', type: 'boolean', summary: 'the work tree with untracked files, against HEAD' },
    { name: 'json', type: 'boolean', summary: 'the answer as JSON on stdout' },
  ],
  takes: { least: 0, most: 1, paths: true },
  details: `FILE holds [{file, line, …}], {status, violations[…]}, {violations[…]}, {findings[…]}, SARIF 2.1.0, rdjson, rdjsonl, GitLab's
code quality, or what these write: bandit --format json, mypy --output json, pyright --outputjson, ruff check --output-format json,
semgrep --json, and eslint --format json, where each message is a finding, given back with the filePath of its entry in front. Of others are read
file, path or filename; line, startLine, start_line, lines or range as 5, "5", "L5", "5-7" or "L5-L7"; endLine or end_line;
side: "old" makes them lines of the old file. Paths are relative to the top or to the current folder; ./, a/ or b/ of a diff, absolute ones
and backslashes are understood. A file of just that name wins if it was there at base; of two that may be meant, either can keep a finding.
JSON: {status: pass|fail|error, kept[…], dropped[{finding, placement, reason}], filteredCount, unlocatableCount, passed_over[key…], scope_policy, paths[…],
base{sha, label, why}, head{sha, label, why}}: what was dropped, and how much of it could not be located (no such file on either side, no
line, line 0 or past the end; in a file with line ends that git does not count and some tools do, a line that may be an added one above; where a changed file has line directives, #line 1 or
//line x.go:1, or an encoding that moves lines, any line of it or of a file named there). Findings are given back as they were written. Status 1 when one is kept; 3 and error when none is kept and one could not be located; else 0, also when none was
raised and when all were dropped, which the count tells apart. What is in .git is in no change, and is dropped. A finding that names
several files or lines counts at each of them, at any depth: a cause, related locations, the steps of a code flow (of a step in no file
of the repository its own place says enough). So does one whose quote (snippet, code_examined, …) is on a changed line, whatever line
it names, and one that names the first line of a call in which lines changed. Where nothing is kept and something beside the list says, at any depth, that its tool
failed, was not done or found more (error, status: "running", verdict: "request-changes", has_more, issues_found: 3, a second list), it
is refused: status 3. So is a list of bandit, pyright or semgrep that looked at no file, or failed at a changed one. Where all was dropped,
success: false or exit: 1 may only mean that: passed_over names it, and what else a list that passes says at its top and nobody here
understands. What a comment silences counts. No line of a changed notebook is passed by its number: tools count in cells. base and head say
what was compared and why, also that the base is a guess; sha is null for work that is not committed.`,
  run: async (input) => {
    const policy = choice('scope-policy', input.option('scope-policy') ?? 'added', SCOPE_POLICIES);
    const written = decodeFindings(await bytesOf(input));
    const findings = looseFindings(written);
    const { positionals, paths, flag, cwd } = input;
    const flags = { staged: flag('staged'), uncommitted: flag('uncommitted'), paths };
    const { repository, target } = await askedTarget(cwd, positionals, flags);
    const change = await readChangedLines(repository, target);
    const roots = await rootsOf(repository, input);
    const where = { roots: roots.map(withSlashes), standing: await folderInRepository(repository, cwd) };

    const named = withFormerNames(namedPaths(findings, where), change.changed);
    const lines = await readFileLines(repository, change, named);
    const otherEnds = await readOtherLineEnds(repository, change, named);
    const movedBy = findings.length === 0 ? undefined : await readMovedLines(repository, change);
    const fileText = await readGuardedTexts(repository, change, named);
    const { changed } = change;
    const answer = guardFindings(findings, {
      ...{ changed, policy, isNarrowed: paths.length > 0, textOf: fileText, ...where },
      linesOf: (path) => lines.get(path),
      otherEndsOf: (path) => otherEnds.get(path),
      ...(movedBy === undefined ? {} : { movedBy }),
    });

    const isOfChange = (path: string): boolean => {
      const read = pathReadings(path, where);
      return read.kind === 'paths' && read.tiers.flat().some((one) => changed.has(one));
    };
    const failed = answer.status === 'pass' ? reportedFailure(written, isOfChange) : undefined;
    if (failed !== undefined) throw refusedFindings(`${failed}, and nothing that it lists is kept`);

    const unread = answer.status === 'pass' ? ignoredKeys(written, isOfChange) : [];
    const doubts = answer.status === 'pass' ? failureKeys(written) : [];
    const said = keysText(UNREAD, unread) + keysText(DOUBTED, doubts);
    const text = `${textOf(answer, policy, paths)}${said}${change.scopeNote}\n`;
    const status = STATUSES[answer.status];
    if (!flag('json')) return { status, stdout: text };
    return {
      status,
      stdout: guardJson(answer, [...new Set([...unread, ...doubts])], { ...change, policy, paths }),
      stderr: text,
    };
  },
};

const STATUSES = { pass: 0, fail: 1, error: 3 } as const;

function bytesOf({ option, stdin, cwd }: Input): Promise<Buffer> {
  const file = option('findings');
  if (file === undefined) {
    throw new Failure('usage/missing-argument', 'guard needs the findings: --findings FILE', {
      hint: 'read them from a pipe with --findings -',
    });
  }
  return readInput('findings', { file, cwd, stdin });
}

function withSlashes(root: string): string {
  return forwardSlashes(root, process.platform);
}

/** The repository's top, also under the name by which the user's shell came there: through a link, say. */
async function rootsOf(repository: Repository, { cwd, env }: Input): Promise<string[]> {
  const shell = env['PWD'];
  if (shell === undefined || shell === cwd) return [repository.top];
  const below = await folderInRepository(repository, cwd);
  const top = below === '' ? shell : shell.slice(0, -below.length - 1);
  const same = await openRepository(top).then(
    (other) => other.top === repository.top,
    () => false,
  );
  return same ? [repository.top, top] : [repository.top];
}

function textOf(
  { status, kept, dropped, unlocatableCount }: GuardAnswer,
  policy: ScopePolicy,
  paths: readonly string[],
): string {
  const drops = dropped.map(({ placement, reason }) => `  ${placement.padEnd(15)} ${printable(reason)}\n`);
  const keeps = kept.map((finding) => {
    const by = finding.by === undefined ? '' : `: ${finding.by}`;
    return `  kept            ${printable(`${placeText(finding)}${by}`)}\n`;
  });
  const number = `${counted(unlocatableCount, 'finding')} ${unlocatableCount === 1 ? 'is' : 'are'}`;
  const unclear = status === 'error' ? `error: nobody can say whether ${number} on changed lines\n` : '';
  const near = dropped.filter(({ placement }) => placement === 'hunk_context').length;
  const some = near === 0 ? '' : `, ${near} of them next to a change`;
  const only = paths.length === 0 ? '' : `; only ${paths.map(printable).join(', ')}`;
  const first = `${kept.length} kept, ${dropped.length} dropped${some} (scope policy: ${policy}${only})\n`;
  return `${first}${unclear}${[...keeps, ...drops].join('')}`;
}

/** What else the list says: a pass is none for that. */
const UNREAD = 'passed over, as nobody here knows what it says beside the findings';
const DOUBTED = 'says that it did not end well, and may mean more than the findings that were dropped';

function keysText(what: string, keys: readonly string[]): string {
  return keys.length === 0 ? '' : `${what}: ${keys.map(printable).join(', ')}\n`;
}

function placeText({ places: [place] }: LooseFinding): string {
  if (place?.kind !== 'place') return 'a finding without a place';
  return `${place.claims[0]}:${place.at.start}`;
}
