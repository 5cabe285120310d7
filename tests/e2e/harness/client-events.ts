/** One line of `--output-format stream-json`. Only `type` is sure to be there. */
export type ClientEvent = { readonly type: string; readonly subtype?: string } & Readonly<
  Record<string, unknown>
>;

/** The event `system/init`: what the client loaded. */
export type ClientInit = {
  readonly tools: readonly string[];
  readonly slash_commands: readonly string[];
  readonly agents: readonly string[];
  readonly skills: readonly string[];
  readonly plugins: readonly { readonly name: string; readonly path: string; readonly source: string }[];
};

/** The event `result`: how a prompt ended. The client names its Agent tool `Task` in `permission_denials`. */
export type ClientResult = {
  readonly subtype: string;
  readonly is_error: boolean;
  readonly num_turns: number;
  readonly result?: string;
  readonly permission_denials: readonly {
    readonly tool_name: string;
    readonly tool_use_id: string;
    readonly tool_input: Readonly<Record<string, unknown>>;
  }[];
};

/** What a run of `claude -p` printed. `init` and `result` are null when the client died before them. */
export type ClientOutput = {
  readonly events: readonly ClientEvent[];
  readonly init: ClientInit | null;
  /** The last one: an agent in the background makes the client answer a second time. */
  readonly result: ClientResult | null;
};

/** Reads the client's stdout. A line cut off by a kill, or no JSON at all, is no event and is left out. */
export function readEvents(stdout: string): ClientOutput {
  const complete = stdout.slice(0, stdout.lastIndexOf('\n') + 1);
  const lines = complete.split('\n').filter((line) => line.startsWith('{'));
  const events = lines.map((line) => JSON.parse(line) as ClientEvent);
  const init = events.find((one) => one.type === 'system' && one.subtype === 'init');
  const result = events.findLast((one) => one.type === 'result');
  return {
    events,
    init: init === undefined ? null : (init as unknown as ClientInit),
    result: result === undefined ? null : (result as unknown as ClientResult),
  };
}
