import { openRepository } from '../io/git/repository.ts';
import { Failure } from '../kernel/failure.ts';
import { inertBlock, inertLine, inertJson } from '../kernel/text/inert.ts';
import { readWorkedReport } from '../rounds/from-review/worked-report.ts';
import { isAudit } from '../rounds/stored/open-audit.ts';
import { openRun } from '../run/stored/open-run.ts';
import { postReport, type PostedReport } from '../github/post/post-report.ts';
import { doneText, type Sent } from '../github/post/send-plan.ts';
import type { Command } from './line/command.ts';
import { positional } from './line/positional.ts';

export const postCommand: Command = {
  name: 'post',
  summary: 'Posts the report of a finished run as a review of its pull request',
  usage: 'RUN [--dry-run] [--with-fixes] [--repo OWNER/NAME] [--pr N] [--yes] [--json]',
  flags: {
    'dry-run': 'show what would be posted, and post nothing',
    'with-fixes': 'offer the verified fixes as suggestions or patches',
    'repo OWNER/NAME': 'the repository, if the run was not planned for a pull request',
    'pr N': 'the pull request, if the run was not planned for one',
    yes: 'also post to a closed pull request',
    json: 'what was done, as JSON on stdout',
  },
  takes: { least: 1, most: 1, paths: false },
  details: `Uses gh and its login, which needs permission to write to pull requests. Posts one review, which approves nothing, with comments where
GitHub accepts them. Safe to repeat: a second post updates what has changed and resolves what is gone.
The status is 0 if it could post; \`correctless verdict RUN\` says how the review ended.
JSON: {pull_request, dry_run, review: create|update|keep, url, comments{created, updated, resolved, kept, untouched[], told},
without_comments, superseded, unresolvable[], body, new_comments[]}
  without_comments is GitHub's reason for refusing all comments; body then contains their text`,
  run: async ({ positionals, flag, option, cwd }) => {
    const repository = await openRepository(cwd);
    const name = positional(positionals, 'RUN');
    if (await isAudit(repository, name)) throw isAnAudit(name);
    const run = await openRun(repository, name);
    const posted = await postReport({
      run,
      report: () => readWorkedReport(run),
      withFixes: flag('with-fixes'),
      repo: option('repo'),
      pr: option('pr'),
      yes: flag('yes'),
      dryRun: flag('dry-run'),
    });
    return { status: 0, stdout: flag('json') ? jsonOf(posted) : textOf(posted) };
  },
};

function isAnAudit(name: string): Failure {
  return new Failure('post/no-pull-request', `${name} is an audit, which is of no pull request`, {
    hint: "review the pull request: correctless plan '#123'",
  });
}

function jsonOf({ pull, plan, sent }: PostedReport): string {
  const { review, comments, superseded } = plan;
  const { create, told } = asSent(plan, sent);
  const json = {
    pull_request: pull.url,
    dry_run: sent === undefined,
    review: review.kind,
    url: sent?.url ?? null,
    comments: {
      created: create,
      updated: comments.update.length,
      resolved: comments.resolve.length,
      kept: comments.keep.length,
      untouched: comments.untouched.map(({ comment, why }) => ({ path: comment.path, why })),
      told,
    },
    without_comments: sent?.withoutComments ?? null,
    superseded: superseded.length,
    unresolvable: sent?.unresolvable ?? [],
    body: bodyOf(plan, sent),
    new_comments: review.kind === 'create' && !isWithout(sent) ? review.comments : [],
  };
  return inertJson(json);
}

const isWithout = (sent: PostedReport['sent']): sent is Sent & { readonly withoutComments: string } =>
  sent !== undefined && sent.withoutComments !== null;

/** Comments that GitHub did not take are counted with the text. */
function asSent(
  { comments }: PostedReport['plan'],
  sent: PostedReport['sent'],
): { create: number; told: number } {
  const [create, told] = [comments.create.length, comments.inBody.length];
  return isWithout(sent) ? { create: 0, told: told + create } : { create, told };
}

function bodyOf({ review }: PostedReport['plan'], sent: PostedReport['sent']): string | null {
  if (review.kind === 'keep') return null;
  return review.kind === 'create' && isWithout(sent) ? (review.instead?.body ?? null) : review.body;
}

function textOf({ pull, plan, sent }: PostedReport): string {
  const { comments } = plan;
  const { create, told } = asSent(plan, sent);
  const lines = [
    ...(sent === undefined ? dryLines(plan) : [doneLine(sent, pull.url)]),
    `comments: ${create} new, ${comments.update.length} updated, ${comments.resolve.length} resolved, ${comments.keep.length} as they were, ${told} findings in the text`,
    ...(isWithout(sent)
      ? [`GitHub took no comments at lines, their findings are in the text: ${sent.withoutComments}`]
      : []),
    ...comments.untouched.map(
      ({ comment, why }) => `left as it is: the comment in ${inertLine(comment.path)}, ${why}`,
    ),
    ...(sent?.unresolvable ?? [])
      .slice(0, 1)
      .map(
        (said) =>
          `${sent?.unresolvable.length} threads say so and stay as they were, GitHub does not let this login: ${said}`,
      ),
  ];
  return `${lines.join('\n')}\n`;
}

function doneLine(sent: NonNullable<PostedReport['sent']>, url: string): string {
  const done = doneText(sent);
  return done === '' ? `${url} is up to date, nothing was posted` : `${sent.url ?? url}: ${done}`;
}

/** Texts that are on GitHub already may have been edited there. */
function dryLines({ review, comments }: PostedReport['plan']): string[] {
  const changes = [...comments.update, ...comments.resolve].map(
    ({ comment, body }) => `--- ${inertLine(comment.path)}, changed\n${inertBlock(body)}`,
  );
  const fresh =
    review.kind === 'create'
      ? review.comments.map(
          (one) => `--- ${inertLine(one.path)}:${one.line} ${one.side}\n${inertBlock(one.body)}`,
        )
      : [];
  const body = review.kind === 'keep' ? [] : [`--- review, ${review.kind}\n${inertBlock(review.body)}`];
  return ['dry run: nothing is posted', ...body, ...fresh, ...changes];
}
