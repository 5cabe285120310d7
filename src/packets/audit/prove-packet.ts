import type { Step } from '../../contracts/replies/step.ts';
import { packetText, type Call, type Fenced, type Filling } from '../assemble.ts';
import type { Clean } from '../material.ts';
import { byteLength, PACKET_BUDGET } from '../packet.ts';
import { auditFacts } from '../texts/audit-facts.ts';
import type { FixInput, FixPacket } from './fix-packet.ts';

/** What the one who writes a test of a finding is given. */
export type ProveFacts = {
  /** `proveStepText` is its description. */
  readonly step: Step;
  /** The patch of the finding's file between base and head; empty if the change does not touch that file. */
  readonly change: string;
  readonly command: string;
  /** Paths of the nearest test files, the nearest first. */
  readonly nearest: readonly string[];
  /** Earlier attempts, and why they proved nothing. */
  readonly rejected: readonly string[];
};

export type ProveInput = Omit<FixInput, 'calm' | 'facts'> & { readonly facts: Clean<ProveFacts> };

/** The packet of one attempt at one test: complete, or none. A change that is too long is read in the tree instead. */
export function buildProvePacket(input: ProveInput): FixPacket {
  const call: Call = { agent: 'finding-prover', slot: input.nextSlot(), part: 1, of: 1 };
  const filling = fillingOf(input);
  const whole = packetText(call, filling, input.nonces);
  const unseen = { ...filling, change: 'It is too long to be shown. Read the file in the tree.' };
  const text = byteLength(whole) <= PACKET_BUDGET ? whole : packetText(call, unseen, input.nonces);
  const bytes = byteLength(text);
  if (bytes > PACKET_BUDGET) return { kind: 'too-large', bytes };
  return {
    kind: 'packet',
    packet: { agent: call.agent, slot: call.slot, text, bytes, hunks: [], paths: [] },
  };
}

function fillingOf({ task, attempt, attempts, facts }: ProveInput): Filling {
  const { step, change, command, nearest, rejected } = facts;
  return {
    ...auditFacts(task),
    attempt: String(attempt),
    attempts: String(attempts),
    step: [{ kind: 'STEP', content: step.description }],
    change:
      change === ''
        ? 'The change does not touch the file of the finding.'
        : [{ kind: 'DIFF', content: change }],
    paths: [{ kind: 'FILES', content: (step.allow ?? []).join('\n') }],
    command: [{ kind: 'TESTS', content: command }],
    nearest: nearest.length === 0 ? 'None was found.' : [{ kind: 'FILES', content: nearest.join('\n') }],
    rejected:
      rejected.length === 0 ? 'None.' : rejected.map((content): Fenced => ({ kind: 'REJECTION', content })),
  };
}
