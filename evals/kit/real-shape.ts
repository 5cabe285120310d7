import { Type, type Static } from 'typebox';
import { Path, Text, closed } from '../../src/contracts/shapes.ts';

const Version = Type.String({ pattern: '^\\d[0-9A-Za-z.+-]*$' });
const Integrity = Type.String({ pattern: '^sha512-[A-Za-z0-9+/]{86}==$' });
const PackageName = Type.String({ pattern: '^(@[a-z0-9._-]+/)?[a-z0-9][a-z0-9._-]*$' });
const Pinned = closed({ version: Version, integrity: Integrity });

/**
 * Two published versions of a package are the change, in place of `history/` and `change/`: `from` becomes branch
 * `main`, `to` branch `feature`. Nothing of the package is committed here but this and what we say about it.
 */
export const Real = closed({
  ecosystem: Type.Literal('npm'),
  name: PackageName,
  from: Pinned,
  to: Pinned,
  /** Versions in which a defect is gone, for the proofs alone: no reader is shown them. */
  later: Type.Array(Pinned, { minItems: 1 }),
  /** What of the package is laid down, files or folders. The rest (bundles, maps) nobody reviews. */
  paths: Type.Array(Path, { minItems: 1 }),
  /** Packages that a proof needs at run time; they lie in `node_modules`, which git does not see. */
  needs: Type.Optional(Type.Array(closed({ name: PackageName, version: Version, integrity: Integrity }))),
  /** Where it is told what was wrong: a changelog's entry, an issue. */
  told: Type.Optional(Type.Array(Text)),
});
export type Real = Static<typeof Real>;
