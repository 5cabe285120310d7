import type { Step } from '../../contracts/replies/step.ts';
import { wholePacket, type Filling, type WholePacket } from '../assemble.ts';
import type { Clean } from '../material.ts';
import { auditFacts } from '../texts/audit-facts.ts';
import { attemptParts, rejections, type FixInput } from './fix-packet.ts';

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

/** The packet of one attempt at one test. A change that is too long is read in the tree instead. */
export function buildProvePacket(input: ProveInput): WholePacket {
  const call = { agent: 'finding-prover', slot: input.nextSlot(), part: 1, of: 1 } as const;
  const filling = fillingOf(input);
  const whole = wholePacket(call, filling, input.nonces);
  if (whole.kind === 'packet') return whole;
  const unseen = { ...filling, change: 'It is too long to be shown. Read the file in the tree.' };
  return wholePacket(call, unseen, input.nonces);
}

function fillingOf({ task, facts, ...attempt }: ProveInput): Filling {
  const { change, command, nearest, rejected } = facts;
  return {
    ...auditFacts(task),
    ...attemptParts({ ...attempt, facts }),
    change:
      change === ''
        ? 'The change does not touch the file of the finding.'
        : [{ kind: 'DIFF', content: change }],
    command: [{ kind: 'TESTS', content: command }],
    nearest: nearest.length === 0 ? 'None was found.' : [{ kind: 'FILES', content: nearest.join('\n') }],
    rejected: rejected.length === 0 ? 'None.' : rejections(rejected),
  };
}
