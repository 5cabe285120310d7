import { forwardSlashes } from '../kernel/text/forward-slashes.ts';
import type { LookTool } from './redirect-look.ts';

/** A look's input with its paths as `redirectLook` reads them, whatever the platform's separator. */
export function slashedPaths(
  tool: LookTool,
  input: Readonly<Record<string, unknown>>,
  platform: string,
): Readonly<Record<string, unknown>> {
  // Grep's pattern is a regular expression.
  const keys = ['file_path', 'path', ...(tool === 'Glob' ? ['pattern'] : [])];
  const paths = keys.flatMap((key) => {
    const value = input[key];
    return typeof value === 'string' ? [[key, forwardSlashes(value, platform)] as const] : [];
  });
  return { ...input, ...Object.fromEntries(paths) };
}
