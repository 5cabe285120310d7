import type { ContractName, ContractValue } from '../contracts/registry.ts';
import type { SourceReading } from '../contracts/source-reading.ts';
import { AGENTS_WITHOUT_FENCE, SOURCE_LENSES, SOURCE_READER } from '../contracts/vocabulary.ts';
import { Failure } from '../kernel/failure.ts';
import { requireContract } from './require-contract.ts';
import { shown } from './show-value.ts';
import { soleJsonValue } from './sole-json-value.ts';
import { splitSources } from './split-sources.ts';
import { requireUniqueIds } from './unique-ids.ts';

const WITHOUT_FENCE: ReadonlySet<string> = new Set(AGENTS_WITHOUT_FENCE);

/**
 * Parses a model's reply as a value of its contract, all or nothing.
 *
 * Nothing is repaired, mapped or defaulted. Throws `refused/…`. If the value breaks the contract, `refused/schema`
 * gives the JSON pointer and the value of each defect.
 */
export async function parseReply<K extends ContractName>(
  contract: K,
  text: string,
  options: { readonly fence?: boolean } = {},
): Promise<ContractValue<K>> {
  const value = await requireContract(
    contract,
    soleJsonValue(text, { fence: options.fence ?? !WITHOUT_FENCE.has(contract) }),
  );
  if (contract === SOURCE_READER) await splitSources(value as SourceReading, SOURCE_LENSES);
  requireUniqueIds(value);
  return value;
}

/** Refuses a reply that names a different slot from the one it was asked for: its findings are about other code. */
export function requireSlot(value: { readonly slot: string }, expected: string): void {
  if (value.slot === expected) return;
  throw new Failure(
    'refused/wrong-slot',
    `the reply names slot ${shown(value.slot)}, the packet was ${expected}`,
    {
      hint: `set "slot" to "${expected}", as the packet says`,
    },
  );
}
