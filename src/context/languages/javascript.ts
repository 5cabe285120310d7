import { javascriptResolver } from '../graph/javascript.ts';
import { javascriptImports } from '../imports/javascript.ts';
import { isObject, objectIn, textsIn } from '../manifests/json.ts';
import { dependency, type ManifestFacts } from '../manifests/manifest.ts';
import { JAVASCRIPT, TYPESCRIPT } from '../syntax/javascript.ts';
import { javascriptFunctions } from '../triggers/javascript-functions.ts';
import {
  isBelow,
  SQL_IN_STRINGS,
  type Ecosystem,
  type Family,
  type LanguageQuestion,
  type LanguageRecord,
} from './language-record.ts';

const FAMILY: Family = {
  name: 'javascript',
  alsoImports: 'json css scss sass less graphql gql svg html md mdx txt wasm',
  resolver: javascriptResolver,
  mapsNames: /^(?:package\.json|[jt]sconfig(?:\.[\w-]+)*\.json)$/,
  types: [
    ['.js .jsx .ts .tsx .vue', '.d.ts'],
    ['.mjs', '.d.mts'],
    ['.cjs', '.d.cts'],
  ],
  configuration: [
    /^package\.json$/,
    /^[jt]sconfig(?:\.[\w-]+)*\.json$/,
    /^(?:vite|vitest|jest|webpack|rollup|next|nuxt)\.config\.\w+$/,
  ],
  functions: javascriptFunctions,
  hasInterfaces: true,
  hasTypesBehind: true,
};

export const NPM: Ecosystem = {
  name: 'npm',
  manifests: { 'package.json': packageJson },
  frameworks:
    'nuxt next @sveltejs/kit @remix-run/react astro @angular/core gatsby @nestjs/core electron react-native expo vue react preact svelte solid-js lit fastify express koa hono',
  comesFrom: isBelow,
};

/** `package.json` of npm, pnpm, Yarn and Bun. */
function packageJson(text: string): ManifestFacts {
  const value = JSON.parse(text.replace(/^\uFEFF/, '')) as unknown;
  if (!isObject(value)) throw new SyntaxError('not an object');
  const listed = (field: string, development: boolean) =>
    textsIn(objectIn(value, field)).map(([name, version]) => dependency(name, version, development));
  const node = objectIn(value, 'engines')['node'];
  return {
    dependencies: [
      ...['dependencies', 'peerDependencies', 'optionalDependencies'].flatMap((field) =>
        listed(field, false),
      ),
      ...listed('devDependencies', true),
    ],
    facts: [
      ...(value['type'] === 'module' ? ['ES modules'] : []),
      ...(typeof node === 'string' ? [`Node ${node}`] : []),
    ],
  };
}

const REACT = 'react preact next react-native @remix-run/react gatsby expo';
const VUE = 'vue nuxt @nuxt/kit';
const togetherWith = (dependencies: string, ...questions: string[]): LanguageQuestion[] =>
  questions.map((ask) => ({ with: dependencies, ask }));

const ASKED: readonly LanguageQuestion[] = [
  'Is every promise awaited, returned or given a catch, also inside forEach, map and event handlers?',
  'Are == and != used where null, undefined, 0 and the empty string must be told apart, or || where ?? is meant?',
  'Does optional chaining yield undefined where the next step needs a value?',
  'Does sort, splice, reverse or Object.assign change an array or object that someone else still holds?',
  'Is parseInt, Number or JSON.parse fed input that may not parse, without a check of the result?',
];
const ASKED_WITH: readonly LanguageQuestion[] = [
  ...togetherWith(
    VUE,
    'Is a ref read or compared without .value in script code, or with .value in a template?',
    'Does destructuring a reactive object or props lose reactivity, where toRef, toRefs or a getter is needed?',
    'Does a watcher or computed depend on something that is read only after an await, or not tracked at all?',
    'Are listeners, timers and observers that are set up in setup or onMounted removed in onUnmounted?',
  ),
  ...togetherWith(
    'nuxt',
    'Is browser-only API (window, document, localStorage) reached while rendering on the server?',
  ),
  ...togetherWith(
    REACT,
    'Does an effect, callback or memo close over a stale value because its dependency list lacks it?',
    'Does an effect that subscribes, fetches or sets a timer return the matching clean-up?',
    'Is state changed in place, or computed from the previous state without the updater function?',
    'Is a hook called in a condition, a loop or after an early return?',
  ),
  ...togetherWith(
    'next',
    'Does a server component use state, effects or browser API without "use client", or does a secret reach client code?',
  ),
  ...togetherWith(
    'svelte @sveltejs/kit',
    'Does reactive state change by mutation that Svelte cannot see, or is a store subscription never ended?',
  ),
  ...togetherWith(
    '@angular/core rxjs',
    'Is every subscription ended (takeUntil, async pipe), and is a nested subscribe meant to be switchMap?',
  ),
  ...togetherWith(
    'express fastify koa hono @nestjs/core',
    'Does each path of a handler answer exactly once, and does an error in asynchronous code reach the error handler?',
  ),
  ...togetherWith(
    'mongoose prisma @prisma/client typeorm sequelize knex pg mysql2 drizzle-orm',
    'Is a query built by joining strings, run once per item of a loop, or run outside the transaction it belongs to?',
  ),
];

/** Shared by TypeScript, JavaScript and their component files. */
export const SCRIPT = {
  scanner: 'own',
  imports: javascriptImports,
  family: FAMILY,
  ecosystem: NPM,
  questions: [...ASKED, ...ASKED_WITH],
} as const;

const TYPED: Omit<LanguageRecord, 'extensions' | 'syntax'> = {
  ...SCRIPT,
  name: 'TypeScript',
  questions: [
    ...ASKED,
    'Does an `as` cast or a non-null `!` claim something that the value may not be at run time?',
    ...ASKED_WITH,
    SQL_IN_STRINGS,
  ],
};

export const LANGUAGES: readonly LanguageRecord[] = [
  { ...TYPED, extensions: 'ts mts cts', programs: 'tsx', syntax: TYPESCRIPT },
  { ...TYPED, extensions: 'tsx', syntax: JAVASCRIPT },
  {
    ...SCRIPT,
    name: 'JavaScript',
    extensions: 'js jsx mjs cjs',
    programs: 'node deno bun',
    syntax: JAVASCRIPT,
    questions: [...SCRIPT.questions, SQL_IN_STRINGS],
  },
  { extensions: 'gs', syntax: JAVASCRIPT, scanner: 'own', imports: 'unread', questions: [] },
];
