import { slotIn } from '../../../scripts/recorded-agents.ts';
import { call, say, tool, type ModelReply } from '../harness/model-reply.ts';
import type { AgentTurn, ScriptedAgent, ScriptedAgents } from '../harness/script.ts';

/** The tree that a packet names. */
export const treeIn = (packet: string): string => /^tree: (.*)$/m.exec(packet)?.[1] ?? '';
export const roundIn = (packet: string): number => Number(/^round: (\d+)$/m.exec(packet)?.[1] ?? 0);
export const roleIn = (packet: string): string => /^## Your role\n\n(.*?)\. /m.exec(packet)?.[1] ?? '';

/** A specialist that opens every file of its list and then says this. */
export function hunter(findings: (packet: string) => readonly unknown[]): ScriptedAgent {
  return ({ turn, packet }) => {
    const listing =
      /## The files to go through[\s\S]*?\n<UNTRUSTED_FILES[^\n]*\n([\s\S]*?)<\/UNTRUSTED_FILES/.exec(
        packet,
      )?.[1] ?? '';
    const paths = [...listing.matchAll(/^ *\d+ {2}(\S+)/gm)].map((found) => found[1] ?? '');
    if (turn === 0)
      return call(...paths.map((path) => tool('Read', { file_path: `${treeIn(packet)}/${path}` })));
    return say(JSON.stringify({ slot: slotIn(packet), findings: findings(packet) }));
  };
}

/** These are raised in one round: by the only specialist, or by the one of a role. */
export function finds(findings: readonly unknown[], round = 1, role?: string): ScriptedAgent {
  return hunter((packet) =>
    roundIn(packet) === round && (role === undefined || roleIn(packet) === role) ? findings : [],
  );
}

/** A triage that keeps everything. */
export const keeps: ScriptedAgent = ({ packet }) => {
  const fence =
    /<UNTRUSTED_FINDING_DESCRIPTION[^\n]*\n([\s\S]*?)<\/UNTRUSTED_FINDING_DESCRIPTION/.exec(packet)?.[1] ??
    '';
  const ids = [...fence.matchAll(/^ "id": "([^"]+)"/gm)].map((found) => found[1]);
  const decisions = ids.map((id) => ({ id, decision: 'keep', reason: 'I read it.', tier: 'confirmed' }));
  return say(JSON.stringify({ slot: slotIn(packet), decisions }));
};

export type Writing = {
  readonly files: Readonly<Record<string, string>>;
  /** Laid over a truthful result. */
  readonly claim?: Readonly<Record<string, unknown>>;
};

/** An executor that reads and then writes files of its work tree, and says so. */
export function writes(plan: (now: AgentTurn) => Writing): ScriptedAgent {
  return (now) => {
    const { packet, turn } = now;
    const { files, claim = {} } = plan(now);
    const names = Object.keys(files);
    const place = (path: string): string => `${treeIn(packet)}/${path}`;
    if (turn === 0 && names.length > 0)
      return call(...names.map((path) => tool('Read', { file_path: place(path) })));
    if (turn === 1 && names.length > 0)
      return call(...names.map((path) => tool('Write', { file_path: place(path), content: files[path] })));
    const mode = /^mode: (.*)$/m.exec(packet)?.[1];
    const truth = {
      success: true,
      summary: 'Done as asked.',
      filesTouched: names,
      filesWritten: names,
      mode,
    };
    return say(JSON.stringify({ ...truth, ...claim }));
  };
}

const always =
  (text: string): (() => ModelReply) =>
  () =>
    say(text);

/** Agents that find nothing, keep everything, and accept everything. */
export const AGENTS: ScriptedAgents = {
  'audit-specialist': hunter(() => []),
  'audit-triage': keeps,
  'execute-step-validator': always('{"valid":true,"reason":"The step was done."}'),
  'fix-diff-reviewer': always('[]'),
};
