import type { AskedFinding, Defect } from '../contracts/replies/score.ts';

/**
 * What is wrong with the ids of a scorer's reply, one line each; empty if every claim of its packet is in exactly one defect.
 *
 * All or nothing: if one claim is in no defect or in two, the meaning of the others is unknown.
 */
export function unmatchedClaims(
  defects: readonly Pick<Defect, 'claims'>[],
  asked: readonly Pick<AskedFinding, 'id'>[],
): string[] {
  const times = new Map<string, number>();
  for (const id of defects.flatMap(({ claims }) => claims)) times.set(id, (times.get(id) ?? 0) + 1);
  const wanted = new Set(asked.map(({ id }) => id));
  const about = `the packet asks about ${[...wanted].join(', ') || 'nothing'}`;
  return [
    ...[...wanted].filter((id) => !times.has(id)).map((id) => `${id} is in no defect: ${about}`),
    ...[...times.keys()]
      .filter((id) => !wanted.has(id))
      .map((id) => `${id} is no claim of this packet: ${about}`),
    ...[...times]
      .filter(([, n]) => n > 1)
      .map(([id, n]) => `${id} is named ${n} times: each claim is in exactly one defect`),
  ];
}
