/**
 * Module hooks of the test runner for mutants.
 *
 * Who asks for `vitest` gets its resident twin. And a generation, `?generation=N`, is handed down from a test file to
 * the sources it imports, so that one process can load the mutated room again and again. The floors below every room
 * hold no mutant and are loaded once.
 */
export async function resolve(specifier, context, next) {
  if (specifier === 'vitest') {
    return next(new URL('resident-vitest.ts', import.meta.url).href, {
      ...context,
      parentURL: import.meta.url,
    });
  }
  const found = await next(specifier, context);
  const generation = new URL(context.parentURL ?? 'file:///').searchParams.get('generation');
  if (generation === null || !isMutable(found.url)) return found;
  const url = new URL(found.url);
  url.searchParams.set('generation', generation);
  return { ...found, url: url.href };
}

function isMutable(url) {
  return (
    url.startsWith('file:') &&
    !/\/node_modules\/|\/src\/(?:kernel|contracts)\//.test(url) &&
    /\.ts(?:\?|$)/.test(url)
  );
}
