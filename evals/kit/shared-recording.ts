import { readReply } from './recording.ts';

type Recorded = { readonly examined: readonly string[]; readonly findings: readonly object[] };

/**
 * What a reader of several sources says, put together from what was recorded of the agent of each: recordings that are older than it
 * have those. Undefined where one is missing, or is no review.
 */
export function togetherFrom(folder: string, packet: string): string | undefined {
  const sources = /^Hold the hunks .* one after the other: (.*)\.$/m.exec(packet)?.[1]?.split(', ') ?? [];
  const reviews = sources.map((source) => reviewIn(readReply(folder, source)));
  const [first] = reviews;
  if (first === undefined || reviews.includes(undefined)) return undefined;
  const findings = reviews.flatMap((review, at) =>
    (review?.findings ?? []).map((finding) => ({ source: sources[at], ...finding })),
  );
  const examined = [...new Set(reviews.flatMap((review) => review?.examined ?? []))];
  return JSON.stringify({ ...first, examined, findings });
}

function reviewIn(reply: string | undefined): Recorded | undefined {
  try {
    return reply === undefined
      ? undefined
      : (JSON.parse(reply.replaceAll(/^```(?:json)?$/gm, '')) as Recorded);
  } catch {
    return undefined;
  }
}
