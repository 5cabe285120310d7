import type { SlotName } from '../../contracts/shapes.ts';
import type { Step } from '../../contracts/replies/step.ts';
import { packetText, type Call, type Filling, type Nonces, type Task } from '../assemble.ts';
import { auditFacts, ruleFiles } from '../texts/audit-facts.ts';
import type { Clean } from '../material.ts';
import { byteLength, PACKET_BUDGET, type Packet } from '../packet.ts';
import { TEMPLATES } from '../templates.gen.ts';

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

export type FixPacket =
  | { readonly kind: 'packet'; readonly packet: Packet }
  | { readonly kind: 'too-large'; readonly bytes: number };

/** The packet of one attempt at one step: complete, or none. */
export function buildFixPacket(input: FixInput): FixPacket {
  const { task, facts, nonces, nextSlot } = input;
  const { step, rules, rejected, tests } = facts;
  const filling: Filling = {
    ...auditFacts(task),
    mode: step.mode,
    attempt: String(input.attempt),
    attempts: String(input.attempts),
    calm: input.calm ? TEMPLATES.calm.trimEnd() : 'Take the time that it needs.',
    step: [{ kind: 'STEP', content: step.description }],
    paths: [{ kind: 'FILES', content: (step.allow ?? []).join('\n') }],
    rules: ruleFiles(rules),
    rejected:
      rejected.length === 0 ? 'None.' : rejected.map((content) => ({ kind: 'REJECTION', content }) as const),
    tests: tests === undefined ? 'None.' : [{ kind: 'TESTS', content: tests }],
  };
  const call: Call = { agent: 'fix-executor', slot: nextSlot(), part: 1, of: 1 };
  const text = packetText(call, filling, nonces);
  const bytes = byteLength(text);
  if (bytes > PACKET_BUDGET) return { kind: 'too-large', bytes };
  return {
    kind: 'packet',
    packet: { agent: call.agent, slot: call.slot, text, bytes, hunks: [], paths: [] },
  };
}
