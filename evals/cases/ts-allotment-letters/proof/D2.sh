#!/bin/sh
# Amounts in one reminder are written in two ways, one of them not by euros(). On main there is no reminder.
set -eu
loader=$(cd "$(dirname "$0")/../../../.." && pwd)/node_modules/tsx/dist/loader.mjs
seen=0
node --import "$loader" --input-type=module - <<'EOF' || seen=$?
import { readdirSync } from 'node:fs';
if (!readdirSync('src/letters').includes('reminder.ts')) process.exit(0);
const { reminder } = await import('./src/letters/reminder.ts');
const member = { name: 'Ida Roth', street: 'Am Bach 4', town: 'Weiler', plot: 31, iban: 'DE89370400440532013000' };
const text = reminder(member, [{ what: 'rent', cents: 123_450, since: '2026-01-01' }]);
const amounts = text.match(/[\d.,]+ €/g);
console.log('amounts of the reminder:', amounts.join(' '));
process.exitCode = amounts.every((one) => one === '1.234,50 €') ? 0 : 10;
EOF
case $seen in 0) exit 0 ;; 10) exit 1 ;; *) exit 2 ;; esac
