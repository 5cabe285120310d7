import { Type, type Static } from 'typebox';
import { closed } from '../shapes.ts';
import { FAIL_LEVELS, LENSES, MODELS, SANDBOX_MODES, SCOPE_POLICIES } from '../vocabulary.ts';

const count = Type.Integer({ minimum: 1, maximum: 10_000 });
const command = Type.String({ minLength: 1 });
const patterns = Type.Array(Type.String({ minLength: 1, maxLength: 4096 }), { maxItems: 1000 });
const model = Type.Enum([...MODELS]);

/** `.correctless/config/workflow-config.json`, read at the base revision. */
export const Config = Type.Object(
  {
    commands: Type.Optional(
      Type.Object(
        {
          test: Type.Optional(command),
          setup: Type.Optional(command),
          /** Run in addition to the tests of an audit: what it reports counts as a failing test. */
          lint: Type.Optional(command),
        },
        closed,
      ),
    ),
    review: Type.Optional(
      Type.Object(
        {
          threshold: Type.Optional(Type.Integer({ minimum: 0, maximum: 100 })),
          max_findings: Type.Optional(count),
          warn_files: Type.Optional(count),
          fail_on: Type.Optional(Type.Enum([...FAIL_LEVELS])),
          scope_policy: Type.Optional(Type.Enum([...SCOPE_POLICIES])),
          lenses: Type.Optional(Type.Array(Type.Enum([...LENSES]), { minItems: 1, uniqueItems: true })),
          /** Files that no reviewer is shown, in gitignore syntax, and why; every report lists them. */
          skip: Type.Optional(
            Type.Array(
              Type.Object(
                {
                  glob: Type.String({ pattern: '^[^!\\r\\n][^\\r\\n]{0,4095}$' }),
                  reason: Type.String({ pattern: '^[^\\r\\n]{3,500}$' }),
                },
                closed,
              ),
              { maxItems: 1000 },
            ),
          ),
        },
        closed,
      ),
    ),
    audit: Type.Optional(
      Type.Object(
        {
          zero_findings_threshold: Type.Optional(count),
          max_rounds: Type.Optional(Type.Integer({ minimum: 1, maximum: 50 })),
          chunking: Type.Optional(Type.Boolean()),
          in_place: Type.Optional(Type.Boolean()),
          setup: Type.Optional(command),
          share: Type.Optional(Type.Array(Type.String({ minLength: 1 }))),
          /** Other files that a fix may change, such as a changelog, in gitignore syntax. */
          also_touch: Type.Optional(patterns),
          /** The roles of preset `custom`: what each specialist is to look for. */
          roles: Type.Optional(
            Type.Array(
              Type.Object(
                {
                  name: Type.String({ pattern: '^[a-z][a-z0-9-]{0,31}$' }),
                  look_for: Type.String({ minLength: 10, maxLength: 4000 }),
                },
                closed,
              ),
              { minItems: 1, maxItems: 7 },
            ),
          ),
        },
        closed,
      ),
    ),
    steps: Type.Optional(
      Type.Object(
        {
          /** Paths no step may change, in gitignore syntax. */
          exclude: Type.Optional(patterns),
          /** Ignored files that tools write, in gitignore syntax: a step is not held responsible for them. */
          derived: Type.Optional(patterns),
        },
        closed,
      ),
    ),
    prove: Type.Optional(
      Type.Object(
        {
          sandbox: Type.Optional(Type.Enum([...SANDBOX_MODES])),
          /** Findings that are proven unless they are named. */
          most: Type.Optional(Type.Integer({ minimum: 1, maximum: 50 })),
        },
        closed,
      ),
    ),
    models: Type.Optional(
      Type.Object(
        {
          summary: Type.Optional(model),
          review: Type.Optional(model),
          score: Type.Optional(model),
          audit: Type.Optional(model),
          fix: Type.Optional(model),
        },
        closed,
      ),
    ),
  },
  closed,
);
export type Config = Static<typeof Config>;
