import { describe, expect, it } from 'vitest';
import { redirectLook, type LookTool } from './redirect-look.ts';

const roots = { top: '/home/u/repo', tree: '/trees/abc' };
const OUTSIDE = `a file is changed below the packet's tree, by its absolute path there: ${roots.tree}`;

describe.each<LookTool>(['Edit', 'Write'])('%s', (tool) => {
  it('is made in the tree, with what it was to write', () => {
    const input = { file_path: '/trees/abc/src/a.ts', content: 'x' };
    expect(redirectLook(tool, input, roots)).toEqual({
      ...{ kind: 'allowed', input, path: 'src/a.ts', target: '/trees/abc/src/a.ts', detail: '' },
    });
  });

  it.each([
    ['in the user’s own work tree', '/home/u/repo/src/a.ts', 'src/a.ts', OUTSIDE],
    ['by a relative path', 'src/a.ts', 'src/a.ts', OUTSIDE],
    [
      'of our own files',
      '/trees/abc/.correctless/config/workflow-config.json',
      '.correctless/config/workflow-config.json',
      '".correctless/config/workflow-config.json" is not yours to change',
    ],
    [
      'of our own files on a disk that knows no case',
      '/trees/abc/.Correctless/x',
      '.Correctless/x',
      '".Correctless/x" is not yours to change',
    ],
    [
      'of what the client asks people about',
      '/trees/abc/.npmrc',
      '.npmrc',
      '".npmrc" is changed by people only: report a failure if the step needs it',
    ],
    ['elsewhere', '/etc/hosts', '/etc/hosts', '"/etc/hosts" is outside the tree under review'],
  ])('is refused %s', (_, file_path, path, why) => {
    expect(redirectLook(tool, { file_path }, roots)).toEqual({ kind: 'refused', path, why });
  });

  it('may change a file that only begins like ours', () => {
    for (const name of ['.correctless.yml', 'src/.correctless/a.ts']) {
      const file_path = `/trees/abc/${name}`;
      expect(redirectLook(tool, { file_path }, roots)).toMatchObject({ kind: 'allowed', path: name });
    }
  });
});
