import { Type, type Static, type TProperties } from 'typebox';
import { closed } from '../shapes.ts';
import { FAIL_LEVELS, LENSES, MODELS, SANDBOX_MODES, SCOPE_POLICIES } from '../vocabulary.ts';

const count = Type.Integer({ minimum: 1, maximum: 10_000 });
const command = Type.String({ minLength: 1 });
const patterns = Type.Array(Type.String({ minLength: 1, maxLength: 4096 }), { maxItems: 1000 });
const model = Type.Enum([...MODELS]);

/** Every setting may be left out. */
const options = <P extends TProperties>(properties: P) =>
  Type.Partial(Type.Object(properties), { additionalProperties: false });

/** `.correctless/config/workflow-config.json`, read at the base revision. */
export const Config = options({
  commands: options({
    test: command,
    setup: command,
    /** Run in addition to the tests of an audit: what it reports counts as a failing test. */
    lint: command,
  }),
  review: options({
    threshold: Type.Integer({ minimum: 0, maximum: 100 }),
    max_findings: count,
    warn_files: count,
    fail_on: Type.Enum([...FAIL_LEVELS]),
    scope_policy: Type.Enum([...SCOPE_POLICIES]),
    lenses: Type.Array(Type.Enum([...LENSES]), { minItems: 1, uniqueItems: true }),
    /** Files that no reviewer is shown, in gitignore syntax, and why; every report lists them. */
    skip: Type.Array(
      closed({
        glob: Type.String({ pattern: '^[^!\\r\\n][^\\r\\n]{0,4095}$' }),
        reason: Type.String({ pattern: '^[^\\r\\n]{3,500}$' }),
      }),
      { maxItems: 1000 },
    ),
  }),
  audit: options({
    zero_findings_threshold: count,
    max_rounds: Type.Integer({ minimum: 1, maximum: 50 }),
    chunking: Type.Boolean(),
    in_place: Type.Boolean(),
    setup: command,
    share: Type.Array(Type.String({ minLength: 1 })),
    /** Other files that a fix may change, such as a changelog, in gitignore syntax. */
    also_touch: patterns,
    /** The roles of preset `custom`: what each specialist is to look for. */
    roles: Type.Array(
      closed({
        name: Type.String({ pattern: '^[a-z][a-z0-9-]{0,31}$' }),
        look_for: Type.String({ minLength: 10, maxLength: 4000 }),
      }),
      { minItems: 1, maxItems: 7 },
    ),
  }),
  steps: options({
    /** Paths no step may change, in gitignore syntax. */
    exclude: patterns,
    /** Ignored files that tools write, in gitignore syntax: a step is not held responsible for them. */
    derived: patterns,
  }),
  prove: options({
    sandbox: Type.Enum([...SANDBOX_MODES]),
    /** Findings that are proven unless they are named. */
    most: Type.Integer({ minimum: 1, maximum: 50 }),
  }),
  models: options({
    summary: model,
    review: model,
    score: model,
    audit: model,
    fix: model,
  }),
});
export type Config = Static<typeof Config>;
