/** What a word says about how something ended. `unfinished` is not an end; `bad` may only mean that something was found. */
export type Ended = 'well' | 'bad' | 'unfinished';

const WELL =
  /^(pass(ed|es)?|ok(ay)?|success(ful|fully)?|succeeded|approved?|clean|complete|completed|done|finished|none|green|no (issues|findings|problems|errors)( found)?|looks good( to me)?|lgtm|comment(ed)?|neutral|unchanged)$/;

/** In a list with findings, these words mean no more than that. */
const BAD =
  /^(fail|fails|failed|failure|failing|request(ed)? changes|changes (requested|required|needed)|needs (changes|work)|reject(ed)?|den(y|ied)|block(ed|ing)?|not (ok|passed|approved|clean)|unsuccessful|unsafe|vulnerable|red|no pass)$/;

const UNFINISHED = new RegExp(
  [
    'error|errored|incomplete|partial(ly)?|truncated|timeout|timed out|abort(ed)?|cancell?ed|crashed|killed|interrupted|stopped|terminated',
    'in progress|running|pending|queued|waiting|started|processing|scanning|paused|stale|action required|startup failure',
    'rate limit(ed)?|unavailable|overloaded|unauthorized|forbidden|not (run|started|finished|complete|completed|reviewed|available)|unknown',
    'max (output )?(tokens|turns)|(completed?|finished|done) with errors',
  ].join('|'),
);
const BEGINS_UNFINISHED = new RegExp(`^(${UNFINISHED.source})( [a-z0-9]+){0,2}$`);

/** Longer texts are sentences, whose first word decides nothing. For `failed: time is up`, the part before the colon decides. */
export function endedBy(text: string): Ended | undefined {
  const [head = ''] = text.split(':');
  const words = head
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, ' ')
    .trim();
  if (WELL.test(words)) return 'well';
  if (BAD.test(words)) return 'bad';
  return BEGINS_UNFINISHED.test(words) ? 'unfinished' : undefined;
}

/** Why a model stopped, if that was not its own choice. */
const CUT_OFF =
  /^(max_?(output_?)?tokens|max_?turns|length|content_?filter|refusal|safety|recitation|pause_?turn|model_?context_?window_?exceeded|error|timeout|cancell?ed|abort(ed)?)$/i;
const OWN_CHOICE = /^(end_?turn|stop|stop_?sequence|tool_?(use|calls)|completed?|finished|done|eos)$/i;

export function stoppedBy(text: string): Ended | undefined {
  if (CUT_OFF.test(text)) return 'unfinished';
  return OWN_CHOICE.test(text) ? 'well' : undefined;
}

const YES = /^\s*(true|yes)\s*$/i;
const NO = /^\s*(false|no)\s*$/i;

/** `"false"` comes from programs that build JSON out of text. Undefined for anything else. */
export function flagOf(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value;
  if (typeof value !== 'string') return undefined;
  if (YES.test(value)) return true;
  return NO.test(value) ? false : undefined;
}

/** `"2"` is a number too. Undefined for anything else. */
export function numberOf(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && /^-?\d{1,9}$/.test(value) ? Number(value) : undefined;
}
