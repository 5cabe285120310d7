import type { Fenced, Filling, Nonces, Task } from '../assemble.ts';
import { packetText, type Call } from '../assemble.ts';
import { auditFacts, ruleFiles } from '../texts/audit-facts.ts';
import type { FixFacts, FixPacket } from './fix-packet.ts';
import type { SlotName } from '../../contracts/shapes.ts';
import type { Clean } from '../material.ts';
import { byteLength, PACKET_BUDGET } from '../packet.ts';
import { TEMPLATES } from '../templates.gen.ts';

/** One of several steps of a call, and what was tried for it in earlier rounds. */
export type SharedStepFacts = Pick<FixFacts, 'step' | 'rejected'> & { readonly id: string };

export type SharedFixFacts = {
  readonly steps: readonly SharedStepFacts[];
  /** Rule files that govern one of the places. */
  readonly rules: readonly string[];
};

export type SharedFixInput = {
  readonly task: Task;
  readonly calm: boolean;
  readonly facts: Clean<SharedFixFacts>;
  readonly nonces: Nonces;
  readonly nextSlot: () => SlotName;
};

/** The packet of several steps for one executor: complete, or none. */
export function buildSharedFixPacket({ task, calm, facts, nonces, nextSlot }: SharedFixInput): FixPacket {
  const { steps, rules } = facts;
  const filling: Filling = {
    ...auditFacts(task),
    mode: 'apply',
    count: String(steps.length),
    calm: calm ? TEMPLATES.calm.trimEnd() : 'Take the time that they need.',
    steps: steps.flatMap(stepParts),
    rules: ruleFiles(rules),
  };
  const call: Call = {
    agent: 'fix-executor',
    contract: 'fix-executor-shared',
    slot: nextSlot(),
    part: 1,
    of: 1,
  };
  const text = packetText(call, filling, nonces);
  const bytes = byteLength(text);
  if (bytes > PACKET_BUDGET) return { kind: 'too-large', bytes };
  return {
    kind: 'packet',
    packet: { agent: call.agent, slot: call.slot, text, bytes, hunks: [], paths: [] },
  };
}

/** A step with its paths, and why earlier attempts failed. */
function stepParts({ id, step, rejected }: SharedStepFacts): Fenced[] {
  const attributes = { id };
  return [
    { kind: 'STEP', content: step.description, attributes },
    { kind: 'FILES', content: (step.allow ?? []).join('\n'), attributes },
    ...rejected.map((content): Fenced => ({ kind: 'REJECTION', content, attributes })),
  ];
}
