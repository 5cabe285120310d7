import type { Intent, Summary } from '../../contracts/replies/summary.ts';
import { LENSES, lensRecord } from '../../contracts/vocabulary.ts';
import { cleanText, type Clean } from '../../packets/material.ts';
import { readRedactor } from '../stored/material.ts';
import type { Run } from '../stored/open-run.ts';
import { storedReply } from './stored-reply.ts';

/** The summarizer's reply with its secrets replaced, or null: agents then get the commit messages alone. */
export async function storedSummary(run: Run): Promise<Clean<Summary> | null> {
  const slot = run.slots.find(({ phase }) => phase === 'summary');
  const summary = slot === undefined ? undefined : await storedReply(run, slot, 'change-summarizer');
  return summary === undefined ? null : cleanText(summary, await readRedactor(run.paths, run.file));
}

/**
 * What the change is for, for the agents after the reviewers: the summary, or without a summarizer the intent stated by
 * the first reviewer that states one. Null when there is neither.
 */
export async function storedIntent(run: Run): Promise<Clean<Summary | Intent> | null> {
  const summary = await storedSummary(run);
  if (summary !== null) return summary;
  for (const { slot, status } of run.states) {
    const lens = LENSES.find((one) => one === slot.agent);
    if (status !== 'stored' || lens === undefined || lensRecord(lens).statesIntent !== true) continue;
    const intent = (await storedReply(run, slot, lens))?.intent;
    if (intent !== undefined) return cleanText(intent, await readRedactor(run.paths, run.file));
  }
  return null;
}
