import { counted } from '../kernel/text/counted.ts';
import { Failure } from '../kernel/failure.ts';
import { shortCount } from '../report/progress/progress-line.ts';

/** What is left to do in a run, as far as it can be known before it starts. */
export type Estimate = {
  /** Agents whose packets are known; a reply that is refused costs one more. */
  readonly agents: number;
  /** Scorers at most, unless one's packet is over the budget: one for every five defects that are scored. */
  readonly scorers: number;
  /** Of the known packets. */
  readonly bytes: number;
};

/** The most that a run may take; undefined where nobody set a limit. */
export type Caps = {
  readonly agents: number | undefined;
  readonly bytes: number | undefined;
  readonly tokens: number | undefined;
};

/** Of English and of code, roughly: for an estimate, never for a bill. */
const BYTES_PER_TOKEN = 4;

function tokensIn(bytes: number): number {
  return Math.ceil(bytes / BYTES_PER_TOKEN);
}

export function estimateLine({ agents, scorers, bytes }: Estimate): string {
  const scoring = scorers === 0 ? '' : `, then at most ${counted(scorers, 'scorer')}`;
  const size = `${Math.ceil(bytes / 1024)} KB of packets, about ${shortCount(tokensIn(bytes))} tokens`;
  return `Estimate: ${counted(agents, 'agent')}${scoring}; ${size}, and what agents read besides`;
}

/**
 * Throws `run/over-cap` naming every cap that the estimate is over. Scorers count: a run that stops before them has spent
 * nearly everything and shows nothing.
 *
 * @param goOn the command that goes on with larger caps
 */
export function refuseOverCaps(estimate: Estimate, caps: Caps, goOn: string): void {
  const amounts = {
    agents: estimate.agents + estimate.scorers,
    bytes: estimate.bytes,
    tokens: tokensIn(estimate.bytes),
  };
  const over = (['agents', 'bytes', 'tokens'] as const).flatMap((unit) => {
    const cap = caps[unit];
    return cap === undefined || amounts[unit] <= cap ? [] : [{ unit, cap, amount: amounts[unit] }];
  });
  if (over.length === 0) return;
  const said = over.map(({ unit, cap, amount }) => `${amount} ${unit} are over --max-${unit} ${cap}`);
  const raised = over.map(({ unit, amount }) => `--max-${unit} ${amount}`).join(' ');
  throw new Failure('run/over-cap', `${said.join('; ')} (${estimateLine(estimate)})`, {
    hint: `raise it (${goOn} ${raised}), or review less with -- PATH…; nothing was started`,
  });
}
