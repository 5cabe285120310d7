import { asked, askedWith, type Question } from './question.ts';

const SCRIPT = ['TypeScript', 'JavaScript', 'Vue', 'Svelte', 'Astro'];
const REACT = ['react', 'preact', 'next', 'react-native', '@remix-run/react', 'gatsby', 'expo'];
const VUE = ['vue', 'nuxt', '@nuxt/kit'];

/** For what is written in TypeScript, JavaScript or components of either. */
export const SCRIPT_QUESTIONS: readonly Question[] = [
  ...asked(
    SCRIPT,
    'Is every promise awaited, returned or given a catch, also inside forEach, map and event handlers?',
    'Are == and != used where null, undefined, 0 and the empty string must be told apart, or || where ?? is meant?',
    'Does optional chaining yield undefined where the next step needs a value?',
    'Does sort, splice, reverse or Object.assign change an array or object that someone else still holds?',
    'Is parseInt, Number or JSON.parse fed input that may not parse, without a check of the result?',
  ),
  ...asked(
    ['TypeScript'],
    'Does an `as` cast or a non-null `!` claim something that the value may not be at run time?',
  ),
  ...askedWith(
    SCRIPT,
    VUE,
    'Is a ref read or compared without .value in script code, or with .value in a template?',
    'Does destructuring a reactive object or props lose reactivity, where toRef, toRefs or a getter is needed?',
    'Does a watcher or computed depend on something that is read only after an await, or not tracked at all?',
    'Are listeners, timers and observers that are set up in setup or onMounted removed in onUnmounted?',
  ),
  ...askedWith(
    SCRIPT,
    ['nuxt'],
    'Is browser-only API (window, document, localStorage) reached while rendering on the server?',
  ),
  ...askedWith(
    SCRIPT,
    REACT,
    'Does an effect, callback or memo close over a stale value because its dependency list lacks it?',
    'Does an effect that subscribes, fetches or sets a timer return the matching clean-up?',
    'Is state changed in place, or computed from the previous state without the updater function?',
    'Is a hook called in a condition, a loop or after an early return?',
  ),
  ...askedWith(
    SCRIPT,
    ['next'],
    'Does a server component use state, effects or browser API without "use client", or does a secret reach client code?',
  ),
  ...askedWith(
    SCRIPT,
    ['svelte', '@sveltejs/kit'],
    'Does reactive state change by mutation that Svelte cannot see, or is a store subscription never ended?',
  ),
  ...askedWith(
    SCRIPT,
    ['@angular/core', 'rxjs'],
    'Is every subscription ended (takeUntil, async pipe), and is a nested subscribe meant to be switchMap?',
  ),
  ...askedWith(
    SCRIPT,
    ['express', 'fastify', 'koa', 'hono', '@nestjs/core'],
    'Does each path of a handler answer exactly once, and does an error in asynchronous code reach the error handler?',
  ),
  ...askedWith(
    SCRIPT,
    ['mongoose', 'prisma', '@prisma/client', 'typeorm', 'sequelize', 'knex', 'pg', 'mysql2', 'drizzle-orm'],
    'Is a query built by joining strings, run once per item of a loop, or run outside the transaction it belongs to?',
  ),
];
