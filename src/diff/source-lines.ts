import type { Side } from '../contracts/shapes.ts';
import type { LineSpan } from '../kernel/line-span.ts';
import type { RepoPath } from '../kernel/repo-path.ts';

/** Lines of one side of the change: `old` is the base, `new` the head. */
export type SourceLines = { readonly file: RepoPath; readonly side: Side; readonly at: LineSpan };
