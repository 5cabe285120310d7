import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { say, tool, type ToolCall } from '../tests/e2e/harness/model-reply.ts';
import { lookThenAnswer, type ScriptedAgents } from '../tests/e2e/harness/script.ts';

/**
 * `replies/<agent>.json`: the files an agent opens and its reply. The reply may contain `{{slot}}`, `{{history/04}}` and `{{shown}}`
 * (each file of the packet).
 */
export type Recorded = {
  readonly looks?: readonly { readonly tool: string; readonly path: string; readonly pattern?: string }[];
  readonly reply?: unknown;
  /** Scorers: the judgement on a defect, by the title of its first claim. */
  readonly byTitle?: Readonly<Record<string, object>>;
  /** Scorers: titles of claims that are one defect, the listed one first. */
  readonly together?: readonly (readonly string[])[];
};

/** Agents that answer from a folder of recorded replies. `commits` are those of the sample repository. */
export function recordedAgents(folder: string, commits: ReadonlyMap<string, string>): ScriptedAgents {
  return Object.fromEntries(
    readdirSync(folder).map((name) => {
      const recorded = JSON.parse(readFileSync(join(folder, name), 'utf8')) as Recorded;
      const looks = (recorded.looks ?? []).map(look);
      return [
        basename(name, '.json'),
        lookThenAnswer(looks, (turn) => say(replyText(recorded, turn.packet, commits))),
      ];
    }),
  );
}

function look({ tool: name, path, pattern }: NonNullable<Recorded['looks']>[number]): ToolCall {
  const place = name === 'Read' ? { file_path: path } : { path };
  return tool(name, { ...place, ...(pattern === undefined ? {} : { pattern }) });
}

/** The recorded reply to a packet. */
export function replyText(
  { reply, byTitle = {}, together = [] }: Recorded,
  packet: string,
  commits: ReadonlyMap<string, string>,
): string {
  const chosen = reply ?? {
    slot: '{{slot}}',
    defects: defectsIn(packet, together).map((claims) => defectOf(claims, byTitle)),
  };
  const shown = shownIn(packet).map((path) => JSON.stringify(path));
  const whole = JSON.stringify(chosen).replaceAll('"{{shown}}"', () => shown.join(','));
  return whole.replaceAll(/\{\{([^}]+)\}\}/g, (_, name: string) =>
    name === 'slot' ? slotIn(packet) : (commits.get(name) ?? name),
  );
}

type Claims = readonly ClaimInPacket[];

/** The claims of a packet, grouped into defects as the recording says. */
function defectsIn(packet: string, together: NonNullable<Recorded['together']>): Claims[] {
  const claims = claimsIn(packet);
  const shared = together.map((titles) =>
    titles.flatMap((title) => claims.filter((claim) => claim.title === title)),
  );
  const alone = claims.filter((claim) => !shared.flat().includes(claim)).map((claim) => [claim]);
  return [...shared.filter((some) => some.length > 0), ...alone];
}

function defectOf(claims: Claims, byTitle: NonNullable<Recorded['byTitle']>): object {
  const title = claims[0]?.title ?? '';
  const said = byTitle[title];
  if (said === undefined) throw new Error(`no recorded reply for the finding "${title}"`);
  return { claims: claims.map(({ id }) => id), ...said };
}

export type ClaimInPacket = { readonly id: string; readonly title: string };

/** The findings that a scorer's packet asks about. */
export function claimsIn(packet: string): ClaimInPacket[] {
  const heads = packet.matchAll(/^<UNTRUSTED_FINDING_DESCRIPTION id="([^"]+)" nonce="\w+">\ntitle: (.*)$/gm);
  return [...heads].map(([, id = '', title = '']) => ({ id, title }));
}

/** The files in a packet's diff, removed ones included. */
export function shownIn(packet: string): string[] {
  const names = packet.matchAll(/^(?:\+\+\+ b|--- a)\/(.*)$/gm);
  return [...new Set([...names].map(([, name = '']) => name))];
}

/** The slot that a packet names: the only part of it that a recorded reply must repeat. */
export function slotIn(packet: string): string {
  const slot = /^slot: (\S+)$/m.exec(packet)?.[1];
  if (slot === undefined) throw new Error('the prompt is no packet: it has no line "slot: …"');
  return slot;
}
