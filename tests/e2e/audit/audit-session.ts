import { execFileSync, spawnSync, type SpawnSyncReturns } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RoundFile } from '../../../src/contracts/replies/audit-finding.ts';
import type { JournalEvent } from '../../../src/contracts/files/audit-journal.ts';
import { sampleRepository } from '../../kit/sample-repository.ts';
import { readAgentPrompts } from '../harness/agent-prompts.ts';
import { script, type ScriptedAgents } from '../harness/script.ts';
import type { Script } from '../harness/scripted-api.ts';
import { withSession, type ClientRun, type Session } from '../harness/session.ts';
import { ROOT } from '../review/review-session.ts';
import { AGENTS } from './audit-agents.ts';
import { auditOrchestrator } from './audit-orchestrator.ts';
import { SHOP } from './shop.ts';

export type AuditScenario = {
  /** Laid over agents that find nothing, keep, fix and accept everything. */
  readonly agents?: ScriptedAgents;
  readonly main?: Script;
  readonly files?: Readonly<Record<string, string>>;
  readonly args?: string;
  readonly flags?: readonly string[];
  /** Done to the repository before the client starts. */
  readonly ready?: (top: string) => void;
  readonly killed?: AbortSignal;
};

/** What an audit left behind. */
export type Audited = {
  readonly client: ClientRun;
  readonly session: Session;
  readonly top: string;
  readonly audit: string;
  readonly journal: readonly JournalEvent[];
  readonly branch: string;
  readonly git: (...args: readonly string[]) => string;
  readonly round: (n: number) => RoundFile;
  readonly correctless: (...args: readonly string[]) => SpawnSyncReturns<string>;
};

/** A shop with a repository of its own, gone afterwards. */
export async function inShop(
  files: Readonly<Record<string, string>>,
  use: (top: string) => Promise<void>,
): Promise<void> {
  const scratch = mkdtempSync(join(tmpdir(), 'audit-'));
  try {
    const top = join(scratch, 'corner shop');
    const { git } = sampleRepository(files, top);
    git('config', 'user.name', 'A Developer');
    git('config', 'user.email', 'developer@example.com');
    await use(top);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** Runs `/caudit` in the real client on the shop, with a scripted model. */
export function auditShop(
  scenario: AuditScenario,
  look: (seen: Audited) => void | Promise<void>,
): Promise<void> {
  return inShop(scenario.files ?? SHOP, async (top) => {
    scenario.ready?.(top);
    await auditIn(top, scenario, look);
  });
}

/** One session of the client in a repository that is there. */
export async function auditIn(
  top: string,
  scenario: AuditScenario,
  look: (seen: Audited) => void | Promise<void>,
): Promise<void> {
  const agents = { ...AGENTS, ...scenario.agents };
  const model = script(scenario.main ?? auditOrchestrator(), agents, await readAgentPrompts(ROOT));
  const { killed } = scenario;
  const place = {
    cwd: top,
    pluginDirs: [ROOT],
    ...(killed === undefined ? {} : { killed }),
  };
  await withSession({ script: model, ...place }, async (session) => {
    const client = await session.prompt(
      `/caudit ${scenario.args ?? 'custom all --auto'}`,
      ...(scenario.flags ?? []),
    );
    await look(seenIn(top, client, session));
  });
}

export function seenIn(top: string, client: ClientRun, session: Session): Audited {
  const audits = join(top, '.correctless', 'audits');
  const audit = existsSync(audits) ? (readdirSync(audits)[0] ?? '') : '';
  const file = audit === '' ? {} : (json(join(audits, audit, 'audit.json')) as Record<string, string>);
  const { preset = '', date = '', branch = '' } = file;
  return {
    ...{ client, session, top, audit, branch },
    journal: lines(join(audits, audit, 'journal.jsonl')),
    git: gitIn(top),
    round: (n) =>
      json(join(top, `.correctless/artifacts/findings/audit-${preset}-${date}-round-${n}.json`)) as RoundFile,
    correctless: (...args) =>
      spawnSync(join(ROOT, 'bin', 'correctless'), args, { cwd: top, encoding: 'utf8' }),
  };
}

function gitIn(top: string) {
  return (...args: readonly string[]): string =>
    execFileSync('git', args, { cwd: top, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
}

const json = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

function lines(path: string): JournalEvent[] {
  if (!existsSync(path)) return [];
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as JournalEvent);
}
