import { posix } from 'node:path';
import { by } from '../../kernel/order.ts';
import type { GraphSources, Resolve } from './resolver.ts';

/** Go: a package is a folder below the module whose `go.mod` names the import's beginning; its tests are not imported. */
export function goResolver({ tree, texts }: GraphSources): Resolve {
  const modules = [...texts]
    .filter(([path]) => posix.basename(path) === 'go.mod')
    .flatMap(([path, text]) => {
      const name = /^module[ \t]+"?([^\s"]+)/m.exec(text)?.[1];
      return name === undefined ? [] : [{ name, folder: posix.dirname(path) }];
    })
    .toSorted(by(({ name }) => -name.length));
  return (from, { module }) => {
    const owner = modules.find(({ name }) => module === name || module.startsWith(`${name}/`));
    const folder = module.startsWith('.')
      ? posix.join(posix.dirname(from), module)
      : owner && posix.join(owner.folder, module.slice(owner.name.length));
    if (folder === undefined) return [];
    return tree.in(folder).filter((path) => path.endsWith('.go') && !path.endsWith('_test.go'));
  };
}
