import { expect, it } from 'vitest';
import { requireUniqueIds } from './unique-ids.ts';

it.each([
  ['ids that differ', [{ id: 'FD-001' }, { id: 'FD-002' }]],
  ['entries without an id', { findings: [{ file: 'a' }, { file: 'a' }] }],
  ['the same id in two lists of different meaning', { findings: [{ id: 'A' }], decisions: [{ id: 'A' }] }],
  ['no list at all', { valid: true, reason: '' }],
  ['a scalar', 'done'],
  ['lists of entries that are no objects', { focus: ['a', 'a', null, null, 7, undefined] }],
])('lets pass %s', (_, reply) => {
  expect(() => requireUniqueIds(reply)).not.toThrow();
});

it.each([
  [
    'in the reply itself',
    [{ id: 'FD-001' }, { id: 'FD-002' }, { id: 'FD-001' }],
    '/2/id: "FD-001" was used before',
  ],
  [
    'in a list of the reply',
    { slot: 's', decisions: [{ id: 'A' }, { id: 'A' }] },
    '/decisions/1/id: "A" was used before',
  ],
])('refuses an id used twice %s', (_, reply, message) => {
  expect(() => requireUniqueIds(reply)).toThrow(
    expect.objectContaining({
      code: 'refused/duplicate-id',
      message,
      hint: 'give every entry an id of its own',
    }),
  );
});
