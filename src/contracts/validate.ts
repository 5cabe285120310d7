import { COMPILED, SCHEMAS } from './compiled/index.ts';
import { keepsSchema } from './keeps-schema.ts';
import type { ContractName, ContractValue } from './registry.ts';

/** One thing that is wrong with a value. */
export type Defect = {
  /** RFC 6901, `''` is the whole value: `/findings/0/severity`. */
  readonly pointer: string;
  /** What the contract asks there, in words: `must be equal to one of the allowed values: old, new`. */
  readonly problem: string;
  /** What stands there; undefined when nothing does. */
  readonly value: unknown;
};

export type Checked<T> =
  | { readonly kind: 'valid'; readonly value: T }
  | { readonly kind: 'invalid'; readonly defects: readonly [Defect, ...Defect[]] };

/** What ajv's standalone code leaves behind. */
export type Violation = {
  readonly instancePath: string;
  readonly keyword: string;
  readonly message?: string;
  readonly params: Readonly<Record<string, unknown>>;
};
export type CompiledValidator = { (value: unknown): boolean; errors?: readonly Violation[] | null };

/** The contract of that name, for a name from outside: an inherited key of the table is not one. */
export function contractNamed(name: string): ContractName | undefined {
  return Object.hasOwn(COMPILED, name) ? (name as ContractName) : undefined;
}

export const CONTRACT_NAMES = Object.keys(COMPILED) as readonly ContractName[];

/**
 * Whether a value keeps a contract, and everything that is wrong with it if not.
 *
 * The validator was compiled at build time (`npm run gen`): ajv itself never starts with a command, and only
 * the code of the contract asked for is loaded.
 */
export async function checkContract<K extends ContractName>(
  contract: K,
  value: unknown,
): Promise<Checked<ContractValue<K>>> {
  const { validate } = await COMPILED[contract]();
  if (validate(value)) return { kind: 'valid', value: value as ContractValue<K> };
  const [first, ...others] = (validate.errors ?? []).map((violation) => defectOf(violation, value));
  if (first === undefined) throw new Error(`the validator of ${contract} refused a value without a reason`);
  return { kind: 'invalid', defects: [first, ...others] };
}

/**
 * Whether a value that was read from JSON keeps a contract, without a word about what is wrong: for the files that this
 * program wrote itself, of which a command reads many and few are refused.
 */
export async function keepsContract(contract: ContractName, value: unknown): Promise<boolean> {
  const { SCHEMA } = await SCHEMAS[contract]();
  return keepsSchema(SCHEMA, value);
}

/** A property that is missing or unknown is named with its own pointer, not its parent's. */
function defectOf(violation: Violation, root: unknown): Defect {
  const { missingProperty, additionalProperty, allowedValues } = violation.params;
  const key = missingProperty ?? additionalProperty;
  const pointer =
    typeof key === 'string' ? `${violation.instancePath}/${escaped(key)}` : violation.instancePath;
  return { pointer, problem: problemOf(violation, allowedValues), value: valueAt(root, pointer) };
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

function escaped(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}
