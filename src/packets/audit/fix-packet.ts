import type { SlotName } from '../../contracts/shapes.ts';
import type { Step } from '../../contracts/replies/step.ts';
import {
  wholePacket,
  type Fenced,
  type Filling,
  type Nonces,
  type Task,
  type WholePacket,
} from '../assemble.ts';
import { auditFacts, ruleFiles } from '../texts/audit-facts.ts';
import type { Clean } from '../material.ts';
import { wordsOf } from '../fill.ts';

/** What an executor is given. */
export type FixFacts = {
  readonly step: Step;
  /** Rule files that govern the place. */
  readonly rules: readonly string[];
  /** Earlier attempts, and why they were rejected. */
  readonly rejected: readonly string[];
  /** The tests' output for each failure to be fixed; undefined if the step is not about tests. */
  readonly tests: string | undefined;
};

export type FixInput = {
  readonly task: Task;
  readonly attempt: number;
  readonly attempts: number;
  /** Recent fixes have made things worse. */
  readonly calm: boolean;
  readonly facts: Clean<FixFacts>;
  readonly nonces: Nonces;
  readonly nextSlot: () => SlotName;
};

/** The packet of one attempt at one step. */
export function buildFixPacket(input: FixInput): WholePacket {
  const { task, facts, nonces, nextSlot } = input;
  const { step, rules, rejected, tests } = facts;
  const filling: Filling = {
    ...auditFacts(task),
    ...attemptParts(input),
    mode: step.mode,
    calm: input.calm ? wordsOf('calm') : 'Take the time that it needs.',
    rules: ruleFiles(rules),
    rejected: rejected.length === 0 ? 'None.' : rejections(rejected),
    tests: tests === undefined ? 'None.' : [{ kind: 'TESTS', content: tests }],
  };
  return wholePacket({ agent: 'fix-executor', slot: nextSlot(), part: 1, of: 1 }, filling, nonces);
}

/** The step, its paths, and which attempt it is. */
export function attemptParts({
  attempt,
  attempts,
  facts: { step },
}: Pick<FixInput, 'attempt' | 'attempts'> & { readonly facts: Pick<FixFacts, 'step'> }): Filling {
  return {
    attempt: String(attempt),
    attempts: String(attempts),
    step: [{ kind: 'STEP', content: step.description }],
    paths: [{ kind: 'FILES', content: (step.allow ?? []).join('\n') }],
  };
}

export function rejections(rejected: readonly string[], attributes?: Fenced['attributes']): Fenced[] {
  return rejected.map((content) => ({ kind: 'REJECTION', content, ...(attributes && { attributes }) }));
}

/** One of several steps of a call, and what was tried for it in earlier rounds. */
type SharedStepFacts = Pick<FixFacts, 'step' | 'rejected'> & { readonly id: string };

export type SharedFixFacts = Pick<FixFacts, 'rules'> & { readonly steps: readonly SharedStepFacts[] };

/** The packet of several steps for one executor. */
export function buildSharedFixPacket({
  task,
  calm,
  facts: { steps, rules },
  nonces,
  nextSlot,
}: Omit<FixInput, 'facts' | 'attempt' | 'attempts'> & {
  readonly facts: Clean<SharedFixFacts>;
}): WholePacket {
  const filling: Filling = {
    ...auditFacts(task),
    mode: 'apply',
    count: String(steps.length),
    calm: calm ? wordsOf('calm') : 'Take the time that they need.',
    steps: steps.flatMap(stepParts),
    rules: ruleFiles(rules),
  };
  const call = { agent: 'fix-executor', contract: 'fix-executor-shared' } as const;
  return wholePacket({ ...call, slot: nextSlot(), part: 1, of: 1 }, filling, nonces);
}

/** A step with its paths, and why earlier attempts failed. */
function stepParts({ id, step, rejected }: SharedStepFacts): Fenced[] {
  const attributes = { id };
  return [
    { kind: 'STEP', content: step.description, attributes },
    { kind: 'FILES', content: (step.allow ?? []).join('\n'), attributes },
    ...rejections(rejected, attributes),
  ];
}
