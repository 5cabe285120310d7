import assert from 'node:assert/strict';
import { test } from 'node:test';
import { collection } from '../src/bank/collection.js';
import { reminder } from '../src/letters/reminder.js';

// The example of the banks' own leaflet: nobody's account.
const member = { name: 'Ida Roth', street: 'Am Bach 4', town: 'Weiler', plot: 31, iban: 'DE89370400440532013000' };
const rent = { what: 'the rent of 2026', cents: 12_800, since: '2026-01-01' };

test('a reminder names the sum', () => {
  assert.match(reminder(member, [rent, { ...rent, what: 'water', cents: 1_950 }]), /collect 147,50 €/);
});

test('the bank reads points', () => {
  assert.equal(collection(new Map([[member, rent]])), 'DE89370400440532013000;128.00;Ida Roth;the rent of 2026\n');
});
