import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withoutSlot } from './answer-keys.ts';
import type { Ask } from './ask.ts';
import { readReply, replyFile } from './recording.ts';
import type { Answer } from './review-by-hand.ts';

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
  return ({ key }, nth) => {
    const text = readReply(folder, key, nth);
    return text === undefined ? undefined : { text };
  };
}

/**
 * Answers that somebody writes: a packet is put into the folder, and its reply is asked for, or awaited beside it. An empty
 * reply says that there will be none.
 */
export function fromSomebody(root: string, within: string, todo: Todo[], top: string, ask?: Ask): Answer {
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
    const tree = agent === '' ? top : (/^tree: (.*)$/m.exec(packet)?.[1] ?? top);
    const asked = { packet: join(within, `${key}.packet.md`), agent, tree, refused: refused.trim() };
    writeFileSync(join(root, asked.packet), packet);
    const said = ask?.(asked, packet);
    if (said !== undefined) {
      writeFileSync(replyFile(folder, key, nth), withoutSlot(said, slot));
      return { text: said };
    }
    todo.push({ ...asked, reply: replyFile(within, key, nth) });
    return 'wait';
  };
}
