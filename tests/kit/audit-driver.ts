import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { AuditFinding, RoundFile } from '../../src/contracts/replies/audit-finding.ts';
import type { Agent } from '../../src/contracts/vocabulary.ts';
import { advanceAudit, type Retrying, type Waiting } from '../../src/rounds/advance-audit.ts';
import { openAudit, type Audit } from '../../src/rounds/stored/open-audit.ts';
import { startAudit, type AuditRequest } from '../../src/rounds/start-audit.ts';
import { openRun } from '../../src/run/stored/open-run.ts';
import { slotParts } from '../../src/run/stored/layout.ts';
import { giveUpSlot } from '../../src/receive/give-up.ts';
import { storeByHand } from '../../src/receive/store-by-hand.ts';
import { sampleFolder, sampleRepository, type SampleRepository } from './sample-repository.ts';

/** What an agent of the audit is called with, and what it answers; undefined: it never answers. */
export type Called = {
  readonly agent: Agent;
  readonly slot: string;
  readonly packet: string;
  readonly role: string | undefined;
  readonly ids: readonly string[];
  /** Absolute path of the audit's work tree. */
  readonly workTree: string;
  readonly round: number;
};
export type Answer = (called: Called) => string | undefined;
export type Answers = Partial<Record<Agent, Answer>>;

export type Driven = {
  readonly repository: SampleRepository;
  readonly audit: () => Promise<Audit>;
  /** Advances until the audit waits for something that `answers` has no reply to, or has ended. */
  readonly drive: (answers: Answers, retrying?: Partial<Retrying>) => Promise<Waiting>;
  readonly round: (n: number) => RoundFile;
  readonly calls: Called[];
};

export const SHOP = {
  '.correctless/config/workflow-config.json': '{"commands": {"test": "sh test.sh"}}\n',
  '.gitignore': '.correctless/*\n!.correctless/config/\n',
  'src/price.js': 'export function price(net, rate) {\n  return net + rate;\n}\n',
  'src/cart.js':
    'export function total(items) {\n  let sum = 0;\n  for (const item of items) sum += item.price;\n  return sum;\n}\n',
  'test.sh':
    'echo 1..1\ngrep -q "return sum" src/cart.js && echo "ok 1 - cart adds up" || { echo "not ok 1 - cart adds up"; exit 1; }\n',
} as const;

/** An audit of a small shop, with replies brought by hand. */
export async function drivenAudit(
  files: Readonly<Record<string, string>> = SHOP,
  options: Partial<AuditRequest> = {},
  prepare: (repository: SampleRepository) => void = () => undefined,
): Promise<Driven> {
  const repository = sampleRepository(files);
  repository.git('config', 'user.name', 'A Developer');
  repository.git('config', 'user.email', 'developer@example.com');
  prepare(repository);
  const started = await startAudit({
    home: repository,
    preset: 'qa',
    scope: ['all'],
    auto: true,
    yes: false,
    chunking: false,
    captured: 'manual',
    cacheRoot: join(sampleFolder(), 'cache'),
    ...options,
  });
  return drivenFrom(repository, started);
}

/** An audit that was started, with replies brought by hand. */
export function drivenFrom(repository: SampleRepository, started: Audit): Driven {
  const name = started.file.audit;
  const calls: Called[] = [];
  return {
    repository,
    calls,
    audit: () => openAudit(repository, name),
    drive: (answers, retrying = {}) => drive(repository, name, answers, calls, retrying),
    round: (n) => {
      const { preset, date } = started.file;
      const path = `.correctless/artifacts/findings/audit-${preset}-${date}-round-${n}.json`;
      return JSON.parse(readFileSync(join(repository.top, path), 'utf8')) as RoundFile;
    },
  };
}

/** Advances an audit until it waits for something that `answers` has no reply to, or has ended. */
export async function drive(
  repository: SampleRepository,
  name: string,
  answers: Answers,
  calls: Called[],
  { retry = false, chunking = false }: Partial<Retrying>,
): Promise<Waiting> {
  for (let turn = 0; turn < 200; turn += 1) {
    const { waiting, audit } = await advanceAudit(repository, name, {
      retry: retry && turn === 0,
      chunking: chunking && turn === 0,
    });
    if (waiting.kind !== 'dispatch') return waiting;
    for (const { slot } of waiting.step.slots) {
      const run = await openRun(repository, waiting.run.file.run);
      const number = slotParts(slot.slot)?.number ?? 0;
      const called: Called = {
        agent: slot.agent,
        slot: slot.slot,
        packet: readFileSync(run.paths.packet(number), 'utf8'),
        role: slot.role,
        ids: slot.ids ?? run.file.audit?.subjects ?? [],
        workTree: audit.file.work_tree,
        round: run.file.audit?.round ?? 0,
      };
      calls.push(called);
      const reply = (answers[slot.agent] ?? DEFAULTS[slot.agent])?.(called);
      if (reply === undefined) await giveUpSlot(run, slot);
      else await storeByHand(run, slot, Buffer.from(reply), true);
    }
  }
  throw new Error('the audit did not end');
}

/** Agents that find nothing, keep everything and accept everything. */
const DEFAULTS: Answers = {
  'audit-specialist': ({ slot }) => JSON.stringify({ slot, findings: [] }),
  'audit-triage': ({ slot, ids }) =>
    JSON.stringify({
      slot,
      decisions: ids.map((id) => ({ id, decision: 'keep', reason: 'I read it.', tier: 'confirmed' })),
    }),
  'execute-step-validator': ({ ids }) =>
    ids.length === 0
      ? '{"valid":true,"reason":"The step was done."}'
      : JSON.stringify({
          verdicts: ids.map((id) => ({ id, valid: true, reason: 'The step was done.' })),
        }),
  'fix-diff-reviewer': () => '[]',
};

/** A specialist's finding about the price of the shop. */
export function priceFinding(changes: Partial<AuditFinding> = {}): Record<string, unknown> {
  return {
    id: '1',
    severity: 'high',
    title: 'The tax is added, not multiplied',
    description: 'price() adds the rate to the net price.',
    evidence: 'return net + rate;',
    impact: 'Every price is wrong.',
    location: { file: 'src/price.js', lines: [2, 2] },
    instance_fix: 'Multiply by one plus the rate.',
    class_fix: 'The only place.',
    tier: 'confirmed',
    escape_type: 'implementation',
    invariant_ref: null,
    architecture_ref: null,
    ...changes,
  };
}

/** One specialist, in one round, finds these. */
export function finding(
  findings: readonly Record<string, unknown>[],
  inRound = 1,
  role = 'concurrency',
): Answer {
  return (called) =>
    JSON.stringify({
      slot: called.slot,
      findings: called.role === role && called.round === inRound ? findings : [],
    });
}

/** An executor that writes these files into the work tree and says so. */
export function writing(
  files: Readonly<Record<string, string>>,
  claim: Record<string, unknown> = {},
): Answer {
  return ({ workTree, packet }) => {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(workTree, path)), { recursive: true });
      writeFileSync(join(workTree, path), text);
    }
    const mode = /^mode: (.*)$/m.exec(packet)?.[1];
    const paths = Object.keys(files);
    return JSON.stringify({
      ...{ success: true, summary: 'Done as asked.', filesTouched: paths, filesWritten: paths, mode },
      ...claim,
    });
  };
}

export const GOOD_PRICE = 'export function price(net, rate) {\n  return net * (1 + rate);\n}\n';
