import {
  ASYMMETRIC_MATCHERS_OBJECT,
  getState,
  GLOBAL_EXPECT,
  JestAsymmetricMatchers,
  JestChaiExpect,
  JestExtend,
  setState,
  type ExpectStatic,
} from '@vitest/expect';
import * as chai from 'chai';

/**
 * What the tests import as `vitest` while mutants run: the runner and the matchers that vitest itself is made of, without
 * its workers and its module server. Those start anew for every mutant; here a mutant costs no more than its tests.
 */
export { afterAll, afterEach, beforeAll, beforeEach, describe, it, onTestFinished } from '@vitest/runner';

for (const plugin of [JestExtend, JestChaiExpect, JestAsymmetricMatchers]) chai.use(plugin);

export const expect = assembledExpect();

function assembledExpect(): ExpectStatic {
  const own = ((value: unknown, message?: string) => chai.expect(value, message)) as unknown as ExpectStatic;
  const matchers = (globalThis as Record<symbol, object>)[ASYMMETRIC_MATCHERS_OBJECT];
  Object.assign(own, chai.expect, matchers, {
    getState: () => getState(own),
    unreachable: (message = '') => chai.assert.fail(`expected ${message} not to be reached`),
  });
  setState({ assertionCalls: 0 }, own);
  Object.defineProperty(globalThis, GLOBAL_EXPECT, { value: own, writable: true, configurable: true });
  return own;
}

const stubbed = new Map<string, string | undefined>();

export const vi = {
  stubEnv(name: string, value: string): void {
    if (!stubbed.has(name)) stubbed.set(name, process.env[name]);
    process.env[name] = value;
  },
  unstubAllEnvs(): void {
    for (const [name, value] of stubbed) {
      if (value === undefined) Reflect.deleteProperty(process.env, name);
      else process.env[name] = value;
    }
    stubbed.clear();
  },
};
