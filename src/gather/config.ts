import type { Config } from '../contracts/files/config.ts';
import type { Suppression } from '../contracts/files/suppressions.ts';
import { checkContract } from '../contracts/validate.ts';
import {
  addedSuppressions,
  parseSuppressions,
  suppressionLine,
  SUPPRESSIONS_FILE,
} from '../findings/accepted/suppressions.ts';
import type { Repository } from '../io/git/git.ts';
import { listTree, readBlobs } from '../io/git/objects/objects.ts';
import { Failure } from '../kernel/failure.ts';
import { inputTooLarge, INPUT_LIMITS, type InputKind } from '../kernel/input-limits.ts';

const CONFIG_FILE = '.correctless/config/workflow-config.json';

/** The user's settings in a tree; `{}` if there are none. Throws `config/…` naming key and value. */
export async function readConfig(repository: Repository, tree: string): Promise<Config> {
  const text = await readTextAt(repository, tree, CONFIG_FILE, 'configuration');
  if (text === undefined) return {};
  const checked = await checkContract('workflow-config', parsedConfig(text));
  if (checked.kind === 'valid') return checked.value;
  const [{ pointer, problem, value }] = checked.defects;
  const found = value === undefined ? '' : `, found ${JSON.stringify(value).slice(0, 80)}`;
  throw new Failure(
    problem.startsWith('is not a property') ? 'config/unknown-key' : 'config/bad-value',
    `${CONFIG_FILE} at base: ${pointer === '' ? 'the file' : pointer} ${problem}${found}`,
    {
      hint: 'fix it in the revision that the change is compared with; the keys are in docs/configuration.md of correctless',
    },
  );
}

function parsedConfig(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Failure('config/unreadable', `${CONFIG_FILE} at base is not JSON`, {
      hint: 'fix it in the revision that the change is compared with: a review reads it there',
      cause,
    });
  }
}

/** Accepted findings in a tree: a change cannot silence its own finding. Throws `config/…`. */
export async function readSuppressions(
  repository: Repository,
  tree: string,
): Promise<readonly Suppression[]> {
  const text = await readTextAt(repository, tree, SUPPRESSIONS_FILE, 'suppressions');
  return text === undefined ? [] : parseSuppressions(text);
}

/**
 * What the change itself adds to the accepted findings, one line each, for the report. A file at head that cannot be read
 * is reported on such a line too: it stops the reviews after this one, not this one.
 */
export async function readAddedSuppressions(
  repository: Repository,
  baseTree: string,
  headTree: string,
): Promise<string[]> {
  const [base, head] = await Promise.all([
    readSuppressions(repository, baseTree),
    readSuppressions(repository, headTree).catch((error: unknown) => {
      if (error instanceof Failure && isOfFile(error)) return error;
      throw error;
    }),
  ]);
  if (head instanceof Failure) return [`at head: ${head.message}`];
  const added = addedSuppressions(base, head);
  const named = added.slice(0, MOST_NAMED).map(suppressionLine);
  return added.length > MOST_NAMED ? [...named, `and ${added.length - MOST_NAMED} more`] : named;
}

const isOfFile = ({ code }: Failure): boolean =>
  code.startsWith('config/') || code === 'usage/input-too-large';

// A change may add thousands; a report is for people.
const MOST_NAMED = 20;

async function readTextAt(
  repository: Repository,
  tree: string,
  path: string,
  kind: InputKind,
): Promise<string | undefined> {
  const [entry] = await listTree(repository, tree, { paths: [path] });
  if (entry?.type !== 'blob') return undefined;
  if ((entry.size ?? 0) > INPUT_LIMITS[kind].bytes) throw inputTooLarge(kind, path);
  return (await readBlobs(repository, [entry.oid])).get(entry.oid)?.toString('utf8');
}
