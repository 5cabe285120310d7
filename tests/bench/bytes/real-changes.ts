import { join } from 'node:path';
import { textFilesIn } from '../../../scripts/measure/text-files.ts';
import { makeSample } from '../../../scripts/sample-repository.ts';
import { caseFolder } from '../../../evals/kit/case-folders.ts';
import { publishedHistory } from '../../golden/published-history.ts';
import { packageFolder } from '../../kit/package-folder.ts';
import { gitIn, madeRepository, type Files } from '../made-repository.ts';

/** A change that people made and published, in a repository of its own. */
export type RealChange = {
  readonly name: string;
  readonly top: string;
  readonly base: string;
  readonly head: string;
  /** What a user would narrow the review to, because the package carries built files too. */
  readonly paths: readonly string[];
};

/** Published packages: the last two versions are the change, those before it its history. */
const PACKAGES = [
  { name: 'express', versions: ['5.0.0', '5.0.1', '5.1.0'], paths: [] },
  { name: 'fastify', versions: ['5.5.0', '5.6.0', '5.6.1'], paths: [] },
  { name: 'axios', versions: ['1.10.0', '1.11.0', '1.12.0'], paths: ['lib'] },
  { name: 'undici', versions: ['7.14.0', '7.15.0', '7.16.0'], paths: [] },
] as const;

/** Changes of everyday size: cases of the evals, with their own rules and history. */
const CASES = [
  ...['sh-backup', 'go-parcel-lockers', 'go-gauge-merge', 'js-book-bus'],
  ...['sh-weather-mast', 'deep-py-gas-readings', 'deep-ts-room-bookings'],
];

/** Of `systeminformation`, of which every version is kept as a commit. */
const [PATCH_BASE, PATCH_HEAD] = ['5.33.22', '5.33.23'];

/** Governs every file, so that it makes nothing shorter. */
const RULES = `# Rules

- Close what was opened on every path, also on the one of a failure.
- Do not swallow an error: pass it on, or say in a comment why it does not matter.
- A public function that changes what it takes or gives is named in the change log.
`;

/** Twelve, from some ten to some two thousand changed lines. Packages are fetched once, then kept in `.cache/`. */
export async function realChanges(scratch: string): Promise<RealChange[]> {
  return [
    ...CASES.map((name) => ofCase(scratch, name)),
    await patchRelease(scratch),
    ...PACKAGES.map((one) => ofPackage(scratch, one)),
  ];
}

function ofCase(scratch: string, name: string): RealChange {
  const { top } = makeSample(caseFolder(name), join(scratch, name));
  const commitOf = (branch: string): string => gitIn(top, ['rev-parse', branch]).trim();
  return { name, top, base: commitOf('main'), head: commitOf('feature'), paths: [] };
}

function ofPackage(scratch: string, { name, versions, paths }: (typeof PACKAGES)[number]): RealChange {
  const revisions = versions.map((version) => filesOf(packageFolder(name, version)));
  const { top, commits } = madeRepository(join(scratch, name), revisions, { checkedOut: true });
  const [base = '', head = ''] = commits.slice(-2);
  return { name: `${name} ${versions.slice(-2).join(' → ')}`, top, base, head, paths };
}

function filesOf(folder: string): Files {
  return new Map([
    ['CLAUDE.md', RULES],
    ...textFilesIn(folder).map(({ path, text }) => [path, text] as const),
  ]);
}

/** The commits of a few versions with the rules beside them, so that the change has a history. */
async function patchRelease(scratch: string): Promise<RealChange> {
  const kept = await publishedHistory();
  const git = (...args: readonly string[]): string => gitIn(kept, args);
  const log = git('log', '--format=%H %s').split('\n');
  const head = log.findIndex((line) => line.endsWith(` ${PATCH_HEAD}`));
  const ids = log.slice(head, head + 8).map((line) => line.split(' ', 1)[0] ?? '');
  const revisions = ids.toReversed().map((id): Files => {
    const paths = git('ls-tree', '-r', '--name-only', id).split('\n');
    return new Map([
      ['CLAUDE.md', RULES],
      ...paths.map((path) => [path, `${git('show', `${id}:${path}`)}\n`] as const),
    ]);
  });
  const { top, commits } = madeRepository(join(scratch, 'systeminformation'), revisions, {
    checkedOut: true,
  });
  const [from = '', to = ''] = commits.slice(-2);
  return { name: `systeminformation ${PATCH_BASE} → ${PATCH_HEAD}`, top, base: from, head: to, paths: [] };
}
