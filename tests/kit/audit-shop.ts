import type { ReviewedFix } from '../../src/contracts/replies/audit-finding.ts';
import type { JournalEvent } from '../../src/contracts/files/audit-journal.ts';
import type { Agent } from '../../src/contracts/vocabulary.ts';
import type { Failure } from '../../src/kernel/failure.ts';
import type { AuditRequest } from '../../src/rounds/start-audit.ts';
import type { SampleRepository } from './sample-repository.ts';
import { openRun } from '../../src/run/stored/open-run.ts';
import { storeByHand } from '../../src/receive/store-by-hand.ts';
import {
  drivenAudit,
  finding,
  SHOP,
  type Answer,
  type Answers,
  type Called,
  type Driven,
} from './audit-driver.ts';

/** The shop with one specialist, so that a test of many rounds takes seconds. Its findings are `CUSTOM-R1-001` and on. */
export const ROLE = 'bugs';
const ROLES = [{ name: ROLE, look_for: 'Whatever is wrong with it.' }];

export type ShopConfig = {
  readonly audit?: Record<string, unknown>;
  readonly steps?: Record<string, unknown>;
};

/** The shop's files, with others beside or instead of them. */
export function shop(
  files: Readonly<Record<string, string>> = {},
  { audit = {}, ...others }: ShopConfig = {},
): Record<string, string> {
  const config = { commands: { test: 'sh test.sh' }, audit: { roles: ROLES, ...audit }, ...others };
  return {
    ...SHOP,
    '.correctless/config/workflow-config.json': `${JSON.stringify(config)}\n`,
    ...files,
  };
}

export function shopAudit(
  files: Readonly<Record<string, string>> = {},
  config: ShopConfig = {},
  options: Partial<AuditRequest> = {},
  /** Of the repository, before the audit begins. */
  prepare?: (repository: SampleRepository) => void,
): Promise<Driven> {
  return drivenAudit(shop(files, config), { preset: 'custom', ...options }, prepare);
}

/** The one specialist finds these, in one round. */
export function found(findings: readonly Record<string, unknown>[], inRound = 1): Answer {
  return finding(findings, inRound, ROLE);
}

/** What a step is about: a finding's id, or `REPAIR` for tests that fixes broke. */
export function subjectOf({ packet }: Called): string {
  return /^Mend the defect of finding (\S+) in /m.exec(packet)?.[1] ?? 'REPAIR';
}

/** One answer after the other, the last for good. */
export function inTurn(...answers: readonly Answer[]): Answer {
  let next = 0;
  return (called) => {
    const answer = answers[Math.min(next, answers.length - 1)];
    next += 1;
    return answer?.(called);
  };
}

/** An executor that answers by the subject of its step. */
export function executor(bySubject: Readonly<Record<string, Answer>>): Answer {
  return (called) => {
    const answer = bySubject[subjectOf(called)];
    if (answer === undefined) throw new Error(`nobody expected a step about ${subjectOf(called)}`);
    return answer(called);
  };
}

/** A reviewer that answers these lists one after the other, and then finds nothing. */
export function reviewer(...reviews: readonly (readonly ReviewedFix[])[]): Answer {
  return inTurn(...[...reviews, []].map((review) => () => JSON.stringify(review)));
}

export function fixFinding(changes: Partial<ReviewedFix> = {}): ReviewedFix {
  return {
    id: 'FD-001',
    severity: 'high',
    title: 'The result is not rounded',
    description: 'A price with a fraction of a cent comes out.',
    evidence: 'The multiplication leaves more than two digits.',
    impact: 'Sums are off by a cent.',
    location: { file: 'src/price.js', lines: [2, 2] },
    instance_fix: 'Round to two digits.',
    class_fix: 'The only place.',
    ...changes,
  };
}

export const BAD = (): string => 'I have looked at everything and it is fine.';
export const SILENT = (): undefined => undefined;

/** The journal as kinds, each with its subject where it has one. */
export function kindsOf(journal: readonly JournalEvent[]): string[] {
  return journal.map((event) => {
    if (event.kind === 'planned') return `planned ${event.stage} ${event.subject}`.trim();
    return 'subject' in event ? `${event.kind} ${event.subject}` : event.kind;
  });
}

/** Subjects of the commits of the audit's branch, the oldest first. */
export async function subjectsOf({ repository, audit }: Driven): Promise<string[]> {
  const { file } = await audit();
  const log = repository.git('log', '--reverse', '--format=%s', `${file.start}..${file.branch}`);
  return log === '' ? [] : log.split('\n');
}

/** Why each of these replies is refused by the first slot of its agent, in one audit; undefined: it is not. */
export async function refusalsOf(
  audit: Driven,
  agent: Agent,
  answers: Answers,
  replies: readonly ((called: Called) => string)[],
): Promise<(string | undefined)[]> {
  const { repository } = audit;
  let asked: Called | undefined;
  const stop = (called: Called): never => {
    asked = called;
    throw new Error('asked');
  };
  await audit.drive({ ...answers, [agent]: stop }).catch(() => undefined);
  const called = asked;
  if (called === undefined) throw new Error(`nobody asked ${agent}`);
  const refusals: (string | undefined)[] = [];
  for (const reply of replies) {
    const run = await openRun(repository, called.slot.split('/')[0] ?? '');
    const slot = run.slots.find((one) => one.slot === called.slot);
    if (slot === undefined) throw new Error(`no slot ${called.slot}`);
    const stored = storeByHand(run, slot, Buffer.from(reply(called)), true);
    refusals.push(
      await stored.then(
        () => undefined,
        (error: unknown) => (error as Failure).code,
      ),
    );
  }
  return refusals;
}
