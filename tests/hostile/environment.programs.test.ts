import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canaries, type Canaries } from '../kit/hostile/canaries.ts';
import { ELSEWHERE, HOSTILE_VARIABLES } from '../kit/hostile/environment.ts';
import { hostileShop, plainGit, type HostileShop } from '../kit/hostile/hostile-shop.ts';
import { playReading, READING, type Played } from '../kit/hostile/play-commands.ts';

type Cell = {
  readonly command: string;
  readonly played: Played;
  readonly expected: number;
  readonly ran: string[];
};

describe('with an environment in which every variable of git names a program or another repository', () => {
  let shop: HostileShop;
  let planted: Canaries;
  const cells: Cell[] = [];

  beforeAll(() => {
    const clean = hostileShop();
    planted = canaries();
    const variables = HOSTILE_VARIABLES.map(({ set }) => set(planted, clean));
    shop = { ...clean, env: Object.assign({}, clean.env, ELSEWHERE, ...variables) as NodeJS.ProcessEnv };
    playReading(shop, (command, played, expected) => {
      cells.push({ command, played, expected, ran: planted.ran() });
    });
  });
  afterAll(() => {
    for (const { folder } of [shop, planted]) rmSync(folder, { recursive: true, force: true });
  });

  it('no program runs and no file is written, whatever command is given', () => {
    expect(cells.length).toBe(READING.length);
    expect(cells.filter(({ ran }) => ran.length > 0).map(({ command, ran }) => [command, ran])).toEqual([]);
  });

  it('and every command answers as it does without them', () => {
    const others = cells.filter(({ played, expected }) => played.status !== expected);
    expect(others.map(({ command, played }) => [command, played.status, played.stderr])).toEqual([]);
  });
});

describe('the same variables, with plain git', () => {
  let shop: HostileShop;
  let planted: Canaries;
  beforeAll(() => {
    shop = hostileShop();
    planted = canaries();
  });
  afterAll(() => {
    for (const { folder } of [shop, planted]) rmSync(folder, { recursive: true, force: true });
  });

  it.each(HOSTILE_VARIABLES)('$name has its effect', ({ name, set, provoke }) => {
    rmSync(join(planted.folder, 'ran'), { recursive: true });
    mkdirSync(join(planted.folder, 'ran'));
    provoke(plainGit({ ...shop, env: { ...shop.env, ...set(planted, shop) } }));
    expect(planted.ran()).toContain(name);
  });
});
