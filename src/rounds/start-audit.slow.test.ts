import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { existsSync } from 'node:fs';
import type { Preset } from '../contracts/vocabulary.ts';
import { shop, shopAudit, type ShopConfig } from '../../tests/kit/audit-shop.ts';
import { sampleFolder, sampleRepository, type SampleRepository } from '../../tests/kit/sample-repository.ts';
import { startAudit } from './start-audit.ts';
import { stopAudit } from './stop-audit.ts';
import { finishAudit } from './finish-audit.ts';

function shopRepository(
  files: Readonly<Record<string, string>> = {},
  config: ShopConfig = {},
): SampleRepository {
  const repository = sampleRepository(shop(files, config));
  repository.git('config', 'user.name', 'A Developer');
  repository.git('config', 'user.email', 'developer@example.com');
  return repository;
}

const start = (
  home: SampleRepository,
  preset: Preset = 'custom',
  scope: readonly string[] = ['all'],
  yes = false,
) =>
  startAudit({
    home,
    preset,
    scope,
    auto: true,
    yes,
    chunking: false,
    captured: 'manual',
    cacheRoot: join(sampleFolder(), 'cache'),
  });

describe('startAudit', () => {
  it('begins one audit where two are started at once', async () => {
    const home = shopRepository();
    const both = await Promise.allSettled([start(home), start(home)]);
    const refused = both.flatMap((one) => (one.status === 'rejected' ? [one.reason as Error] : []));
    expect(refused).toMatchObject([{ code: expect.stringMatching(/^audit\/(?:busy|open)$/) as string }]);
    await expect(start(home)).rejects.toMatchObject({ code: 'audit/open' });
  });

  it('writes down what is audited, under which settings, and changes nothing else', async () => {
    const home = shopRepository(
      { 'logo.png': 'a\0b', 'package-lock.json': '{"lockfileVersion": 3}\n' },
      { audit: { zero_findings_threshold: 7, max_rounds: 3 } },
    );
    const { file, state } = await start(home);
    expect(file.files.map(({ path }) => path)).toEqual([
      '.gitignore',
      'src/cart.js',
      'src/price.js',
      'test.sh',
    ]);
    expect(file.skipped.map(({ path }) => path)).toEqual(['logo.png', 'package-lock.json']);
    expect(file.settings).toMatchObject({
      test: 'sh test.sh',
      zero_findings_threshold: 7,
      max_rounds: 3,
      chunking: false,
    });
    expect(file).toMatchObject({
      start: home.git('rev-parse', 'HEAD'),
      branch: `audit/custom-${file.date}`,
      home_branch: 'main',
      scope: 'all',
    });
    expect(state).toMatchObject({ prepared: false, rounds: [] });
    expect(home.git('for-each-ref', '--format=%(refname)')).toBe('refs/heads/main');
    expect(existsSync(file.work_tree)).toBe(false);
  });

  it('has a threshold of 50 and five rounds when nothing is said, and takes the rest from the preset', async () => {
    const { file } = await start(shopRepository(), 'hacker');
    expect(file.settings).toMatchObject({ zero_findings_threshold: 50, max_rounds: 7 });
    expect(file.roles).toHaveLength(6);
    expect(file.warnings).toContainEqual(expect.stringMatching(/^architecture-adherence is not called: /));
  });

  const refused: readonly [
    string,
    (home: SampleRepository) => void,
    { preset?: Preset; scope?: readonly string[]; config?: string },
    string,
  ][] = [
    ['without a test command', () => undefined, { preset: 'qa', config: '{}' }, 'audit/no-test-command'],
    [
      'with preset custom and no roles',
      () => undefined,
      { config: '{"commands":{"test":"true"}}' },
      'audit/no-roles',
    ],
    ['with a configuration that is no JSON', () => undefined, { config: '{' }, 'config/unreadable'],
    [
      'with a key that nobody knows',
      () => undefined,
      { config: '{"commands":{"tests":"x"}}' },
      'config/unknown-key',
    ],
    [
      'with a threshold of zero',
      () => undefined,
      { config: '{"commands":{"test":"x"},"audit":{"zero_findings_threshold":0}}' },
      'config/bad-value',
    ],
    ['where nothing changed', () => undefined, { scope: [] }, 'scope/empty'],
    ['of a path that is not there', () => undefined, { scope: ['nowhere'] }, 'scope/empty'],
    [
      'without a name for its commits',
      (home) => home.git('config', '--unset', 'user.email'),
      {},
      'environment/no-identity',
    ],
    [
      'where somebody has pinned a round',
      (home) => home.git('update-ref', 'refs/audit-round-1-start', 'HEAD'),
      {},
      'audit/ref-exists',
    ],
  ];
  it.each(refused)('refuses %s', async (_, prepare, { preset, scope, config }, code) => {
    const home = shopRepository(
      config === undefined ? {} : { '.correctless/config/workflow-config.json': config },
    );
    vi.stubEnv('EMAIL', undefined);
    prepare(home);
    await expect(start(home, preset, scope)).rejects.toMatchObject({ code });
    expect(existsSync(join(home.top, '.correctless/audits'))).toBe(false);
  });

  it('refuses many files unless told to go on', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 51 }, (_, n) => [`src/f${n}.js`, `export const f${n} = 1;\n`]),
    );
    const home = shopRepository(many);
    await expect(start(home)).rejects.toMatchObject({ code: 'scope/too-many-files' });
    expect((await start(home, 'custom', ['all'], true)).file.files).toHaveLength(55);
  });

  it('refuses a second one until the first is closed', async () => {
    const home = shopRepository();
    const first = await start(home);
    await expect(start(home)).rejects.toMatchObject({
      code: 'audit/open',
      message: `audit ${first.file.audit} (custom, all) is open`,
    });
    const stopped = await stopAudit(first, 'enough');
    await expect(start(home)).rejects.toMatchObject({ code: 'audit/open' });
    await finishAudit(stopped, { merge: false });
    const second = await start(home);
    expect(second.file.audit).not.toBe(first.file.audit);
  });

  it('of the same preset and day has a branch and records of its own', async () => {
    const first = await shopAudit();
    expect((await first.drive({})).kind).toBe('done');
    const { file } = await finishAudit(await first.audit(), { merge: false });
    const second = await start(first.repository);
    expect([file.label, file.branch]).toEqual([file.date, `audit/custom-${file.date}`]);
    expect([second.file.label, second.file.branch]).toEqual([
      `${file.date}-2`,
      `audit/custom-${file.date}-2`,
    ]);
    expect(first.round(1).started_at >= file.started_at).toBe(true);
  });

  it('reads the settings of the commit, not of the work tree', async () => {
    const home = shopRepository();
    home.write('.correctless/config/workflow-config.json', '{"commands":{"test":"true"}}');
    expect((await start(home)).file.settings.test).toBe('sh test.sh');
  });
});

describe('a custom role', () => {
  it('is told in the packet as data, and its look named in the findings', async () => {
    const audit = await shopAudit();
    await audit.drive({});
    const { packet, role } = audit.calls[0] ?? {};
    expect(role).toBe('bugs');
    expect(packet).toMatch(/<UNTRUSTED_ROLE nonce="[0-9a-f]{32}">\n[^<]*bugs: Whatever is wrong with it\./);
  });
});
