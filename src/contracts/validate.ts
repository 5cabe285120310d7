import type { Violation } from './compiled-validator.ts';
import { COMPILED, SCHEMAS } from './compiled/index.ts';
import { escapedKey, firstMismatch, type Mismatch } from './matches-schema.ts';
import type { ContractName, ContractValue, JudgedName, OwnFileName } from './registry.ts';

/** One thing that is wrong with a value. */
export type Defect = Mismatch & {
  /** What stands there; undefined when nothing does. */
  readonly value: unknown;
};

export type Checked<T> =
  | { readonly kind: 'valid'; readonly value: T }
  | { readonly kind: 'invalid'; readonly defects: readonly [Defect, ...Defect[]] };

/** The contract of that name, for a name from outside: an inherited key of the table is not one. */
export function contractNamed(name: string): ContractName | undefined {
  return CONTRACT_NAMES.find((known) => known === name);
}

export const CONTRACT_NAMES = [...Object.keys(COMPILED), ...Object.keys(SCHEMAS)] as readonly ContractName[];

/**
 * Whether a value keeps a contract, and what is wrong with it if not: everything, or the first thing of a file of our own.
 *
 * The validator was compiled at build time (`npm run gen`): ajv itself never starts with a command, and only
 * the code of the contract asked for is loaded.
 */
export async function checkContract<K extends ContractName>(
  contract: K,
  value: unknown,
): Promise<Checked<ContractValue<K>>> {
  const defects = isOwnFile(contract)
    ? [await mismatchOf(contract, value)].flatMap((found) =>
        found === undefined ? [] : [withValue(found, value)],
      )
    : await defectsOf(contract, value);
  const [first, ...others] = defects;
  return first === undefined
    ? { kind: 'valid', value: value as ContractValue<K> }
    : { kind: 'invalid', defects: [first, ...others] };
}

function isOwnFile(contract: ContractName): contract is OwnFileName {
  return Object.hasOwn(SCHEMAS, contract);
}

/** The first place where a value that was read from JSON breaks the contract of a file of our own; undefined where none does. */
export async function mismatchOf(contract: OwnFileName, value: unknown): Promise<Mismatch | undefined> {
  const { SCHEMA } = await SCHEMAS[contract]();
  return firstMismatch(SCHEMA, value);
}

async function defectsOf(contract: JudgedName, value: unknown): Promise<readonly Defect[]> {
  const validate = await COMPILED[contract]();
  if (validate(value)) return [];
  const violations = validate.errors ?? [];
  if (violations.length === 0)
    throw new Error(`the validator of ${contract} refused a value without a reason`);
  return defectsFrom(violations, value);
}

/** What ajv says of a value, in our words. */
export function defectsFrom(violations: readonly Violation[], value: unknown): readonly Defect[] {
  return violations.map((violation) => defectOf(violation, value));
}

function withValue(mismatch: Mismatch, root: unknown): Defect {
  return { ...mismatch, value: valueAt(root, mismatch.pointer) };
}

/** A property that is missing or unknown is named with its own pointer, not its parent's. */
function defectOf(violation: Violation, root: unknown): Defect {
  const { missingProperty, additionalProperty, allowedValues } = violation.params;
  const key = missingProperty ?? additionalProperty;
  const pointer =
    typeof key === 'string' ? `${violation.instancePath}/${escapedKey(key)}` : violation.instancePath;
  return withValue({ pointer, problem: problemOf(violation, allowedValues) }, root);
}

function problemOf(violation: Violation, allowedValues: unknown): string {
  if (violation.keyword === 'required') return 'is required and missing';
  if (violation.keyword === 'additionalProperties') return 'is not a property of this contract';
  const message = violation.message ?? `breaks "${violation.keyword}"`;
  return Array.isArray(allowedValues) ? `${message}: ${allowedValues.join(', ')}` : message;
}

/** What stands at a pointer; undefined when the path leads nowhere. Own properties only. */
function valueAt(root: unknown, pointer: string): unknown {
  let at = root;
  for (const token of pointer.split('/').slice(1)) {
    const key = token.replaceAll('~1', '/').replaceAll('~0', '~');
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, key)) return undefined;
    at = (at as Record<string, unknown>)[key];
  }
  return at;
}
