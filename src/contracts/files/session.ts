import { Type, type Static } from 'typebox';
import { RunId } from './merged-from.ts';
import { closed } from '../shapes.ts';

/** `sessions/<session>.json`: the run whose slots a session of the client last called. */
export const SessionFile = Type.Object(
  {
    session: Type.String(),
    run: RunId,
    tree_root: Type.String(),
    packages_root: Type.Optional(Type.String()),
  },
  closed,
);
export type SessionFile = Static<typeof SessionFile>;
