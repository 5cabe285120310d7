import { SlotName } from '../src/contracts/shapes.ts';

/** The part of JSON Schema that reply contracts use. */
export type FormSchema = {
  readonly type?: string;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, FormSchema>>;
  readonly items?: FormSchema;
  readonly anyOf?: readonly FormSchema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly pattern?: string;
} & {
  readonly [Limit in 'minItems' | 'maxItems' | 'minLength' | 'maxLength' | 'minimum' | 'maximum']?: number;
};

/** The keywords that `formOf` can show. Ignoring any other would hide a rule from agents. */
const SUPPORTED = new Set(
  'type required properties additionalProperties items minItems maxItems pattern minLength maxLength minimum maximum enum const anyOf'.split(
    ' ',
  ),
);
/** A limit from here on is not shown, only named in a refusal: nobody exceeds it by mistake. */
const LONG = 4000;
const WIDTH = 110;
const { pattern: SLOT_PATTERN }: FormSchema = { ...SlotName };

/**
 * A reply's schema in TypeScript notation, with limits in words: a third of the bytes, and easier to read. The schema still decides
 * what is refused. Throws on a keyword that it cannot show.
 */
export function formOf(schema: FormSchema, indent = ''): string {
  const unknown = Object.keys(schema).filter((keyword) => !SUPPORTED.has(keyword));
  if (unknown.length > 0)
    throw new Error(`the form of a reply cannot show the keyword ${unknown.join(', ')}`);
  if (schema.anyOf !== undefined) return schema.anyOf.map((one) => formOf(one, indent)).join(' | ');
  if (schema.enum !== undefined) return schema.enum.map((one) => JSON.stringify(one)).join(' | ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.type === 'object') return objectForm(schema, indent);
  if (schema.type === 'array') return arrayForm(schema, indent);
  if (schema.type === 'string') return textForm(schema);
  return numberForm(schema);
}

/** The form as agents read it. */
export function fencedForm(schema: FormSchema): string {
  return `\`\`\`ts\n${formOf(schema)}\n\`\`\``;
}

function objectForm({ properties = {}, required = [] }: FormSchema, indent: string): string {
  const mandatory = new Set(required);
  const inner = `${indent}  `;
  const entries = Object.entries(properties).map(
    ([key, shape]) => `${key}${mandatory.has(key) ? '' : '?'}: ${formOf(shape, inner)}`,
  );
  const line = `{ ${entries.join(', ')} }`;
  if (line.length + indent.length <= WIDTH && !line.includes('\n')) return line;
  return `{\n${entries.map((entry) => `${inner}${entry}\n`).join('')}${indent}}`;
}

function arrayForm({ items = {}, minItems, maxItems }: FormSchema, indent: string): string {
  const item = formOf(items, indent);
  if (minItems !== undefined && minItems === maxItems) return `[${Array(minItems).fill(item).join(', ')}]`;
  const list = items.anyOf === undefined && items.enum === undefined ? `${item}[]` : `(${item})[]`;
  const bounds = [
    minItems === undefined ? '' : `${minItems} or more`,
    maxItems === undefined ? '' : `at most ${maxItems}`,
  ];
  return withLimits(list, bounds);
}

function textForm({ pattern, minLength = 0, maxLength = Infinity }: FormSchema): string {
  if (pattern === SLOT_PATTERN) return 'text';
  const shaped = pattern !== undefined && pattern !== '\\S';
  return withLimits(pattern === undefined && minLength === 0 ? 'string' : 'text', [
    shaped ? `like /${pattern}/` : '',
    minLength > 1 ? `${minLength} characters or more` : '',
    maxLength < LONG && !shaped ? `at most ${maxLength} characters` : '',
  ]);
}

function numberForm({ type = '', minimum, maximum }: FormSchema): string {
  return withLimits(type, [
    minimum === undefined ? '' : `from ${minimum}`,
    maximum === undefined ? '' : `to ${maximum}`,
  ]);
}

function withLimits(shape: string, limits: readonly string[]): string {
  const shown = limits.filter((limit) => limit !== '');
  return shown.length === 0 ? shape : `${shape} (${shown.join(', ')})`;
}
