/** A module hook: who asks for `vitest` gets its in-process twin. */
export function resolve(specifier, context, next) {
  if (specifier !== 'vitest') return next(specifier, context);
  return next(new URL('vitest-in-process.ts', import.meta.url).href, context);
}
