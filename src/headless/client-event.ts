/** One line of the client's `--output-format stream-json`, as far as a run follows it. */
export type ClientEvent =
  | { readonly kind: 'started'; readonly version: string; readonly model: string }
  /** One of our agents was called; `agent` is the client's id of the call. */
  | { readonly kind: 'agent-called'; readonly agent: string }
  /** How many tokens an agent has used so far. Also reported for agents that are not ours. */
  | { readonly kind: 'agent-at'; readonly agent: string; readonly tokens: number; readonly isOver: boolean }
  | ClientEnding;

/** How a prompt ended, according to the client. */
export type ClientEnding = {
  readonly kind: 'ended';
  /** `success`, `error_max_budget_usd`, `error_max_turns`, `error_during_execution`, … */
  readonly subtype: string;
  readonly isError: boolean;
  /** The model's last message, or the client's errors. Untrusted. */
  readonly said: string;
  /** Names of the tools that were refused. */
  readonly denied: readonly string[];
  /** US dollars and tokens of all models, agents included; null if the client does not say. */
  readonly usd: number | null;
  readonly tokens: number | null;
};

type Fields = Readonly<Record<string, unknown>>;

/**
 * Reads one line. Undefined for anything that is not an event we know: other versions of the client may write more, and a line
 * may be cut off. Nothing is decided by events; what was reviewed is read from what is stored.
 */
export function readClientEvent(line: string): ClientEvent | undefined {
  const event = objectIn(line);
  switch (event?.['type']) {
    case 'system':
      return systemEvent(event);
    case 'result':
      return ending(event);
    case undefined:
    default:
      return undefined;
  }
}

function systemEvent(event: Fields): ClientEvent | undefined {
  const { subtype, task_id: agent, subagent_type: type, usage } = event;
  if (subtype === 'init')
    return { kind: 'started', version: text(event['claude_code_version']), model: text(event['model']) };
  if (typeof agent !== 'string') return undefined;
  if (subtype === 'task_started')
    return text(type).startsWith('correctless:') ? { kind: 'agent-called', agent } : undefined;
  const isOver = subtype === 'task_notification';
  if (!isOver && subtype !== 'task_progress') return undefined;
  return { kind: 'agent-at', agent, tokens: count(fields(usage)['total_tokens']) ?? 0, isOver };
}

function ending(event: Fields): ClientEnding {
  const { subtype, is_error, result, errors, permission_denials: denials, total_cost_usd: usd } = event;
  const said = text(result) === '' ? list(errors).map(text).join('; ') : text(result);
  return {
    kind: 'ended',
    subtype: text(subtype),
    isError: is_error === true,
    said,
    denied: list(denials).map((denial) => text(fields(denial)['tool_name'])),
    usd: typeof usd === 'number' && Number.isFinite(usd) ? usd : null,
    tokens: tokensOf(fields(event['modelUsage'])),
  };
}

const COUNTED = ['inputTokens', 'outputTokens', 'cacheReadInputTokens', 'cacheCreationInputTokens'];

function tokensOf(models: Fields): number | null {
  const used = Object.values(models).flatMap((model) => COUNTED.map((key) => count(fields(model)[key]) ?? 0));
  return used.length === 0 ? null : used.reduce((sum, tokens) => sum + tokens, 0);
}

function objectIn(line: string): Fields | undefined {
  if (!line.startsWith('{')) return undefined;
  try {
    return fields(JSON.parse(line));
  } catch {
    return undefined;
  }
}

const fields = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const count = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined;
