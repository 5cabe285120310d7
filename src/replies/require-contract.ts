import type { ContractName, ContractValue } from '../contracts/registry.ts';
import { checkContract, type Defect } from '../contracts/validate.ts';
import { Failure } from '../kernel/failure.ts';
import { shown, visible } from './show-value.ts';

/** How many defects a refusal lists: enough to correct a reply in one go, few enough to read. */
const SPELLED_OUT = 5;

/** Returns the value if it keeps the contract, else throws `refused/schema`. `at` tells the user where a pointer leads. */
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
