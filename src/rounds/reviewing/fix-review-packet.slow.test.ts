import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { GOOD_PRICE, priceFinding, writing } from '../../../tests/kit/audit-driver.ts';
import { executor, fixFinding, found, reviewer, shopAudit } from '../../../tests/kit/audit-shop.ts';

const SPECIALIST = found([priceFinding()]);
const PLAIN_FIX = writing({ 'src/price.js': GOOD_PRICE });

describe('what the fix reviewer is shown', () => {
  it('holds rules as they were when the round began', async () => {
    const audit = await shopAudit(
      {
        '.claude/rules/price.md': '---\npaths: src/*.js\n---\nPrices are rounded.\n',
        '.claude/rules/other.md': '---\npaths: docs/**\n---\nDocuments are short.\n',
      },
      {},
      { scope: ['src', '.claude/rules/price.md'] },
    );
    await audit.drive({
      'audit-specialist': SPECIALIST,
      'fix-executor': writing({
        'src/price.js': GOOD_PRICE,
        '.claude/rules/price.md': '---\npaths: src/*.js\n---\nPrices are whatever.\n',
      }),
    });
    const packet = audit.calls.find(({ agent }) => agent === 'fix-diff-reviewer')?.packet ?? '';
    const [, rule] =
      /<UNTRUSTED_RULES source="\.claude\/rules\/price\.md"[^>]*>\n([^<]*)</.exec(packet) ?? [];
    expect(rule?.trim()).toBe('Prices are rounded.');
    expect(packet).toContain('+Prices are whatever.');
    expect(packet).not.toContain('Documents are short.');
  });

  it('holds no secret, and neither do the journal and the round file', async () => {
    const secret = `ghp_${'aB3dE5gH7j'.repeat(4).slice(0, 36)}`;
    const audit = await shopAudit();
    await audit.drive({
      'audit-specialist': SPECIALIST,
      'fix-executor': executor({
        'CUSTOM-R1-001': writing({ 'src/price.js': `${GOOD_PRICE}const token = "${secret}";\n` }),
        'FD-R1-001': PLAIN_FIX,
      }),
      'fix-diff-reviewer': reviewer([
        fixFinding({ description: `It holds the token ${secret}.`, evidence: `const token = "${secret}";` }),
      ]),
    });
    const { repository, calls } = audit;
    const { state, file, paths } = await audit.audit();
    expect(state.ended?.outcome).toBe('converged');
    const [packet] = calls.filter(({ agent }) => agent === 'fix-diff-reviewer').map((call) => call.packet);
    expect(packet).toContain('+const token = "[REDACTED:github:1]";');
    expect(packet).not.toContain(secret);
    const promoted = state.findings.get('FD-R1-001');
    expect(promoted?.description).toBe('It holds the token [REDACTED:github:1].');
    expect(promoted?.evidence).toBe('[VERBATIM REMOVED]');
    expect(readFileSync(paths.journal, 'utf8')).not.toContain(secret);
    const artifacts = join(repository.top, '.correctless/artifacts');
    for (const name of [
      `findings/audit-custom-${file.date}-round-1.json`,
      `audit-custom-${file.date}-summary.md`,
      'audit-custom-history.md',
    ]) {
      expect(readFileSync(join(artifacts, name), 'utf8')).not.toContain(secret);
    }
  });

  it('holds no key either that runs over several lines of the diff', async () => {
    const key = [
      'MIIEpAIBAAKCAQEA0Z3VS5JJcds3xfn4K7z1XwTqK0m1uD8f9vYb2oPp6s7WcE4h',
      'b8Jx1q0v2m9Qe7Lk3Nf5Rt6Yu8Io0Pa2Sd4Fg',
    ];
    const [begin, end] = ['BEGIN', 'END'].map((word) => `-----${word} PRIVATE KEY-----`);
    const pem = [begin, ...key, end].join('\n');
    const audit = await shopAudit({}, { audit: { max_rounds: 1 } });
    await audit.drive({
      'audit-specialist': SPECIALIST,
      'fix-executor': writing({ 'src/price.js': GOOD_PRICE, 'src/key.test.pem': `${pem}\n` }),
    });
    const packets = audit.calls.filter(({ round }) => round === 1).map(({ packet }) => packet);
    const review = packets.findLast((packet) => packet.startsWith('You are fix-diff-reviewer'));
    // Each line is still an added one.
    expect(review).toContain('+[REDACTED:privatekey:1]\n'.repeat(4));
    for (const packet of packets) for (const line of key) expect(packet).not.toContain(line);
  });
});

describe('a finding at the limits of its contract', () => {
  const secret = '//registry.example.com/:_password=Zm9vYmFy';
  const says = (description: string) => ({
    'audit-specialist': found([priceFinding({ description })]),
    'fix-executor': PLAIN_FIX,
  });

  it('that holds a short secret is refused when the mark in its place is too long', async () => {
    const audit = await shopAudit({}, { audit: { max_rounds: 1 } });
    const full = `${'x'.repeat(4000 - secret.length - 1)} ${secret}`;
    await expect(audit.drive(says(full))).rejects.toThrow('with [REDACTED:…] in the place of the secret');
  });

  it('that holds a short secret can be read again when there is room for the mark', async () => {
    const audit = await shopAudit({}, { audit: { max_rounds: 1 } });
    await audit.drive(says(`${'x'.repeat(3900 - secret.length - 1)} ${secret}`));
    const { state } = await audit.audit();
    expect(state.findings.get('CUSTOM-R1-001')?.description).toContain('[REDACTED:');
    expect(state.findings.get('CUSTOM-R1-001')?.description).not.toContain('Zm9vYmFy');
  });
});
