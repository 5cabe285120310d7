import { SlotName } from '../src/contracts/shapes.ts';

/** A JSON schema, as far as contracts of replies use it. */
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

/** What `formOf` reads. A keyword that it does not know would be a demand that nobody is told of. */
const READ = new Set(
  'type required properties additionalProperties items minItems maxItems pattern minLength maxLength minimum maximum enum const anyOf'.split(
    ' ',
  ),
);
/** A longer text than this is nobody's mistake; its limit is only said by a refusal. */
const LONG = 4000;
const WIDTH = 110;
const { pattern: SLOT_PATTERN }: FormSchema = { ...SlotName };

/**
 * A reply's schema in the notation of TypeScript, with limits in words: a third of the bytes, and easier to read. What is
 * refused is decided by the schema. Throws on a keyword that it cannot show.
 */
export function formOf(schema: FormSchema, indent = ''): string {
  const unknown = Object.keys(schema).filter((keyword) => !READ.has(keyword));
  if (unknown.length > 0) throw new Error(`the form of a reply cannot show ${unknown.join(', ')}`);
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
  const owed = new Set(required);
  const inner = `${indent}  `;
  const entries = Object.entries(properties).map(
    ([key, shape]) => `${key}${owed.has(key) ? '' : '?'}: ${formOf(shape, inner)}`,
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
  return withWords(list, bounds);
}

function textForm({ pattern, minLength = 0, maxLength = Infinity }: FormSchema): string {
  if (pattern === SLOT_PATTERN) return 'text';
  const shaped = pattern !== undefined && pattern !== '\\S';
  return withWords(pattern === undefined && minLength === 0 ? 'string' : 'text', [
    shaped ? `like /${pattern}/` : '',
    minLength > 1 ? `${minLength} characters or more` : '',
    maxLength < LONG && !shaped ? `at most ${maxLength} characters` : '',
  ]);
}

function numberForm({ type = '', minimum, maximum }: FormSchema): string {
  return withWords(type, [
    minimum === undefined ? '' : `from ${minimum}`,
    maximum === undefined ? '' : `to ${maximum}`,
  ]);
}

function withWords(shape: string, words: readonly string[]): string {
  const said = words.filter((word) => word !== '');
  return said.length === 0 ? shape : `${shape} (${said.join(', ')})`;
}
