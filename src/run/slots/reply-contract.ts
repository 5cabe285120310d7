import type { RunFile } from '../../contracts/files/run-files.ts';
import { AGENTS_OF_SEVERAL, type Agent, type ReplyContract } from '../../contracts/vocabulary.ts';

/** The contract that an agent's reply must meet in this run. An agent asked about several findings answers each. */
export function replyContract(agent: Agent, { audit }: Pick<RunFile, 'audit'>): ReplyContract {
  const several = AGENTS_OF_SEVERAL.find((one) => one === agent);
  return several === undefined || audit?.subjects === undefined ? agent : `${several}-shared`;
}
