import type { Violation } from './compiled-validator.ts';
import { COMPILED, SCHEMAS } from './compiled/index.ts';
import { escapedKey, firstMismatch, type Mismatch } from './matches-schema.ts';
import type { ContractName, ContractValue, JudgedName, OwnFileName } from './registry.ts';

/** One thing that is wrong with a value. */
export type Defect = Mismatch & {
  /** The value there; undefined when there is none. */
  readonly value: unknown;
};

export type Checked<T> =
  | { readonly kind: 'valid'; readonly value: T }
  | { readonly kind: 'invalid'; readonly defects: readonly [Defect, ...Defect[]] };

export const CONTRACT_NAMES = [...Object.keys(COMPILED), ...Object.keys(SCHEMAS)] as readonly ContractName[];

/**
 * Whether a value keeps a contract, and if not, what is wrong with it: all defects, or the first one for our own files.
 *
 * The validator was compiled by `npm run gen`: no command starts ajv itself, and only the code of the requested contract is
 * loaded.
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

/** The first place where parsed JSON breaks the contract of one of our own files; undefined when there is none. */
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

/** ajv's violations, in our words. */
export function defectsFrom(violations: readonly Violation[], value: unknown): readonly Defect[] {
  return violations.map((violation) => defectOf(violation, value));
}

function withValue(mismatch: Mismatch, root: unknown): Defect {
  return { ...mismatch, value: valueAt(root, mismatch.pointer) };
}

/** The pointer of a missing or unknown property is its own, not its parent's. */
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

/** The value at a pointer; undefined when the path leads nowhere. Own properties only. */
function valueAt(root: unknown, pointer: string): unknown {
  let at = root;
  for (const token of pointer.split('/').slice(1)) {
    const key = token.replaceAll('~1', '/').replaceAll('~0', '~');
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, key)) return undefined;
    at = (at as Record<string, unknown>)[key];
  }
  return at;
}
