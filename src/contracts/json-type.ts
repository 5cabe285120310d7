export type JsonType = 'object' | 'array' | 'string' | 'integer' | 'number' | 'boolean' | 'null';

/** JSON Schema's names of types. No type asks for none. */
export function hasType(type: JsonType | undefined, value: unknown): boolean {
  switch (type) {
    case 'integer':
      return Number.isInteger(value);
    case 'number':
      return Number.isFinite(value);
    case 'null':
      return value === null;
    case 'array':
      return Array.isArray(value);
    case 'object':
      return typeof value === 'object' && value !== null && !Array.isArray(value);
    case 'string':
    case 'boolean':
      return typeof value === type;
    case undefined:
      return true;
  }
}

export function propertyOf(record: unknown, key: string): unknown {
  return (record as Readonly<Record<string, unknown>>)[key];
}
