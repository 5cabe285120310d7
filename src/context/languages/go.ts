import { posix } from 'node:path';
import { by } from '../../kernel/order.ts';
import type { GraphSources, Resolve } from '../graph/tree-paths.ts';
import type { Code } from '../imports/code.ts';
import type { FoundImport } from '../imports/found-import.ts';
import { dependency, type ManifestFacts } from '../manifests/manifest.ts';
import * as o from '../syntax/openers.ts';
import { syntax } from '../syntax/region.ts';
import { braceFunctions } from '../triggers/brace-functions.ts';
import { isBelow, SQL_IN_STRINGS, type LanguageRecord } from './language-record.ts';

export const LANGUAGES: readonly LanguageRecord[] = [
  {
    name: 'Go',
    extensions: 'go',
    syntax: syntax(o.SLASHES, o.STARS, o.DOUBLE, o.RAW_BACKTICK, o.CHARACTER),
    scanner: 'own',
    imports: goImports,
    family: {
      name: 'go',
      resolver: goResolver,
      mapsNames: /^go\.mod$/,
      declarations: /^(?:func(?:[ \t]*\([^)\n]{0,200}\))?|type|var|const)[ \t]+(\w+)/gm,
      configuration: [/^go\.(?:mod|work)$/],
      functions: braceFunctions([
        {
          header:
            /^func[ \t]+(?:\(\s*(?:\w+[ \t]+)?\*?(?<owner>\w+)[^()\n]{0,200}\)[ \t]*)?(?<name>\w+)[ \t]*(?:\[[^\]\n]{0,300}\])?\(/gm,
          tail: /^\s*([^;]*?)\s*$/,
        },
      ]),
      hasInterfaces: true,
    },
    ecosystem: {
      name: 'go',
      manifests: { 'go.mod': goMod },
      frameworks:
        'github.com/gin-gonic/gin github.com/labstack/echo github.com/gofiber/fiber github.com/go-chi/chi',
      comesFrom: isBelow,
    },
    questions: [
      'Is err shadowed by := in an inner scope, overwritten, or never checked?',
      'Is a response body, file or row set left unclosed on some path, or deferred inside a loop?',
      'Can a goroutine outlive its caller, block on a channel for ever, or write shared data without a lock?',
      'Is a nil map written to, a nil pointer in an interface compared with nil, or a slice appended to that shares memory?',
      'Is a context dropped, or its cancel function never called?',
      SQL_IN_STRINGS,
    ],
  },
];

/** Single imports, and import blocks with or without another name in front. */
function goImports(code: Code): FoundImport[] {
  const blocks = [...code.text.matchAll(/^[ \t]*import\s*(\([^)]*\)|[^\n]*)/gm)].map(
    (match) => match[1] ?? '',
  );
  return blocks.flatMap((block) =>
    [...block.matchAll(/"(\d+)"/g)].map((match) => ({
      module: code.strings[Number(match[1])] ?? '',
      names: [],
    })),
  );
}

/** Go: a package is a folder of the module whose `go.mod` names the import's prefix; its tests are not imported. */
function goResolver({ tree, texts }: GraphSources): Resolve {
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

/** `go.mod`: required modules, those marked `// indirect` apart. */
function goMod(text: string): ManifestFacts {
  if (!/^module\s+\S+/m.test(text)) throw new SyntaxError('no module line');
  const required = text.matchAll(
    /^(?:[ \t]+|require[ \t]+)([^\s()]+)[ \t]+(v[^\s]+)(?![^\n]*(?:=>|\/\/ indirect))[^\n]*$/gm,
  );
  const version = /^go[ \t]+(\S+)/m.exec(text)?.[1];
  return {
    dependencies: [...required].map(([, name = '', found = '']) => dependency(name, found)),
    facts: version === undefined ? [] : [`Go ${version}`],
  };
}
