import { mkdirSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canaries, type Canaries } from '../kit/hostile/canaries.ts';
import { canaryName, hostileConfig, HOSTILE_SETTINGS } from '../kit/hostile/git-settings.ts';
import { HOOKS } from '../kit/hostile/hooks.ts';
import {
  configure,
  copyOf,
  hostileShop,
  plainGit,
  plantHooks,
  type HostileShop,
} from '../kit/hostile/hostile-shop.ts';
import { playAudit } from '../kit/hostile/play-audit.ts';
import { READING, playReading, type Played } from '../kit/hostile/play-commands.ts';

type Place = {
  readonly name: string;
  readonly plant: (shop: HostileShop, settings: ReadonlyMap<string, string>, hooks: Canaries) => void;
  /** Whether an audit is played there too, which takes as long as everything else. */
  readonly audit: boolean;
};

const hooks = [...HOOKS.keys()];

/** Where settings and hooks can stand so that git finds them. */
const PLACES: readonly Place[] = [
  {
    name: 'the configuration of the repository, and its folder of hooks',
    audit: false,
    plant: ({ top }, settings, { program }) => {
      configure(join(top, '.git', 'config'), settings);
      plantHooks(join(top, '.git', 'hooks'), hooks, program);
    },
  },
  {
    name: 'a file included for every branch, and a folder of hooks that it names',
    audit: true,
    plant: ({ top, folder }, settings, { program }) => {
      const more = join(top, '.git', 'more');
      configure(more, new Map([...settings, ['core.hooksPath', join(folder, 'hooks')]]));
      configure(join(top, '.git', 'config'), new Map([['includeIf.onbranch:**.path', 'more']]));
      plantHooks(join(folder, 'hooks'), hooks, program);
    },
  },
  {
    name: 'the configuration of the user, of the machine and of the work tree',
    audit: false,
    plant: ({ top, env, folder }, settings, { program }) => {
      const places = [
        env['GIT_CONFIG_GLOBAL']!,
        env['GIT_CONFIG_SYSTEM']!,
        join(top, '.git', 'config.worktree'),
      ];
      for (const place of places) mkdirSync(join(place, '..'), { recursive: true });
      configure(join(top, '.git', 'config'), new Map([['extensions.worktreeConfig', 'true']]));
      [...settings].forEach(([key, value], i) => {
        configure(places[i % places.length]!, new Map([[key, value]]));
      });
      configure(places[0]!, new Map([['core.hooksPath', join(folder, 'hooks')]]));
      plantHooks(join(folder, 'hooks'), hooks, program);
    },
  },
];

/** What a command ended with, and which canaries ran while it did. */
type Cell = {
  readonly command: string;
  readonly played: Played;
  readonly expected: number;
  readonly ran: string[];
};

describe.each(PLACES)('programs named by $name', ({ plant, audit }) => {
  let shop: HostileShop;
  let planted: Canaries;
  const cells: Cell[] = [];

  beforeAll(() => {
    shop = hostileShop();
    planted = canaries();
    shop = { ...shop, env: withCanaries(shop, planted) };
    plant(shop, hostileConfig(planted), planted);
    const note = (command: string, played: Played, expected: number): void => {
      cells.push({ command, played, expected, ran: planted.ran() });
    };
    playReading(shop, note);
    if (audit) playAudit(shop, note);
  });
  afterAll(() => {
    for (const { folder } of [shop, planted]) rmSync(folder, { recursive: true, force: true });
  });

  it('none runs, whatever command is given', () => {
    expect(cells.length).toBeGreaterThanOrEqual(READING.length + (audit ? 15 : 0));
    expect(cells.filter(({ ran }) => ran.length > 0).map(({ command, ran }) => [command, ran])).toEqual([]);
  });

  it('and every command answers as it does without them', () => {
    const others = cells.filter(({ played, expected }) => played.status !== expected);
    expect(others.map(({ command, played }) => [command, played.status, played.stderr])).toEqual([]);
  });
});

describe('the same programs, with plain git', () => {
  const { name, plant } = PLACES[0]!;
  let shop: HostileShop;
  let planted: Canaries;

  beforeAll(() => {
    planted = canaries();
    const clean = hostileShop();
    shop = { ...clean, env: withCanaries(clean, planted) };
    plant(shop, hostileConfig(planted), planted);
  });
  afterAll(() => {
    for (const { folder } of [shop, planted]) rmSync(folder, { recursive: true, force: true });
  });

  const provoked = [
    ...HOSTILE_SETTINGS.map(({ name: setting, provoke }) => [canaryName(setting), provoke] as const),
    ...HOOKS,
  ];
  it.each(provoked)('%s runs', (canary, provoke) => {
    const spoiled = copyOf(shop);
    rmSync(join(planted.folder, 'ran'), { recursive: true });
    mkdirSync(join(planted.folder, 'ran'));
    provoke(plainGit(spoiled));
    expect(planted.ran(), name).toContain(canary);
    rmSync(spoiled.folder, { recursive: true });
  });

  it.each(PLACES)('in $name', ({ plant: plantElsewhere }) => {
    const clean = hostileShop();
    const own = canaries();
    const elsewhere = { ...clean, env: withCanaries(clean, own) };
    plantElsewhere(elsewhere, hostileConfig(own), own);
    for (const { provoke } of HOSTILE_SETTINGS.slice(0, 8)) provoke(plainGit(elsewhere));
    HOOKS.get('post-commit')!(plainGit(elsewhere));
    const wanted = [
      ...HOSTILE_SETTINGS.slice(0, 8).map(({ name: setting }) => canaryName(setting)),
      'post-commit',
    ];
    expect(own.ran()).toEqual(expect.arrayContaining(wanted));
    for (const { folder } of [elsewhere, own]) rmSync(folder, { recursive: true, force: true });
  });
});

/** The path leads to `git-remote-canary`, which a remote of the configuration asks for. */
function withCanaries({ env }: HostileShop, { folder }: Canaries): NodeJS.ProcessEnv {
  return { ...env, PATH: [folder, env['PATH']].join(delimiter) };
}
