import { CARGO } from './cargo.ts';
import { GO } from './go.ts';
import { JEST } from './jest.ts';
import { JUNIT } from './junit.ts';
import { NODE_SPEC } from './node-spec.ts';
import { PYTEST } from './pytest.ts';
import type { Runner } from './runner.ts';
import { TAP } from './tap.ts';
import { UNITTEST } from './unittest.ts';
import { VITEST } from './vitest.ts';

/** Runners with a format of their own come before TAP, which any text may look like. */
export const RUNNERS: readonly Runner[] = [VITEST, JEST, PYTEST, UNITTEST, GO, CARGO, NODE_SPEC, JUNIT, TAP];
