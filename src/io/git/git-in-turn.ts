import { Failure } from '../../kernel/failure.ts';
import { fewAtATime } from '../../kernel/few-at-a-time.ts';
import { randomHex } from '../random.ts';
import { askGit, outOfSight, requireAnswer, startProgram, type GitAnswer, type Repository } from './git.ts';
import { NEUTRAL_OPTIONS } from './neutral-git.ts';

/** Two for each core of the smallest machine we expect: git waits for the disk half of the time. */
const AT_ONCE = 4;

/** Where there is one, it is here; `bin/correctless` needs it too. */
const SHELL = process.platform === 'win32' ? undefined : '/bin/sh';

/**
 * Starts git for each list of words that it reads, one word a line behind their number. A word is only ever the value of
 * a parameter: the shell reads no line as a command. `command` passes over a function of git's name in the environment.
 *
 * After git's output comes a line of its own with the mark and git's status, then what git said on stderr, then the mark.
 */
const ONE_AFTER_ANOTHER = `
mark=$1
shift
exec 3>&1
ask() {
  while [ "$words" -gt 0 ]; do
    IFS= read -r word || exit 1
    set -- "$@" "$word"
    words=$((words - 1))
  done
  said=$(command git "$@" 2>&1 >&3 3>&- </dev/null)
  printf '\\n%s %s\\n%s\\n%s\\n' "$mark" "$?" "$said" "$mark"
}
while read -r words; do ask "$@"; done
`;

/**
 * `askGit` for many short questions, answered in their order. On Linux node copies the tables of all its memory for each
 * program that it starts, 4 to 11 ms in which nothing else runs, where a shell takes one; so four shells share the questions.
 *
 * @param answers exit statuses that are an answer
 * @throws environment/git-failed, once all have been asked
 */
export async function askGitInTurn(
  repository: Repository,
  questions: readonly (readonly string[])[],
  answers: readonly number[] = [0],
): Promise<GitAnswer[]> {
  // A line holds a word; a path may hold several lines.
  const plain = SHELL === undefined ? [] : questions.filter((words) => !words.join('').includes('\n'));
  const shares = Array.from({ length: Math.min(AT_ONCE, plain.length) }, (_, first) =>
    plain.filter((__, at) => at % AT_ONCE === first),
  );
  const found = new Map((await Promise.all(shares.map((share) => askShell(repository, share)))).flat());
  return fewAtATime(questions, AT_ONCE, async (words) => {
    const answer = found.get(words) ?? (await askGit(repository, words, { answers }));
    requireAnswer(words, answer, answers);
    return answer;
  });
}

async function askShell(
  repository: Repository,
  questions: readonly (readonly string[])[],
): Promise<readonly (readonly [words: readonly string[], answer: GitAnswer])[]> {
  const { before, env } = outOfSight(repository);
  const mark = randomHex(16);
  const input = questions.map((words) => [words.length, ...words, ''].join('\n')).join('');
  const args = ['-c', ONE_AFTER_ANOTHER, 'sh', mark, ...NEUTRAL_OPTIONS, ...before];
  const { stdout, stderr, status } = await startProgram(SHELL ?? 'sh', repository.gitDir, args, {
    input,
    env,
  });
  const answers = parted(stdout, mark);
  if (answers.length === questions.length) return answers.map((answer, at) => [questions[at] ?? [], answer]);
  throw new Failure(
    'environment/git-failed',
    `of ${questions.length} questions git answered ${answers.length}: ${stderr.trim() || `status ${status}`}`,
    { hint: 'run the same command again' },
  );
}

/** Nothing that git prints holds the mark: it was drawn when git was asked. */
function parted(output: Buffer, mark: string): GitAnswer[] {
  const [start, end] = [Buffer.from(`\n${mark} `), Buffer.from(`\n${mark}\n`)];
  const answers: GitAnswer[] = [];
  let from = 0;
  for (let at = output.indexOf(start); at !== -1; at = output.indexOf(start, from)) {
    const line = output.indexOf(10, at + 1);
    const last = output.indexOf(end, line);
    if (line === -1 || last === -1) break;
    answers.push({
      stdout: output.subarray(from, at),
      stderr: output.toString('utf8', line + 1, last),
      status: Number(output.toString('latin1', at + start.length, line)),
    });
    from = last + end.length;
  }
  return answers;
}
