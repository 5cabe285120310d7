import type { RunFile } from '../../contracts/files/run-files.ts';
import { AGENTS_OF_SEVERAL, type Agent, type ReplyContract } from '../../contracts/vocabulary.ts';

/** What the reply of an agent has to be in this run: of one that is asked about several findings, something for each. */
export function replyContract(agent: Agent, { audit }: Pick<RunFile, 'audit'>): ReplyContract {
  const several = AGENTS_OF_SEVERAL.find((one) => one === agent);
  return several === undefined || audit?.subjects === undefined ? agent : `${several}-shared`;
}
