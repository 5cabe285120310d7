/** How a prompt ended, according to the client. */
export type ClientEnding = {
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

/** What the client has reported about its session so far. */
export type SessionSoFar = {
  /** Our agents that were called in this session, by the client's id of the call. */
  readonly agents: ReadonlyMap<string, { readonly tokens: number; readonly isOver: boolean }>;
  /** The last ending: an agent in the background makes the client answer a second time. */
  readonly ending: ClientEnding | undefined;
};

export const NEW_SESSION: SessionSoFar = { agents: new Map(), ending: undefined };

/**
 * The session after one more line of the client's `--output-format stream-json`. The same one if the line tells nothing that we
 * know: other versions of the client may write more, and a line may be cut off. Nothing is decided by it; what was reviewed is
 * read from what is stored.
 */
export function afterLine(session: SessionSoFar, line: string): SessionSoFar {
  const event = objectIn(line);
  const { type, subtype, task_id: agent, subagent_type: called, usage } = event;
  if (type === 'result') return { ...session, ending: endingIn(event) };
  if (type !== 'system' || typeof agent !== 'string') return session;
  const isOurs = subtype === 'task_started' && text(called).startsWith('correctless:');
  const isOver = subtype === 'task_notification';
  const isKnown = session.agents.has(agent) && (isOver || subtype === 'task_progress');
  if (!isOurs && !isKnown) return session;
  const tokens = count(fields(usage)['total_tokens']) ?? 0;
  return { ...session, agents: new Map([...session.agents, [agent, { tokens, isOver }]]) };
}

function endingIn(event: Fields): ClientEnding {
  const { subtype, is_error, result, errors, permission_denials: denials, total_cost_usd: usd } = event;
  const said = text(result) === '' ? list(errors).map(text).join('; ') : text(result);
  return {
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

/** Tokens of our agents, counted per call as the client counts them: the same unit as in the report. */
export function agentTokens({ agents }: SessionSoFar): number {
  return [...agents.values()].reduce((sum, { tokens }) => sum + tokens, 0);
}

/** Whether this many agents were called and none is running: the point at which a cap can stop the run without loss. */
export function isAtAgentCap({ agents }: SessionSoFar, mostAgents: number): boolean {
  return agents.size >= mostAgents && [...agents.values()].every(({ isOver }) => isOver);
}

type Fields = Readonly<Record<string, unknown>>;

function objectIn(line: string): Fields {
  try {
    return fields(JSON.parse(line));
  } catch {
    return {};
  }
}

const fields = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const count = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined;
