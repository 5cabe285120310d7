import { valueAt, type JsonObject, type LoosePlace } from '../loose/loose-finding.ts';

type Keys = readonly (string | number)[];

export type Tool = {
  readonly file: Keys;
  /** Each is a line or a list of lines; only the first is required. The finding spans from the least to the greatest. */
  readonly lines: readonly [Keys, ...Keys[]];
  /** How the tool counts: the number of a file's first line. */
  readonly first: 0 | 1;
};

/** `ruff check --output-format json`, and `json-lines`. */
const RUFF: Tool = {
  file: ['filename'],
  lines: [
    ['location', 'row'],
    ['end_location', 'row'],
  ],
  first: 1,
};

/** Code quality as GitLab reads it: the two ways to give a place. */
const CODE_QUALITY: Tool = {
  file: ['location', 'path'],
  lines: [
    ['location', 'lines', 'begin'],
    ['location', 'lines', 'end'],
  ],
  first: 1,
};
const CODE_QUALITY_BY_POSITION: Tool = {
  file: ['location', 'path'],
  lines: [
    ['location', 'positions', 'begin', 'line'],
    ['location', 'positions', 'end', 'line'],
  ],
  first: 1,
};

/** Tools whose whole output is a list, or one value per line. */
export const LISTING_TOOLS: readonly Tool[] = [RUFF, CODE_QUALITY, CODE_QUALITY_BY_POSITION];

/** A result of semgrep, and each step of its `dataflow_trace`. */
const SEMGREP: Tool = {
  file: ['path'],
  lines: [
    ['start', 'line'],
    ['end', 'line'],
  ],
  first: 1,
};

/** How tools give a further place within a finding. */
export const STEPS: readonly Tool[] = [
  SEMGREP,
  // `other_locations` of code quality.
  {
    file: ['path'],
    lines: [
      ['lines', 'begin'],
      ['lines', 'end'],
    ],
    first: 1,
  },
  // The location of rdjson.
  {
    file: ['path'],
    lines: [
      ['range', 'start', 'line'],
      ['range', 'end', 'line'],
    ],
    first: 1,
  },
];

/** A tool whose output is an object, recognised by the keys next to its list: a list alone could be anyone's. */
export type ToolReport = { readonly list: string; readonly beside: readonly string[]; readonly tool: Tool };

export const TOOL_REPORTS: readonly ToolReport[] = [
  // bandit --format json
  {
    list: 'results',
    beside: ['metrics', 'generated_at'],
    tool: { file: ['filename'], lines: [['line_number'], ['line_range']], first: 1 },
  },
  // semgrep --json
  {
    list: 'results',
    beside: ['paths', 'version'],
    tool: SEMGREP,
  },
  // pyright --outputjson
  {
    list: 'generalDiagnostics',
    beside: ['summary', 'version'],
    tool: {
      file: ['file'],
      lines: [
        ['range', 'start', 'line'],
        ['range', 'end', 'line'],
      ],
      first: 0,
    },
  },
];

/** The place as given by the first of these tools that has this format; undefined if none does. */
export function toolPlaces(finding: JsonObject, tools: readonly Tool[]): readonly LoosePlace[] | undefined {
  for (const { file, lines, first } of tools) {
    const path = valueAt(finding, ...file);
    const [start, ...others] = lines.map((keys) => valueAt(finding, ...keys));
    const numbers = [start, ...others.filter((one) => one !== undefined && one !== null)].flat();
    if (typeof path !== 'string' || !numbers.every((one) => isLine(one, first))) continue;
    const at = { start: Math.min(...numbers) + 1 - first, end: Math.max(...numbers) + 1 - first };
    return [{ kind: 'place', claims: [path], side: 'new', at }];
  }
  return undefined;
}

function isLine(value: unknown, first: 0 | 1): value is number {
  return Number.isSafeInteger(value) && (value as number) >= first;
}
