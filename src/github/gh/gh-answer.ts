/** GitHub's answer. Header names are in lower case; `body` is undefined when it is not JSON. */
export type GhAnswer = {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: unknown;
};

/** Parses the output of `gh api --include`: a status line, headers, an empty line, the body. Undefined: no answer came. */
export function readGhAnswer(printed: Buffer): GhAnswer | undefined {
  const head = /^HTTP\/[\d.]+ (\d{3})\b.*\r?\n((?:[^\r\n]+\r?\n)*)\r?\n/.exec(printed.toString('latin1'));
  if (head === null) return undefined;
  const [whole, status = '', lines = ''] = head;
  const headers = lines.split(/\r?\n/).flatMap((line): [string, string][] => {
    const colon = line.indexOf(':');
    return colon === -1 ? [] : [[line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]];
  });
  return {
    status: Number(status),
    headers: new Map(headers),
    body: jsonIn(printed.subarray(whole.length).toString('utf8')),
  };
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** The number of the last page, from the `link` header; 1 when there is no other. */
export function lastPage({ headers }: GhAnswer): number {
  const last = /<[^>]*[?&]page=(\d+)[^>]*>\s*;\s*rel="last"/.exec(headers.get('link') ?? '')?.[1];
  return last === undefined ? 1 : Math.max(1, Number(last));
}
