import { clientPath } from '../../../scripts/client.ts';

/** Runs once, before all end-to-end tests: without the pinned client there is nothing to test, and that is a failure. */
export async function setup(): Promise<void> {
  await clientPath();
}
