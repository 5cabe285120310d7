import { expect, it } from 'vitest';
import { CLIENT_VERSION } from '../../scripts/client.ts';
import { TESTED_CLIENT } from '../../src/commands/doctor/program-checks.ts';

it('the doctor names the client that the end-to-end tests run', () => {
  expect(TESTED_CLIENT).toBe(CLIENT_VERSION);
});
