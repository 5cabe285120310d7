import type { ScopePolicy } from '../contracts/vocabulary.ts';
import { guardFindings, type GuardAnswer } from '../findings/guard/guard-findings.ts';
import { guardJson } from '../findings/guard/guard-json.ts';
import { decodeFindings } from '../findings/guard/loose/decode-findings.ts';
import { reportedFailure } from '../findings/guard/loose/failure-said.ts';
import type { LooseFinding } from '../findings/guard/loose/loose-finding.ts';
import { looseFindings } from '../findings/guard/loose/loose-findings.ts';
import { ignoredKeys, failureKeys } from '../findings/guard/loose/passed-over.ts';
import { refusedFindings } from '../findings/guard/loose/refused-findings.ts';
import { namedPaths, pathReadings } from '../findings/guard/loose/path-readings.ts';
import { readChange } from '../gather/change/change.ts';
import { readGuardedFiles } from '../gather/guarded-files.ts';
import type { Repository } from '../io/git/git.ts';
import { openRepository, folderInRepository } from '../io/git/repository.ts';
import { counted } from '../kernel/text/counted.ts';
import { forwardSlashes } from '../kernel/text/forward-slashes.ts';
import { printable } from '../kernel/text/printable.ts';
import type { Command, Input } from './line/command.ts';
import { askedChange, TARGET_FLAGS } from './line/asked-change.ts';
import { askedPolicy, FINDINGS_FLAGS, readFindings } from './line/findings-input.ts';

export const guardCommand: Command = {
  name: 'guard',
  summary: 'Drops findings of any reviewer that are not on changed lines, and says why',
  usage: '[TARGET | --staged | --uncommitted] --findings FILE|- [--scope-policy P] [--json] [-- PATH…]',
  flags: { ...FINDINGS_FLAGS, ...TARGET_FLAGS, json: 'the answer as JSON on stdout' },
  takes: { least: 0, most: 1, paths: true },
  details: `Input: FILE holds [{file, line, …}], {status, violations[…]}, {violations[…]}, {findings[…]}, SARIF 2.1.0, rdjson, rdjsonl, GitLab's
code quality, or the output of bandit --format json, mypy --output json, pyright --outputjson, ruff check --output-format json,
semgrep --json or eslint --format json. Each message of eslint is a finding, and is given back with the filePath of its entry in front.
Other lists may use file, path or filename; line, startLine, start_line, lines or range as 5, "5", "L5", "5-7" or "L5-L7"; endLine or
end_line. side: "old" means lines of the old file. Paths are relative to the top or to the current folder. ./, the a/ or b/ of a diff,
absolute paths and backslashes are understood. A file with exactly that name wins if it existed at base; if two files may be meant,
either can keep a finding.

What is kept: a finding that names several files or lines, at any depth, counts at each of them: a cause, related locations, the steps
of a code flow. (For a step outside the repository, the finding's own place is enough.) A finding also counts if its quote (snippet,
code_examined, …) is on a changed line, whatever line it names, or if it names the first line of a call in which lines changed. A
finding that a comment silences counts. In a changed notebook, no line number is enough to drop a finding, because tools count lines
within cells. Anything in .git is in no change, and is dropped.

What cannot be located: a file that neither side has, a missing line, line 0, or a line past the end. In a file with line ends that git
does not count and some tools do, also a line that may be an added one above. Where a changed file has line directives (#line 1,
//line x.go:1) or an encoding that moves lines, also any line of it or of a file that it names.

Exit status: 1 if a finding is kept; 3 (error) if none is kept and one could not be located; otherwise 0, if none was raised or all were
dropped, which filteredCount tells apart.
A list of which nothing is kept is refused with status 3 if something beside it says, at any depth, that the tool failed, did not finish
or found more (error, status: "running", verdict: "request-changes", has_more, issues_found: 3, a second list). So is a list of bandit,
pyright or semgrep that looked at no file, or failed at a changed one. If all was dropped, success: false or exit: 1 may only mean what
was dropped. passed_over names it, and every other key at the top of a passing list that this program does not know.

JSON: {status: pass|fail|error, kept[…], dropped[{finding, placement, reason}], filteredCount, unlocatableCount, passed_over[key…],
scope_policy, paths[…], base{sha, label, why}, head{sha, label, why}}
  findings are given back as they were written
  filteredCount is how many were dropped, unlocatableCount how many of these could not be located
  base and head say what was compared and why, and whether the base is a guess; sha is null for uncommitted work`,
  run: async (input) => {
    const policy = askedPolicy(input);
    const written = decodeFindings(await readFindings('guard', input));
    const findings = looseFindings(written);
    const { paths, flag, cwd } = input;
    const { repository, target } = await askedChange(input);
    const change = await readChange(repository, target);
    const roots = await rootsOf(repository, input);
    const where = { roots: roots.map(withSlashes), prefix: await folderInRepository(repository, cwd) };

    const files = await readGuardedFiles(repository, change, namedPaths(findings, where));
    const { changed } = change;
    const world = { changed, policy, isNarrowed: paths.length > 0, ...where, ...files };
    const answer = guardFindings(findings, world);

    const isOfChange = (path: string): boolean =>
      pathReadings(path, where)
        .tiers.flat()
        .some((one) => changed.has(one));
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
