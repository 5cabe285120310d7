import { CONTRACTS } from '../src/contracts/registry.ts';
import type { GeneratedFile } from './write-or-compare.ts';

/** `schemas/<contract>.schema.json`: the contracts for other tools, and for the prompts that quote them. */
export function schemaFiles(): GeneratedFile[] {
  return Object.entries(CONTRACTS).map(([name, schema]) => ({
    path: `schemas/${name}.schema.json`,
    content: `${JSON.stringify(
      { $schema: 'http://json-schema.org/draft-07/schema#', title: name, ...schema },
      null,
      2,
    )}\n`,
  }));
}
