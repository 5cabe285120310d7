import { join } from 'node:path';
import type { SlotName } from '../../contracts/shapes.ts';

/** The folder of everything that this program writes in a repository. */
export function ownFolder(top: string): string {
  return join(top, '.correctless');
}

export function runPaths(top: string, run: string): RunPaths {
  return runPathsIn(join(ownFolder(top), 'runs', run));
}

/** The paths of a run that was carried to another place. */
export function runPathsIn(dir: string): RunPaths {
  return pathsIn(dir);
}

/** Absolute paths of a run's files. */
export type RunPaths = Readonly<ReturnType<typeof pathsIn>>;

function pathsIn(dir: string) {
  return {
    dir,
    run: join(dir, 'run.json'),
    scope: join(dir, 'scope.json'),
    fingerprint: join(dir, 'fingerprint.json'),
    files: join(dir, 'context', 'files.json'),
    rules: join(dir, 'context', 'rules.json'),
    facts: join(dir, 'context', 'facts.json'),
    /** In a run merged from shards: what the reviewers of one shard were given. */
    shardFacts: (shard: string) => join(dir, 'context', 'shards', `${safeName(shard)}.json`),
    secrets: join(dir, 'context', 'secrets.json'),
    step: join(dir, 'context', 'step.json'),
    divided: join(dir, 'context', 'divided.json'),
    past: join(dir, 'context', 'past.json'),
    slots: join(dir, 'slots'),
    slot: (n: number) => join(dir, 'slots', String(n), 'slot.json'),
    packet: (n: number) => join(dir, 'slots', String(n), 'packet.md'),
    reply: (agentId: string) => join(dir, 'replies', `${safeName(agentId)}.txt`),
    ledger: join(dir, 'ledger.jsonl'),
    findings: join(dir, 'findings.json'),
    memory: join(dir, 'memory.json'),
    report: join(dir, 'report.json'),
    page: join(dir, 'report.html'),
    verdict: join(dir, 'verdict.json'),
  };
}

export function sessionPath(top: string, session: string): string {
  return join(ownFolder(top), 'sessions', `${safeName(session)}.json`);
}

/** Ids come from the client. None may contain a path. */
function safeName(id: string): string {
  return id.replaceAll(/[^A-Za-z0-9_-]/g, '_').slice(0, 120);
}

/** `r7k2/3` as its two parts. Undefined when the text is not a slot's name. */
export function slotParts(text: string): { run: string; number: number; name: SlotName } | undefined {
  const match = /^([a-z0-9]{4,16})\/([1-9]\d{0,4})$/.exec(text);
  if (match?.[1] === undefined || match[2] === undefined) return undefined;
  return { run: match[1], number: Number(match[2]), name: text };
}
