import { counted } from '../kernel/text/counted.ts';
import { Failure } from '../kernel/failure.ts';
import { shortCount } from '../report/progress/progress-line.ts';

/** The work left in a run, as far as it is known before the run starts. */
export type Estimate = {
  /** Agents whose packets are known; a refused reply costs one more. */
  readonly agents: number;
  /** Maximum number of scorers, unless a packet is over the budget: one for every five scored defects. */
  readonly scorers: number;
  /** Most calls that prove what is listed: a prover and a validator, each twice. Absent where nobody asked for that. */
  readonly provers?: number;
  /** Total size of the known packets. */
  readonly bytes: number;
};

/** The limits of a run; undefined where nobody set one. */
export type Caps = {
  readonly agents: number | undefined;
  readonly bytes: number | undefined;
  readonly tokens: number | undefined;
};

/** Roughly, for English and code: for an estimate, never for a bill. */
const BYTES_PER_TOKEN = 4;

function tokensIn(bytes: number): number {
  return Math.ceil(bytes / BYTES_PER_TOKEN);
}

export function estimateLine({ agents, scorers, provers = 0, bytes }: Estimate): string {
  const scoring = scorers === 0 ? '' : `, then at most ${counted(scorers, 'scorer')}`;
  const proving = provers === 0 ? '' : `, then at most ${counted(provers, 'call')} that prove findings`;
  const size = `${Math.ceil(bytes / 1024)} KB of packets, about ${shortCount(tokensIn(bytes))} tokens`;
  return `Estimate: ${counted(agents, 'agent')}${scoring}${proving}; ${size}, and what agents read besides`;
}

/**
 * Throws `run/over-cap` naming every cap that the estimate exceeds. Scorers count: a run that stops before them has spent
 * nearly everything and shows nothing.
 *
 * @param resumeCommand the command that goes on with larger caps
 */
export function refuseOverCaps(estimate: Estimate, caps: Caps, resumeCommand: string): void {
  const amounts = {
    agents: estimate.agents + estimate.scorers,
    bytes: estimate.bytes,
    tokens: tokensIn(estimate.bytes),
  };
  amounts.agents += estimate.provers ?? 0;
  const over = (['agents', 'bytes', 'tokens'] as const).flatMap((unit) => {
    const cap = caps[unit];
    return cap === undefined || amounts[unit] <= cap ? [] : [{ unit, cap, amount: amounts[unit] }];
  });
  if (over.length === 0) return;
  const said = over.map(({ unit, cap, amount }) => `${amount} ${unit} are over --max-${unit} ${cap}`);
  const raised = over.map(({ unit, amount }) => `--max-${unit} ${amount}`).join(' ');
  throw new Failure('run/over-cap', `${said.join('; ')} (${estimateLine(estimate)})`, {
    hint: `raise it (${resumeCommand} ${raised}), or review less with -- PATH…; nothing was started`,
  });
}
