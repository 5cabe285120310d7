import { execFile } from 'node:child_process';
import { join } from 'node:path';
import type { ClaimedFinding } from '../../../src/contracts/replies/review.ts';
import type { Outcome } from '../../../src/kernel/outcome.ts';
import { main } from '../../../src/main.ts';
import { githubSample, type GithubSample, type PullFields } from '../../kit/github-sample.ts';
import { postable, type Postable } from '../../kit/github-reviews.ts';
import { claimOf, review, type Reviewing } from '../../kit/review-driver.ts';
import { sampleFolder } from '../../kit/sample-repository.ts';

/** A pull request that may be posted to, and the user's clone in which it is reviewed. */
export type PostSession = {
  readonly github: GithubSample;
  readonly kept: Postable;
  /** Reviews the pull request by hand-brought replies; gives the run. */
  readonly reviewed: (claims: readonly ClaimedFinding[], how?: Reviewing) => Promise<string>;
  readonly post: (...args: string[]) => Promise<Outcome>;
  /** Commits to the branch and pushes it. */
  readonly push: (files: Readonly<Record<string, string>>) => void;
};

const LINES = Array.from({ length: 40 }, (_, n) => `export const line${n + 1} = ${n + 1};`);

/** 40 lines, of which line 3 and lines 30 and 31 are changed, and line 20 is removed. */
export const BEFORE = `${LINES.join('\n')}\n`;
export const AFTER = `${LINES.map((line, at) =>
  [2, 29, 30].includes(at) ? line.replace(' = ', ' = 100 + ') : line,
)
  .filter((_, at) => at !== 19)
  .join('\n')}\n`;

export async function postSession(fields: PullFields = {}): Promise<PostSession> {
  const github = await githubSample({ 'src/sum.ts': BEFORE, 'src/far.ts': 'export const far = line3;\n' });
  github.author.git('switch', '-qc', 'topic');
  github.author.commit({ 'src/sum.ts': AFTER });
  github.open(7, 'topic', fields);
  const kept = postable(github);
  return {
    github,
    kept,
    reviewed: async (claims, how = {}) => {
      const options = { noRules: true };
      const done = await review(github.user, {
        target: ['#7'],
        options,
        claims: { 'bug-scan': claims },
        ...how,
      });
      return done.run;
    },
    post: (...args) => correctless(github, ['post', ...args]),
    push: (files) => {
      github.author.commit(files);
      github.open(7, 'topic', fields);
    },
  };
}

export function bug(
  file: string,
  quote: string,
  title: string,
  more: Partial<ClaimedFinding> = {},
): ClaimedFinding {
  return claimOf(file, quote, title, { trigger: 'any sum', ...more });
}

/** The command as it is in the sources. */
function correctless({ user }: GithubSample, args: readonly string[]): Promise<Outcome> {
  const env = { ...process.env, XDG_CACHE_HOME: sampleFolder() };
  return main(args, { cwd: user.top, env, stdin: () => Promise.resolve(Buffer.alloc(0)) });
}

/** The command as users have it: the launcher and the bundle. */
export function shipped(
  { user }: GithubSample,
  args: readonly string[],
): Promise<{ status: number; stdout: string; stderr: string }> {
  const launcher = join(import.meta.dirname, '../../../bin/correctless');
  return new Promise((resolve) => {
    execFile(launcher, args, { cwd: user.top, encoding: 'utf8' }, (error, stdout, stderr) => {
      resolve({ status: error === null ? 0 : Number(error.code ?? 70), stdout, stderr });
    });
  });
}
