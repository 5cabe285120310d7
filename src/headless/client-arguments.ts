/** What the client should do in a session of its own. */
export type ClientTask = {
  readonly prompt: string;
  /** Absolute paths of plugin folders. They take precedence over installed plugins of the same name. */
  readonly plugins: readonly string[];
  /** Built-in tools that exist in the session, for the model and its agents. */
  readonly tools: readonly string[];
  /** What runs without asking. */
  readonly allowed: readonly string[];
  /** The model of the session that calls the agents; the agents' models come from the configuration. */
  readonly model: string | undefined;
  /** In US dollars, as the client counts them. */
  readonly budget: number | undefined;
};

const READING = ['Read', 'Grep', 'Glob'];

/** A review's session only passes slot names. Whoever proves a finding writes, which a hook keeps inside its work tree. */
export function reviewTask(run: string, proves = false): Pick<ClientTask, 'prompt' | 'tools' | 'allowed'> {
  return {
    prompt: `/df:code-review ${run}`,
    tools: ['Bash', 'Agent', 'Skill', ...READING, ...(proves ? ['Edit', 'Write'] : [])],
    allowed: [`Bash(correctless next ${run})`],
  };
}

/** An audit has executors too: a hook keeps what they write inside the audit's work tree. The skill finds the open audit. */
export function auditTask(audit: string): Pick<ClientTask, 'prompt' | 'tools' | 'allowed'> {
  return {
    prompt: '/caudit --auto',
    tools: ['Bash', 'Agent', 'Skill', ...READING, 'Edit', 'Write'],
    allowed: ['Bash(correctless audit start --auto)', `Bash(correctless next ${audit})`],
  };
}

/** A fix has no question for anybody. The command finds the open audit of the run. */
export function fixTask(run: string, audit: string): ReturnType<typeof auditTask> {
  const allowed = [`Bash(correctless fix ${run})`, `Bash(correctless next ${audit})`];
  return { ...auditTask(audit), prompt: `/df:fix ${run}`, allowed };
}

/**
 * The client's command line. Settings come only from the user: the repository's settings may contain hooks and servers that the
 * client would start, and its author may be a stranger. Modes are pinned, whatever the user's default is.
 */
export function clientArguments(task: ClientTask): string[] {
  return [
    ...['-p', task.prompt, '--output-format', 'stream-json', '--verbose'],
    ...task.plugins.flatMap((folder) => ['--plugin-dir', folder]),
    ...['--setting-sources', 'user', '--strict-mcp-config', '--permission-mode', 'default'],
    ...['--tools', task.tools.join(','), '--allowedTools', task.allowed.join(',')],
    ...(task.model === undefined ? [] : ['--model', task.model]),
    ...(task.budget === undefined ? [] : ['--max-budget-usd', String(task.budget)]),
  ];
}
