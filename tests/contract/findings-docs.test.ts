import { expect, it } from 'vitest';
import { PLACEMENTS } from '../../src/findings/placement.ts';
import { textIfAny } from './project-files.ts';

it('docs/findings.md explains every placement', () => {
  const rows = [...(textIfAny('docs/findings.md') ?? '').matchAll(/^\| `([\w-]+)` \|/gm)];
  const explained = rows
    .map(([, name = '']) => name)
    .filter((name) => PLACEMENTS.some((one) => one === name));
  expect(explained.toSorted()).toEqual([...PLACEMENTS].toSorted());
});
