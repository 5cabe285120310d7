import { describe, expect, it } from 'vitest';
import { changedLinesIn } from '../../../tests/golden/packets/read-diff-fence.ts';
import {
  addedLines,
  material,
  nonces,
  path,
  slots,
  TASK,
} from '../../../tests/golden/packets/sample-material.ts';
import { PACKET_BUDGET, type Packet } from '../packet.ts';
import { buildSummaryPacket } from './summary-packet.ts';

function packetOf(patch: string, parts: Parameters<typeof material>[1] = {}): Packet {
  return buildSummaryPacket({
    task: TASK,
    title: 'feature/x',
    material: material(patch, parts),
    nonces: nonces(),
    nextSlot: slots(),
  });
}

const commit = (subject: string, body: string): { sha: string; subject: string; body: string } => ({
  sha: '6'.repeat(40),
  subject,
  body,
});

describe('the packet of the summarizer', () => {
  it('shows what was asked for, the messages, the imports and the diff, all fenced', () => {
    const { text, agent, hunks, paths } = packetOf(addedLines('a.ts', ['x']), {
      context: {
        commits: [commit('Add x', 'Because y.')],
        imports: [{ path: path('a.ts'), added: ['./b'], removed: ['./c'] }],
      },
    });
    expect({ agent, hunks, paths }).toEqual({
      agent: 'change-summarizer',
      hunks: ['a.ts#1'],
      paths: ['a.ts'],
    });
    expect(text).toContain(
      'asked for: feature/x\n\ncommit 666666666666: Add x\n\nBecause y.\n</UNTRUSTED_INTENT',
    );
    expect(text).toContain('a.ts:\n+ ./b\n- ./c\n</UNTRUSTED_IMPORTS');
    expect(changedLinesIn(text)).toEqual(['a.ts +2 x']);
    expect(text).toContain(`tree: ${TASK.treeRoot}`);
  });

  it('of a change that does not fit shows the first hunks and says which files are not here', () => {
    const files = ['a.ts', 'b.ts', 'c.ts'].map((name) =>
      addedLines(name, Array<string>(15).fill('x'.repeat(3000))),
    );
    const { text, bytes, hunks } = packetOf(files.join(''));
    expect(bytes).toBeLessThanOrEqual(PACKET_BUDGET);
    expect(hunks).toEqual(['a.ts#1', 'b.ts#1']);
    expect(text).toMatch(/^here {5}a\.ts.*\nhere {5}b\.ts.*\nother {4}c\.ts/m);
  });

  it('keeps messages whole as far as they fit, then subjects, and counts the rest', () => {
    const commits = Array.from({ length: 400 }, (_, n) =>
      commit(`Subject ${n}`, `Body ${n} ${'b'.repeat(1000)}`),
    );
    const { text } = packetOf(addedLines('a.ts', ['x']), { context: { commits, commitsOmitted: 7 } });
    const whole = text.match(/^Body \d+ b{1000}$/gm)?.length ?? 0;
    const short = text.match(/\(body left out\)/g)?.length ?? 0;
    const more = Number(/\((\d+) more commits\)/.exec(text)?.[1]);
    expect(whole).toBeGreaterThan(10);
    expect(whole + short + more).toBe(407);
  });

  it('leaves messages less room beside the words of a pull request', () => {
    const commits = Array.from({ length: 100 }, (_, n) =>
      commit(`Subject ${n}`, `Body ${n} ${'b'.repeat(960)}`),
    );
    const pullRequest = {
      ...{ number: 1, url: 'https://example.com/1', title: 'T', body: 'B', author: 'ann' },
      ...{ discussion: [], reviewRemarks: [], omitted: 0 },
    };
    const whole = (context: object) =>
      packetOf(addedLines('a.ts', ['x']), { context }).text.match(/^Body /gm)?.length;
    // A message is a kilobyte.
    expect([whole({ commits }), whole({ commits, pullRequest })]).toEqual([24, 16]);
  });

  it('lists the imports of each file on lines of their own', () => {
    const imports = ['a.ts', 'b.ts'].map((name) => ({ path: path(name), added: ['./x'], removed: [] }));
    expect(packetOf(addedLines('a.ts', ['x']), { context: { imports } }).text).toContain(
      'a.ts:\n+ ./x\nb.ts:\n+ ./x\n</UNTRUSTED_IMPORTS',
    );
  });

  it('says so when there is neither a message nor an import', () => {
    const { text } = packetOf(addedLines('a.ts', ['x']));
    expect(text).toContain('(no commit messages: the change is not committed)');
    expect(text).toContain('(none added or removed)');
  });
});
