import { Type } from 'typebox';
import { RunId, closed } from '../shapes.ts';

/** For a run merged from shards: which shards, and what they leave open. */
export const MergedFrom = closed({
  of: Type.Integer({ minimum: 1 }),
  /** `top` and `tree_root` are absolute paths on the machine that reviewed the shard. */
  shards: Type.Array(
    closed({
      index: Type.Integer({ minimum: 1 }),
      run: RunId,
      top: Type.String(),
      tree_root: Type.String(),
    }),
  ),
  gaps: Type.Array(Type.String()),
  failures: Type.Array(Type.String()),
});
