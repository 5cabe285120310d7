import { expect, it } from 'vitest';
import { withVersion } from './version-files.ts';

it('sets the version and nothing else', () => {
  const manifest = '{\n  "name": "x",\n  "version": "0.0.1",\n  "description": "version: 0.0.1"\n}\n';
  expect(withVersion(manifest, '2.0.0')).toBe(
    '{\n  "name": "x",\n  "version": "2.0.0",\n  "description": "version: 0.0.1"\n}\n',
  );
});

it.each([
  ['no version', '{\n  "name": "x"\n}\n'],
  ['only a nested version', '{\n  "engine": {\n    "version": "1"\n  }\n}\n'],
])('refuses a manifest with %s', (_, manifest) => {
  expect(() => withVersion(manifest, '2.0.0')).toThrow('no top-level "version"');
});
