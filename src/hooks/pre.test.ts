import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { withRunOnDisk, type RunOnDisk } from '../../tests/kit/run-on-disk.ts';
import { exampleRun } from '../../tests/kit/report-example.ts';
import type { Outcome } from '../kernel/outcome.ts';
import { runPaths, sessionPath } from '../run/stored/layout.ts';
import { record } from '../run/ledger/ledger.ts';
import { jsonText } from '../run/stored/run-json.ts';
import { deny } from './answers.ts';
import type { HookEvent } from './hook-event.ts';

const ONLY_SLOTS =
  'agents of correctless take no prompt but "slot RUN/N" as printed by `correctless next RUN`; call that and follow it';
const AGAIN = 'call: correctless next r7k2ab';

const calls = ({ hook }: RunOnDisk, prompt: unknown, more: HookEvent = {}): Promise<Outcome> =>
  hook('pre', {
    ...{ tool_name: 'Agent', tool_use_id: 't1' },
    tool_input: { subagent_type: 'correctless:bug-scan', prompt },
    ...more,
  });
const stored = {
  kind: 'stored',
  ...{ slot: 'r7k2ab/1', agentId: 'a', sha256: 'a'.repeat(64), bytes: 1, tokens: null, milliseconds: null },
} as const;

describe('a call that says something else than the name of a slot', () => {
  it.each([
    ['a prompt of its own', 'Please review'],
    ['more text behind', 'slot r7k2ab/1 please'],
    ['more text before', 'the slot r7k2ab/1'],
    ['no text', 7],
    ['nothing', undefined],
    ['a slot without a number', 'slot r7k2ab'],
  ])('is denied: %s', (_, prompt) =>
    withRunOnDisk(async (run) => {
      expect(await calls(run, prompt)).toEqual(deny(ONLY_SLOTS));
    }),
  );

  it('is nobody’s without an input at all', () =>
    withRunOnDisk(async ({ hook }) => {
      expect(await hook('pre', { tool_name: 'Agent' })).toEqual({ status: 0 });
    }));

  it('is denied when the run is not there', () =>
    withRunOnDisk(async (run) => {
      expect(await calls(run, 'slot zzzz/1')).toEqual(
        deny(`no run "zzzz" in this repository; ${ONLY_SLOTS}`),
      );
    }));

  it('may have white space around it', () =>
    withRunOnDisk(async (run) => {
      expect(String((await calls(run, '\n slot r7k2ab/1 \n')).stdout)).toContain('updatedInput');
    }));
});

describe('a slot', () => {
  const refusals: readonly [string, string, (run: RunOnDisk) => Promise<void>, string][] = [
    [
      'that the run does not have',
      'r7k2ab/9',
      () => Promise.resolve(),
      `the run has no slot 9; ${ONLY_SLOTS}`,
    ],
    [
      'of another agent',
      'r7k2ab/2',
      () => Promise.resolve(),
      'slot r7k2ab/2 is for correctless:history-context, not for correctless:bug-scan',
    ],
    [
      'that has its reply',
      'r7k2ab/1',
      ({ paths }) => record(paths, stored),
      `slot r7k2ab/1 has its reply already; ${AGAIN}`,
    ],
    [
      'that was given up',
      'r7k2ab/1',
      ({ paths }) => record(paths, { kind: 'given-up', slots: ['r7k2ab/1'] }),
      `slot r7k2ab/1 has failed and is not called again; ${AGAIN}`,
    ],
    [
      'whose offer was used',
      'r7k2ab/1',
      ({ paths }) => record(paths, { kind: 'dispatched', slot: 'r7k2ab/1', session: 's1', toolUse: 't0' }),
      `slot r7k2ab/1 was not offered now; ${AGAIN}`,
    ],
  ];
  it.each(refusals)('%s is not called, and that is written down', (_, slot, prepare, why) =>
    withRunOnDisk(async (run) => {
      await prepare(run);
      expect(await calls(run, `slot ${slot}`)).toEqual(deny(why));
      expect((await run.ledger()).at(-1)).toMatchObject({
        ...{ kind: 'denied', agent: 'bug-scan', session: 's1', why },
      });
    }),
  );

  it('that was lost and is offered again is called again, whatever was called in between', () =>
    withRunOnDisk(async (run) => {
      const called = (n: number): Promise<void> =>
        record(run.paths, { kind: 'dispatched', slot: `r7k2ab/${n}`, session: 's1', toolUse: `u${n}` });
      await called(1);
      await record(run.paths, { kind: 'lost', slot: 'r7k2ab/1', why: 'x' });
      await called(2);
      await record(run.paths, { kind: 'offered', slots: ['r7k2ab/1'] });
      expect(String((await calls(run, 'slot r7k2ab/1')).stdout)).toContain('updatedInput');
    }));

  it('that is called more than once at a time is called once, and the others are told why', () =>
    withRunOnDisk(async (run) => {
      const all = await Promise.all(
        ['t1', 't2', 't3'].map((tool_use_id) => calls(run, 'slot r7k2ab/1', { tool_use_id })),
      );
      expect(all.filter(({ stdout }) => String(stdout).includes('updatedInput'))).toHaveLength(1);
      expect(all).toContainEqual(deny('slot r7k2ab/1 was called twice at once'));
    }));

  it('of a run whose replies are brought by hand is not called', () =>
    withRunOnDisk(
      async (run) => {
        expect(await calls(run, 'slot r7k2ab/1')).toEqual(
          deny('run r7k2ab takes its replies by hand, not from agents'),
        );
      },
      { file: { captured: 'manual' } },
    ));

  it('is called in the name of nobody when the client does not say who calls', () =>
    withRunOnDisk(async (run) => {
      await calls(run, 'slot r7k2ab/1', { session_id: 7, tool_use_id: 7 });
      expect((await run.ledger()).at(-1)).toMatchObject({ session: 'unknown', toolUse: 'unknown' });
    }));

  it('is the session’s from then on, with the tree that its agents look at', () =>
    withRunOnDisk(async (run) => {
      await calls(run, 'slot r7k2ab/1');
      expect(JSON.parse(await readFile(sessionPath(run.top, 's1'), 'utf8'))).toEqual({
        ...{ session: 's1', run: 'r7k2ab', tree_root: run.tree },
      });
    }));

  it.each([
    ['not again where it says so', (text: string) => text, (now: string, was: string) => now === was],
    ['anew where it says otherwise', (text: string) => text.replace('r7k2ab', 'other1'), () => true],
  ])('writes that down, and %s', (_, edit, isExpected) =>
    withRunOnDisk(async (run) => {
      const path = sessionPath(run.top, 's1');
      await calls(run, 'slot r7k2ab/1');
      const text = await readFile(path, 'utf8');
      await writeFile(path, edit(text));
      const written = String((await stat(path)).mtimeMs);
      await record(run.paths, { kind: 'lost', slot: 'r7k2ab/1', why: 'x' });
      await record(run.paths, { kind: 'offered', slots: ['r7k2ab/1'] });
      expect(String((await calls(run, 'slot r7k2ab/1')).stdout)).toContain('updatedInput');
      expect(await readFile(path, 'utf8')).toBe(text);
      expect(isExpected(String((await stat(path)).mtimeMs), written)).toBe(true);
    }),
  );

  it('names no model where the run leaves the choice to the caller', () => {
    const settings = { ...exampleRun.settings, models: { ...exampleRun.settings.models, review: 'inherit' } };
    return withRunOnDisk(
      async (run) => {
        const { stdout } = await calls(run, 'slot r7k2ab/1');
        expect(JSON.parse(String(stdout))).toMatchObject({
          hookSpecificOutput: { updatedInput: { description: 'slot r7k2ab/1', run_in_background: false } },
        });
        expect(String(stdout)).not.toContain('"model"');
      },
      { file: { settings: settings as typeof exampleRun.settings } },
    );
  });

  it('of one run is not called while an agent of another is at work', () =>
    withRunOnDisk(async (run) => {
      await calls(run, 'slot r7k2ab/1');
      const other = { ...run.file, run: 'other1' };
      const paths = runPaths(run.top, 'other1');
      await mkdir(paths.dir, { recursive: true });
      await writeFile(paths.run, jsonText(other));
      expect(await calls(run, 'slot other1/1')).toEqual(
        deny('agents of run r7k2ab are still at work in this session'),
      );
    }));

  it('whose packet is gone is called by nobody', () =>
    withRunOnDisk(async (run) => {
      await rm(run.paths.packet(1));
      expect(String((await calls(run, 'slot r7k2ab/1')).stdout)).toContain('packet.md: is missing');
    }));
});

describe('a message to an agent', () => {
  const sends = (run: RunOnDisk, tool_input: Record<string, unknown>): Promise<Outcome> =>
    run.hook('pre', { tool_name: 'SendMessage', tool_input });

  it('of a review is not sent, whichever way its name is given', () =>
    withRunOnDisk(async (run) => {
      await calls(run, 'slot r7k2ab/1');
      await record(run.paths, { kind: 'refused', agentId: 'a77', agent: 'bug-scan', why: 'x' });
      const no = deny('an agent of a review answers once; call: correctless next r7k2ab');
      expect(await sends(run, { to: 'a77' })).toEqual(no);
      expect(await sends(run, { recipient: 'a77' })).toEqual(no);
      expect(await sends(run, { to: 'a78' })).toEqual({ status: 0 });
      expect(await run.hook('pre', { tool_name: 'SendMessage' })).toEqual({ status: 0 });
    }));
});
