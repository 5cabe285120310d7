// Stands where the agents of an audit would: finds the shop's wrong price as long as it stands there, and mends it.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const packet = readFileSync(0, 'utf8');
const field = (name) => new RegExp(`^${name}: (.*)$`, 'm').exec(packet)?.[1] ?? '';
const price = () => join(field('tree'), 'src/price.js');
const finding = JSON.parse(process.argv[2]);

const ANSWERS = {
  'audit-specialist': () => {
    const stands = readFileSync(price(), 'utf8').includes('net + rate');
    return { slot: field('slot'), findings: stands ? [finding] : [] };
  },
  'audit-triage': () => {
    const ids = [...packet.matchAll(/^ "id": "([^"]+)"/gm)].map((found) => found[1]);
    const decisions = ids.map((id) => ({ id, decision: 'keep', reason: 'I read it.', tier: 'confirmed' }));
    return { slot: field('slot'), decisions };
  },
  'fix-executor': () => {
    writeFileSync(price(), 'export function price(net, rate) {\n  return net * (1 + rate);\n}\n');
    const files = { filesTouched: ['src/price.js'], filesWritten: ['src/price.js'] };
    return { success: true, summary: 'The price is multiplied.', mode: field('mode'), ...files };
  },
  'execute-step-validator': () => ({ valid: true, reason: 'The step was done.' }),
  'fix-diff-reviewer': () => [],
};
process.stdout.write(JSON.stringify(ANSWERS[process.env.CORRECTLESS_AGENT]()));
