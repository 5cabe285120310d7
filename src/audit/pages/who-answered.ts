import type { AuditRole, IdleRole } from '../../contracts/files/audit-files.ts';
import type { AnsweredIn } from '../../contracts/replies/audit-finding.ts';
import type { RoundState } from '../fold/audit-state.ts';

type Hunted = Pick<RoundState, 'hunts' | 'gaps' | 'idle' | 'unopened'>;

/** A call without a reply, as `gaps` names it: the role first. */
export function gapText(role: string, slot: string, why: string): string {
  return `${role} (${slot}): ${why}`;
}

/** A role without a call, in words. */
export function idleText({ slug, why }: IdleRole): string {
  return `${slug} is not called: ${why}`;
}

/**
 * Which specialists of a round answered, and which files nobody opened. A role with several packets has answered once all of
 * them were answered; until the replies of a hunt are taken in, nobody has.
 */
export function answeredIn(
  { roles }: { readonly roles: readonly Pick<AuditRole, 'slug'>[] },
  { hunts, gaps, idle, unopened }: Hunted,
): AnsweredIn {
  const sent = roles.map(({ slug }) => slug).filter((slug) => !idle.some((one) => one.slug === slug));
  const silent = sent.filter((slug) => hunts === 0 || gaps.some((gap) => gap.startsWith(`${slug} (`)));
  const counts = { specialists: sent.length, answered: sent.length - silent.length };
  const note = [noteOf(counts, silent, unopened.length), ...idle.map(idleText)].join('; ');
  return { ...counts, silent, unopened: [...unopened], note };
}

/** `0 of 7 answered; nothing is known`: what the absence of a finding is worth. */
function noteOf(
  { specialists, answered }: Pick<AnsweredIn, 'specialists' | 'answered'>,
  silent: readonly string[],
  unopened: number,
): string {
  const count = `${answered} of ${specialists} answered`;
  if (answered === 0) return `${count}; nothing is known`;
  const unknown = [
    ...(silent.length > 0 ? [`what ${silent.join(', ')} would have found`] : []),
    ...(unopened > 0 ? [`what is in ${unopened} files that nobody opened`] : []),
  ];
  return unknown.length === 0 ? count : `${count}; nothing is known of ${unknown.join(' and ')}`;
}
