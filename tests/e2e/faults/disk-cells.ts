import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { stockShop } from '../review/stock-shop.ts';
import { auditAgents, auditedShop } from './audit-scene.ts';
import type { Cell } from './fault-table.ts';
import { mounted } from './mounted.ts';
import { settle } from './outcome.ts';
import { WORKING } from './review-agents.ts';
import { inScene, play, type Scene } from './scene.ts';
import { auditOf, kindsOf, ledgerOf, runsIn } from './stored.ts';

/** Room for one file (beside the settings, in an audit), or for a run until somebody fills it. */
const SMALL = { review: '4k', audit: '8k' };
const LARGE = '24m';

/** Only `.correctless` lies on the small disk, so that what lies there afterwards can be carried out and looked at. */
const onSmallDisk = (size: string): readonly string[] =>
  mounted(
    'cp -a "$REPOSITORY/.correctless/." "$COPY" && mount -t tmpfs -o size=' +
      `${size} tmpfs "$REPOSITORY/.correctless" && cp -a "$COPY/." "$REPOSITORY/.correctless"`,
    'rm -rf "$COPY" "$REPOSITORY/.correctless/filler"; cp -a "$REPOSITORY/.correctless" "$COPY"',
  );

const readOnly = (frozen: boolean): readonly string[] =>
  mounted(
    `mount --bind "$REPOSITORY" "$REPOSITORY"${frozen ? ' && mount -o remount,bind,ro "$REPOSITORY"' : ''}`,
  );

/** One session on a disk that is full, or a repository that is read-only: from the start, or from the first reply on. */
export async function diskSession([cell]: readonly Cell[]): Promise<void> {
  if (cell === undefined) throw new Error('no cell');
  const isReview = cell.entry === 'review';
  await inScene(isReview ? stockShop : auditedShop(1), async (scene) => {
    const isFull = cell.fault === 'disk full';
    const atOnce = cell.place === 'plan';
    const copy = join(scene.scratch, 'copy');
    mkdirSync(copy);
    mkdirSync(join(scene.top, '.correctless'), { recursive: true });
    if (!atOnce) scene.plugin.failAt([`stop:any=${isFull ? 'fill' : 'freeze'}`]);
    const client = await play(scene, cell.entry, {
      agents: isReview ? WORKING : auditAgents(1),
      env: {
        REPOSITORY: scene.top,
        COPY: copy,
        CORRECTLESS_DISK: isFull ? join(scene.top, '.correctless') : scene.top,
      },
      isolation: isFull
        ? onSmallDisk(!atOnce ? LARGE : isReview ? SMALL.review : SMALL.audit)
        : readOnly(atOnce),
    });
    if (isFull) carryOut(scene, copy);
    const said = client.result?.result ?? client.stderr;
    expect.soft(said, 'client').toMatch(/environment\/file-unwritable: .*(ENOSPC|EROFS)/);
    // Nothing was begun: what counts is the status of the command that said so.
    const expected = atOnce
      ? { verdict: 'no run', exit: 4, said: /environment\//, ledger: [] }
      : { verdict: 'not finished', exit: 3, said: /environment\//, ledger: ['dispatched'] };
    const stands = standing(scene);
    const exit = atOnce ? Number(/Exit code (\d)/.exec(said)?.[1]) : stands.exit;
    settle(scene, { cell, ...stands, exit, said }, expected);
  });
}

function carryOut({ top }: Scene, copy: string): void {
  rmSync(join(top, '.correctless'), { recursive: true });
  if (existsSync(copy)) renameSync(copy, join(top, '.correctless'));
}

/** What the verdict says when the disk has room again. */
function standing(scene: Scene): {
  readonly verdict: string;
  readonly exit: number | null;
  readonly ledger: string[];
} {
  const [run = 'none'] = runsIn(scene.top);
  const name = auditOf(scene.top) === '' ? run : auditOf(scene.top);
  const { status, stdout, stderr } = scene.correctless('verdict', name);
  const ledger = run === 'none' ? [] : kindsOf(ledgerOf(scene.top, run));
  const code = /^(\S+): /.exec(stderr)?.[1];
  const verdict =
    { 'run/unknown': 'no run', 'run/not-finished': 'not finished' }[code ?? ''] ?? `${code ?? ''}${stdout}`;
  return { verdict: verdict.startsWith('incomplete') ? 'not finished' : verdict, exit: status, ledger };
}
