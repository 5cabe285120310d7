import type { SlotName } from '../../contracts/shapes.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';
import { packetText, type Call, type Fenced, type Filling, type Nonces, type Task } from '../assemble.ts';
import type { Clean } from '../material.ts';
import { byteLength, PACKET_BUDGET } from '../packet.ts';
import { checksText, ruleFence, stepText, type JudgedStep, type StepPacket } from './step-packet.ts';
import { taskFactsWithTree } from '../texts/task-facts.ts';

/** One of several steps that are judged in one call. All have the same rules. */
export type SharedStep = { readonly id: string; readonly judged: Clean<JudgedStep> };

export type SharedStepInput = {
  readonly task: Task;
  readonly steps: readonly SharedStep[];
  readonly nonces: Nonces;
  readonly nextSlot: () => SlotName;
};

/** The packet of a validator of several steps, all of them in full: what was asked, what is claimed, and each patch. */
export function buildSharedStepPacket({ task, steps, nonces, nextSlot }: SharedStepInput): StepPacket {
  const rules = steps[0]?.judged.rules ?? [];
  const filling: Filling = {
    ...taskFactsWithTree(task),
    count: String(steps.length),
    checks: steps.map(({ id, judged }) => `- ${id}: ${checksText(judged)}`).join('\n'),
    rules: rules.length === 0 ? 'No AGENTS.md governs these files.' : rules.map(ruleFence),
    edits: steps.flatMap(editsPart),
    steps: steps.flatMap(stepParts),
  };
  const call: Call = {
    agent: 'execute-step-validator',
    contract: 'execute-step-validator-shared',
    slot: nextSlot(),
    part: 1,
    of: 1,
  };
  const text = packetText(call, filling, nonces);
  const bytes = byteLength(text);
  if (bytes > PACKET_BUDGET) return { kind: 'too-large', bytes };
  const paths = new Set(steps.flatMap(({ judged }) => judged.result.filesWritten ?? []));
  return {
    kind: 'packet',
    packet: {
      ...{ agent: call.agent, slot: call.slot, text, bytes, hunks: [] },
      paths: [...paths].map((path) => path as RepoPath),
    },
  };
}

function editsPart({ id, judged: { edits = [] } }: SharedStep): Fenced[] {
  return edits.length === 0 ? [] : [{ kind: 'TESTS', content: edits.join('\n'), attributes: { id } }];
}

function stepParts({ id, judged: { step, result, facts } }: SharedStep): Fenced[] {
  const { patch = '', ...claim } = result;
  const attributes = { id };
  return [
    { kind: 'STEP', content: stepText(step, facts), attributes },
    { kind: 'CLAIM', content: JSON.stringify(claim, null, 2), attributes },
    ...(patch === '' ? [] : [{ kind: 'DIFF', content: patch, attributes } as const]),
  ];
}
