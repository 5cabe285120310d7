import { expect, it } from 'vitest';
import type { RepoPath } from '../../kernel/repo-path.ts';
import { mayBeLoaded } from './name-weight.ts';

it.each([
  ['another folder', 'attic/evil.ts', 'api/evil.ts', true],
  ['data in another folder', 'attic/prod.yaml', 'k8s/prod.yaml', true],
  ['a word less', 'src/x_windows.go', 'src/x.go', true],
  ['another word beside one that stays', 'conf/app.dev.yaml', 'conf/app.prod.yaml', true],
  ['another name in the same folder', 'src/pay.ts', 'src/charge.ts', false],
  ['prose', 'a/notes.md', 'b/notes.md', false],
  ['an image', 'a/logo.png', 'b/logo.png', false],
])('what is moved may be loaded: %s', (_, from, to, loaded) => {
  expect(mayBeLoaded(from as RepoPath, to as RepoPath)).toBe(loaded);
});
