import { Type, type Static } from 'typebox';
import { RunId, closed } from '../shapes.ts';

/** `sessions/<session>.json`: the run whose slots the client's session called last. */
export const SessionFile = closed({
  session: Type.String(),
  run: RunId,
  tree_root: Type.String(),
  packages_root: Type.Optional(Type.String()),
});
export type SessionFile = Static<typeof SessionFile>;
