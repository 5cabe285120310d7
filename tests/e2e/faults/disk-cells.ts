import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { stockShop } from '../review/stock-shop.ts';
import { auditAgents, auditedShop } from './audit-scene.ts';
import { rowOf, type Cell } from './fault-table.ts';
import { mounted } from './mounted.ts';
import { INCOMPLETE, settle } from './outcome.ts';
import { WORKING } from './review-agents.ts';
import { inScene, play } from './scene.ts';
import { kindsOf, ledgerOf, runsIn, verdictOf } from './stored.ts';

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
export function diskSession([cell]: readonly Cell[]): Promise<void> {
  const isReview = cell!.entry === 'review';
  const [isFull, atOnce] = [cell!.fault === 'disk full', cell!.place === 'plan'];
  return inScene(isReview ? stockShop : auditedShop(1), async (scene) => {
    const [copy, own] = [join(scene.scratch, 'copy'), join(scene.top, '.correctless')];
    mkdirSync(copy);
    mkdirSync(own, { recursive: true });
    if (!atOnce) scene.plugin.failAt([`stop:any=${isFull ? 'fill' : 'freeze'}`]);
    const client = await play(scene, cell!.entry, {
      agents: isReview ? WORKING : auditAgents(1),
      env: { REPOSITORY: scene.top, COPY: copy, CORRECTLESS_DISK: isFull ? own : scene.top },
      isolation: isFull
        ? onSmallDisk(!atOnce ? LARGE : isReview ? SMALL.review : SMALL.audit)
        : readOnly(atOnce),
    });
    if (isFull) {
      rmSync(own, { recursive: true });
      if (existsSync(copy)) renameSync(copy, own);
    }
    // When the disk has room again.
    const [run] = runsIn(scene.top);
    const said = client.result?.result ?? client.stderr;
    const ledger = run === undefined ? [] : kindsOf(ledgerOf(scene.top, run));
    const seen = { cell: cell!, ...verdictOf(scene), said, ledger };
    if (!atOnce) {
      const standing = isReview ? { verdict: 'not finished', exit: 3 } : INCOMPLETE;
      settle(scene, seen, { ...standing, ...rowOf(cell!), ledger: ['dispatched'] });
      return;
    }
    // Nothing was begun: what counts is the status of the command that said so.
    const exit = Number(/Exit code (\d)/.exec(said)?.[1]);
    settle(scene, { ...seen, exit }, { verdict: 'no run', exit: 4, ...rowOf(cell!) });
  });
}
