import type { Summary } from '../../contracts/summary.ts';
import { cleanText, type Clean } from '../../packets/material.ts';
import { readRedactor } from './material.ts';
import type { Run } from './open-run.ts';
import { storedReply } from './stored-reply.ts';

/** The summarizer's reply with its secrets replaced, or null: agents then get the commit messages alone. */
export async function storedSummary(run: Run): Promise<Clean<Summary> | null> {
  const slot = run.slots.find(({ phase }) => phase === 'summary');
  const summary = slot === undefined ? undefined : await storedReply(run, slot, 'change-summarizer');
  return summary === undefined ? null : cleanText(summary, await readRedactor(run.paths, run.file));
}
