import assert from 'node:assert/strict';
import { test } from 'node:test';
import { euros } from '../src/letters/format.js';
import { rentLetter } from '../src/letters/rent.js';

// The example of the banks' own leaflet: nobody's account.
const member = { name: 'Ida Roth', street: 'Am Bach 4', town: 'Weiler', plot: 31, iban: 'DE89370400440532013000' };

test('amounts', () => {
  assert.equal(euros(123_450), '1.234,50 €');
  assert.equal(euros(5), '0,05 €');
});

test('a rent is announced', () => {
  const text = rentLetter(member, { what: 'the rent of 2026', cents: 12_800, since: '2026-01-01' }, '2026-03-07');
  assert.match(text, /On 7\. 3\. 2026 we collect 128,00 €/);
});
