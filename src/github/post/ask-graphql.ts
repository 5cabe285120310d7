import { list, textOrNull } from '../pulls/fields.ts';
import { sendToGithub } from '../gh/gh.ts';
import { Failure } from '../../kernel/failure.ts';
import { inertLine } from '../../kernel/text/inert.ts';
import { QUERIES, type QueryName } from './queries.ts';

export type GraphqlAnswer =
  | { readonly kind: 'done'; readonly data: unknown }
  /** GitHub understands the request but does not allow it for this login. */
  | { readonly kind: 'forbidden'; readonly said: string };

type Variables = Readonly<Record<string, string | number | null>>;

/**
 * One request to GitHub's GraphQL API, which answers with status 200 even when it refuses.
 *
 * @throws environment/gh-*, for every other error that GitHub reports
 */
export async function askGraphql(
  host: string,
  name: QueryName,
  variables: Variables,
): Promise<GraphqlAnswer> {
  const { status, body } = await sendToGithub(host, 'graphql', { query: QUERIES[name], variables });
  const errors = errorsIn(body);
  const [first] = errors;
  if (status === 200 && first === undefined) return { kind: 'done', data: dataIn(body) };
  const said =
    first === undefined ? `status ${status}` : inertLine(textOrNull(first, 'message') ?? '').slice(0, 300);
  const types = new Set(errors.map((error) => textOrNull(error, 'type')));
  if (types.has('RATE_LIMITED') || /rate limit/i.test(said)) {
    throw new Failure(
      'environment/gh-rate-limited',
      `${host} no longer answers this login for now: ${said}`,
      { hint: 'wait, then run the command again; what is left: gh api rate_limit' },
    );
  }
  if (types.has('FORBIDDEN')) return { kind: 'forbidden', said };
  throw new Failure('environment/gh-failed', `GitHub refused ${name}: ${said}`, {
    hint: 'run the command again; if it stays so, report it',
  });
}

/** The same, for requests whose refusal is a failure. */
export async function askGraphqlOrThrow(
  host: string,
  name: QueryName,
  variables: Variables,
): Promise<unknown> {
  const answer = await askGraphql(host, name, variables);
  if (answer.kind === 'done') return answer.data;
  throw new Failure('environment/gh-no-access', `${host} refuses ${name}: ${answer.said}`, {
    hint: 'the login of gh needs to write to pull requests of the repository: see docs/pull-requests.md',
  });
}

function errorsIn(body: unknown): readonly unknown[] {
  return typeof body === 'object' && body !== null && 'errors' in body ? list(body.errors) : [];
}

function dataIn(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'data' in body ? body.data : undefined;
}
