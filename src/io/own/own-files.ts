import { FILES } from '../programs/background-files.ts';

const FOLDER = '.correctless/';
const COMMITTED = [`${FOLDER}config/`, `${FOLDER}suppressions.json`];

/** Every file that this program writes below `.correctless/`, except settings and suppressions, which are the user's. */
export const OWN_FILES = [
  '.gitignore',
  'sessions/.gitignore',
  'sessions/<session>.json',
  'runs/<run>/.gitignore',
  'runs/<run>/run.json',
  'runs/<run>/scope.json',
  'runs/<run>/fingerprint.json',
  'runs/<run>/context/files.json',
  'runs/<run>/context/rules.json',
  'runs/<run>/context/facts.json',
  'runs/<run>/context/shards/<shard>.json',
  'runs/<run>/context/secrets.json',
  'runs/<run>/context/step.json',
  'runs/<run>/context/divided.json',
  'runs/<run>/context/past.json',
  'runs/<run>/slots/<n>/slot.json',
  'runs/<run>/slots/<n>/packet.md',
  'runs/<run>/replies/<agent>.txt',
  'runs/<run>/ledger.jsonl',
  'runs/<run>/findings.json',
  'runs/<run>/verdict.json',
  'runs/<run>/memory.json',
  'runs/<run>/report.json',
  'runs/<run>/report.html',
  'audits/start.lock',
  'audits/<audit>/.gitignore',
  'audits/<audit>/audit.json',
  'audits/<audit>/fingerprint.json',
  'audits/<audit>/last-call.json',
  'audits/<audit>/journal.jsonl',
  'audits/<audit>/lock',
  'audits/<audit>/tests/<n>/',
  'audits/<audit>/setup/<n>/',
  'worktrees/.gitignore',
  'artifacts/.gitignore',
  'artifacts/workflow-state-<branch>.json',
  'artifacts/findings/audit-<preset>-<date>-round-<N>.json',
  'artifacts/audit-trail-<branch>.jsonl',
  'artifacts/audit-<preset>-history.md',
  'artifacts/audit-<preset>-<date>-summary.md',
] as const;

export type OwnFile = (typeof OWN_FILES)[number];

/** The files that a command of an audit writes to its folder. */
const OF_A_COMMAND = Object.values(FILES).map(literal).join('|');

const IDS: Readonly<Record<string, string>> = {
  run: '[a-z0-9]{4,16}',
  audit: '[a-z0-9]{4,16}',
  n: '[1-9]\\d*',
  N: '[1-9]\\d*',
};

/** A work tree of an audit is a separate repository, which git lists as a folder; loose files there are not ours. */
const WORK_TREE = 'worktrees/[a-z0-9]{4,16}/';

/** A temporary file, before it is renamed to the file's own name. */
const BESIDE = '(\\.[0-9a-f]{12}\\.tmp)?';

const OWN = new RegExp(
  `^${literal(FOLDER)}(${[...OWN_FILES.map(patternOf), WORK_TREE].join('|')})${BESIDE}$`,
);

function patternOf(file: OwnFile): string {
  const names = file.replaceAll(/<(\w+)>|[^<]+/g, (part, id: string | undefined) =>
    id === undefined ? literal(part) : (IDS[id] ?? '[A-Za-z0-9_-]+'),
  );
  return file.endsWith('/') ? `${names}(${OF_A_COMMAND})` : names;
}

function literal(text: string): string {
  return text.replaceAll('.', '\\.');
}

/** Whether a path of the repository is a file that the user writes for this program: settings and suppressions. */
export function usersFile(path: string): boolean {
  return COMMITTED.some((kept) => path === kept || (kept.endsWith('/') && path.startsWith(kept)));
}

/** Whether a path of the repository is a file that this program writes, which is never part of the work under review. */
export function ownFile(path: string): boolean {
  return OWN.test(path);
}

/**
 * Whether a path is among them, whoever wrote it. In the work tree of an audit neither a fix nor its revert touches such a path.
 * Settings and suppressions are treated like any other file.
 */
export function amongOwnFiles(path: string): boolean {
  return path.startsWith(FOLDER) && !usersFile(path);
}
