import { expect, it } from 'vitest';
import { pluginsIn } from './client-plugins.ts';

it('reads what the client lists; of a marketplace in a folder, the version that lies there now', () => {
  const list = [
    { id: 'df@correctless', version: '0.1.0', scope: 'user', enabled: true, folderVersion: '0.2.0' },
    { id: 'x@y', version: '1.0.0', enabled: false },
  ];
  expect(pluginsIn(JSON.stringify(list))).toEqual([
    { id: 'df@correctless', version: '0.2.0', enabled: true },
    { id: 'x@y', version: '1.0.0', enabled: false },
  ]);
});

it.each(['', 'No plugins installed', '{}', '[{"version":"1"}]', '[7]', '[null]'])(
  'anything else is no list: %j',
  (text) => {
    expect(pluginsIn(text)).toBeUndefined();
  },
);
