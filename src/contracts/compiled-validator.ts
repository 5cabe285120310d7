/** What ajv's standalone code leaves behind. */
export type Violation = {
  readonly instancePath: string;
  readonly keyword: string;
  readonly message?: string;
  readonly params: Readonly<Record<string, unknown>>;
};
export type CompiledValidator = { (value: unknown): boolean; errors?: readonly Violation[] | null };
