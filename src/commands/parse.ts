import { CONTRACT_NAMES } from '../contracts/validate.ts';
import { readInput } from '../io/files/bounded-input.ts';
import { Failure } from '../kernel/failure.ts';
import { canonicalJson } from '../replies/canonical-json.ts';
import { decodeReply } from '../replies/decode-reply.ts';
import { parseReply } from '../replies/parse-reply.ts';
import { choice } from './line/choice.ts';
import type { Command } from './line/command.ts';
import { positional } from './line/positional.ts';

export const parseCommand: Command = {
  name: 'parse',
  summary: "Reads a model's reply as one strict JSON value of a contract, or says why it is not one",
  usage: '--contract NAME FILE|-',
  flags: { 'contract NAME': `one of: ${CONTRACT_NAMES.join(', ')}` },
  takes: { least: 1, most: 1, paths: false },
  details: `FILE holds the whole reply; - reads stdin. Accepts one JSON value, alone or as the only \`\`\`json fence with nothing around it, and prints
it in canonical form (RFC 8785). Anything else ends with status 3 and refused/…, with the JSON pointer and the value that is wrong.
Nothing is searched for, repaired or filled in.`,
  run: async ({ option, positionals, stdin, cwd }) => {
    const name = option('contract');
    if (name === undefined) {
      throw new Failure('usage/missing-argument', 'parse needs the contract: --contract NAME', {
        hint: `one of: ${CONTRACT_NAMES.join(', ')}`,
      });
    }
    const contract = choice('contract', name, CONTRACT_NAMES);
    const file = positional(positionals, 'FILE');
    const bytes = await readInput('reply', { file, cwd, stdin });
    const value = await parseReply(contract, decodeReply(bytes));
    return { status: 0, stdout: `${canonicalJson(value)}\n` };
  },
};
