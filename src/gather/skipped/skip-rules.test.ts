import { expect, it } from 'vitest';
import { sampleRepository } from '../../../tests/kit/sample-repository.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';
import { readSkipRules } from './skip-rules.ts';

const skip = ['LICENSE', '*_pb2*', '*.snap', 'made', 'gen/', 'docs/**'].map((glob) => ({
  glob,
  reason: glob,
}));

it('a pattern that names a file at base means files, and no folder that a change may bring', async () => {
  const repository = sampleRepository({
    '.correctless/config/workflow-config.json': JSON.stringify({ review: { skip } }),
    LICENSE: 'MIT\n',
    'src/a_pb2.py': 'x\n',
    'made/x.ts': 'x\n',
  });
  const rules = await readSkipRules(repository, 'HEAD');
  const taken = (...paths: string[]) => paths.filter((path) => rules(path as RepoPath) !== undefined);
  const kept = ['LICENSE', 'lib/LICENSE', 'b_pb2.py', 'made/x.ts', 'made/a/y.ts', 'gen/a/x.ts', 'docs/a/b'];
  expect(taken(...kept)).toEqual(kept);
  expect(taken('LICENSE/index.ts', 'src/LICENSE/a/b.ts', 'src/c_pb2/index.ts', 'a.snap/x.ts')).toEqual([]);
});
