import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withoutSlot } from './answer-keys.ts';
import { SOURCE_READER } from '../../src/contracts/vocabulary.ts';
import { readReply, replyFile } from './recording.ts';
import type { Answer } from './review-by-hand.ts';
import { togetherFrom } from './shared-recording.ts';

/** Something that a person or a program has to answer, for `todo.json`. Paths are relative to the manual folder. */
export type Todo = {
  readonly packet: string;
  readonly reply: string;
  /** The agent whose instructions go before the packet; empty for the plain prompt and the judge. */
  readonly agent: string;
  /** What may be read besides: the tree that a packet names, the repository of the plain prompt and the judge. */
  readonly tree: string;
  /** Why the answer before was refused; empty at first. */
  readonly refused: string;
};

/** Recorded answers: what is not there will not come. */
export function fromRecording(folder: string): Answer {
  return ({ key, packet }, nth) => {
    const text =
      readReply(folder, key, nth) ?? (key === SOURCE_READER ? togetherFrom(folder, packet) : undefined);
    return text === undefined ? undefined : { text };
  };
}

/**
 * Answers that somebody writes: a packet is put into the folder, and its reply is awaited beside it. An empty reply
 * says that there will be none.
 */
export function fromSomebody(root: string, within: string, todo: Todo[], top: string): Answer {
  const folder = join(root, within);
  return ({ key, slot, agent, packet }, nth, refused) => {
    const text = readReply(folder, key, nth);
    if (text !== undefined) {
      // As a recording has it: the slot is another one in the next run.
      writeFileSync(replyFile(folder, key, nth), withoutSlot(text, slot));
      return { text };
    }
    if (existsSync(replyFile(folder, key, nth))) return undefined;
    mkdirSync(folder, { recursive: true });
    const asked = `${key}.packet.md`;
    writeFileSync(join(folder, asked), packet);
    const reply = replyFile(within, key, nth);
    const tree = agent === '' ? top : (/^tree: (.*)$/m.exec(packet)?.[1] ?? '');
    todo.push({ packet: join(within, asked), reply, agent, tree, refused: refused.trim() });
    return 'wait';
  };
}
