import type { AuditFinding } from '../../contracts/replies/audit-finding.ts';
import type { SlotName } from '../../contracts/shapes.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';
import { packetOf, roomLeft, type Filling, type Nonces, type Task } from '../assemble.ts';
import { auditFacts, knownFindings, type KnownFinding } from '../texts/audit-facts.ts';
import type { Clean } from '../material.ts';
import { pack } from '../pack.ts';
import { byteLength, type Packet } from '../packet.ts';

export type TriageInput = {
  readonly task: Task;
  readonly round: number;
  /** In the order of their ids; those of one file together, so that duplicates are seen together. */
  readonly findings: readonly Clean<AuditFinding>[];
  readonly known: readonly Clean<KnownFinding>[];
  readonly nonces: Nonces;
  readonly nextSlot: () => SlotName;
};

export type TriagePacket = { readonly packet: Packet; readonly ids: readonly string[] };

/** The packets of a triage: every finding in full, in exactly one of them. One that fits no packet is a bug of its limits. */
export function buildTriagePackets(input: TriageInput): TriagePacket[] {
  const { task, nonces, nextSlot } = input;
  const room = roomLeft('audit-triage', task.run, filling(input, [], input.findings.length), nonces);
  const loads = input.findings.map((finding) => ({ finding, bytes: byteLength(described(finding)) + 1 }));
  const chunks = pack(
    loads.map((load) => [load]),
    room,
  ).map((packed) => [...packed].map(({ finding }) => finding));
  return chunks.map((chunk, index) => {
    const call = { agent: 'audit-triage', slot: nextSlot(), part: index + 1, of: chunks.length } as const;
    const paths = [...new Set(chunk.map(({ location }) => location.file as RepoPath))];
    return {
      packet: packetOf(call, filling(input, chunk, chunk.length), nonces, { hunks: [], paths }),
      ids: chunk.map(({ id }) => id),
    };
  });
}

function filling(
  { task, round, known }: TriageInput,
  findings: readonly AuditFinding[],
  count: number,
): Filling {
  return {
    ...auditFacts(task),
    round: String(round),
    count: String(count),
    findings: [{ kind: 'FINDING_DESCRIPTION', content: findings.map(described).join('\n') }],
    known: knownFindings(known),
  };
}

/** What the agent judges: without bounties, status and other bookkeeping. */
function described(finding: AuditFinding): string {
  const { id, agent, tier, severity, title, location, evidence, description, impact } = finding;
  const { instance_fix, class_fix, escape_type, invariant_ref, architecture_ref } = finding;
  const refs = { escape_type, invariant_ref, architecture_ref };
  const { file, lines } = location;
  return JSON.stringify(
    {
      id,
      agent,
      tier,
      severity,
      title,
      file,
      lines,
      evidence,
      description,
      impact,
      instance_fix,
      class_fix,
      ...refs,
    },
    null,
    1,
  );
}
