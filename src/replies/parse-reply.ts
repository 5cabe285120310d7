import type { ContractName, ContractValue } from '../contracts/registry.ts';
import { AGENTS_WITHOUT_FENCE } from '../contracts/vocabulary.ts';
import { checkContract, type Defect } from '../contracts/validate.ts';
import { Failure } from '../kernel/failure.ts';
import { shown, visible } from './show-value.ts';
import { soleJsonValue } from './sole-json-value.ts';
import { requireUniqueIds } from './unique-ids.ts';

const WITHOUT_FENCE: ReadonlySet<string> = new Set(AGENTS_WITHOUT_FENCE);

/** How many defects a refusal spells out: enough to mend a reply in one go, few enough to be read. */
const SPELLED_OUT = 5;

/**
 * A model's reply as a value of its contract: all or nothing.
 *
 * Nothing is repaired, mapped or defaulted. Throws `refused/…`; for the contract's own defects
 * `refused/schema` names the JSON pointer and the value of each.
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
  requireUniqueIds(value);
  return value;
}

/** The value itself when it keeps the contract; `refused/schema` when not. `at` says where a pointer leads for the user. */
export async function requireContract<K extends ContractName>(
  contract: K,
  value: unknown,
  at: (pointer: string) => string = (pointer) => pointer,
): Promise<ContractValue<K>> {
  const checked = await checkContract(contract, value);
  if (checked.kind === 'valid') return checked.value;
  const lines = checked.defects
    .slice(0, SPELLED_OUT)
    .map((defect) => defectLine({ ...defect, pointer: at(defect.pointer) }));
  const more = checked.defects.length - lines.length;
  const rest = more === 0 ? '' : `; and ${more} more`;
  throw new Failure('refused/schema', `not a value of contract ${contract}: ${lines.join('; ')}${rest}`, {
    hint: 'send the whole reply again, with every property the contract names and no other',
  });
}

function defectLine({ pointer, problem, value }: Defect): string {
  const where = pointer === '' ? 'the whole value' : visible(pointer);
  return `${where} ${problem}, found ${shown(value)}`;
}

/** A reply that answers another slot than the one it was asked is refused: its findings are about other code. */
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
