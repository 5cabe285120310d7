import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HostileShop } from './hostile-shop.ts';
import { play, type Played } from './play-commands.ts';

type Step = {
  readonly state: string;
  readonly slots: readonly { slot: string; agent: string; packet: string }[];
};

/** Calls of `next` that a whole audit of one finding takes, and some to spare. */
const MOST_STEPS = 30;

const CLAIM = {
  ...{ id: 'P-1', severity: 'high', title: 'The rate is added', description: 'It gives a wrong number.' },
  ...{
    evidence: 'return net + rate;',
    impact: 'Every price is wrong.',
    location: { file: 'src/price.js', lines: [2, 2] },
  },
  ...{
    instance_fix: 'Multiply.',
    class_fix: 'The only place.',
    tier: 'confirmed',
    escape_type: 'implementation',
  },
  ...{ invariant_ref: null, architecture_ref: null },
};
const FIXED = 'export function price(net, rate) {\n  return net * (1 + rate);\n}\n';

/**
 * A whole audit of the shop by the shipped command: one finding, fixed in a work tree, tested, reviewed, committed and
 * merged. Whatever is answered is told, with the status that it should have.
 */
export function playAudit(
  shop: HostileShop,
  after: (name: string, played: Played, expected: number) => void,
): void {
  const told = (name: string, expected: number, words: readonly string[], input = ''): Played => {
    const played = play(shop, words, input);
    after(name, played, expected);
    return played;
  };
  const start = ['audit', 'start', 'custom', 'all', '--auto', '--capture', 'manual', '--json'];
  const { audit } = JSON.parse(told('audit start', 0, start).stdout) as { audit: string };
  let claimed = false;
  for (let n = 0; n < MOST_STEPS; n += 1) {
    const step = JSON.parse(told('audit next', 0, ['next', audit, '--json']).stdout) as Step;
    const [asked] = step.slots;
    if (asked === undefined) break;
    const agent = asked.agent.replace('correctless:', '');
    const packet = readFileSync(asked.packet, 'utf8');
    told('audit reply', 0, ['reply', asked.slot, '-'], replyOf(agent, asked.slot, packet, claimed));
    claimed ||= agent === 'audit-specialist';
  }
  // An audit is not merged over uncommitted work.
  writeFileSync(join(shop.top, 'odd.txt'), 'two\n');
  rmSync(join(shop.top, 'src', 'untracked.js'));
  told('audit status', 0, ['audit', 'status', audit]);
  told('audit finish', 0, ['audit', 'finish', audit, '--merge']);
}

function replyOf(agent: string, slot: string, packet: string, claimed: boolean): string {
  switch (agent) {
    case 'audit-specialist':
      return JSON.stringify({ slot, findings: claimed ? [] : [CLAIM] });
    case 'audit-triage': {
      const ids = [...new Set(packet.match(/\bCUSTOM-R\d+-\d{3}\b/g))];
      const decisions = ids.map((id) => ({ id, decision: 'keep', reason: 'I read it.', tier: 'confirmed' }));
      return JSON.stringify({ slot, decisions });
    }
    case 'fix-executor': {
      writeFileSync(join(field(packet, 'tree'), 'src', 'price.js'), FIXED);
      const files = { filesTouched: ['src/price.js'], filesWritten: ['src/price.js'] };
      return JSON.stringify({ success: true, summary: 'Done.', ...files, mode: field(packet, 'mode') });
    }
    case 'execute-step-validator':
      return '{"valid":true,"reason":"The step was done."}';
    case 'fix-diff-reviewer':
      return '[]';
    default:
      throw new Error(`nobody plays ${agent}`);
  }
}

/** What the packet says outside of its fences, as `NAME: value`. */
function field(packet: string, name: string): string {
  const [head = ''] = packet.split('\n<UNTRUSTED_');
  const value = new RegExp(`^${name}: (.*)$`, 'm').exec(head)?.[1];
  if (value === undefined) throw new Error(`the packet has no line "${name}: …"`);
  return value;
}
