import { expect, it } from 'vitest';
import type { RepoPath } from '../../kernel/repo-path.ts';
import { mayBeCode } from './may-be-code.ts';

it.each([
  ...['config.ru', 'src/boot.inc', 'a.php7', 'a.phtml', 'evil.pth', 'login.t', 'a.ejs', 'a.erb', 'a.hbs'],
  ...['.env', '.env.production', 'app/.env.local', 'app/prod.env'],
])('%s may be code', (path) => {
  expect(mayBeCode(path as RepoPath)).toBe(true);
});

it.each(['a.png', 'a.bin', 'a.txt', 'x.env.png', 'a.tt'])('%s is none', (path) => {
  expect(mayBeCode(path as RepoPath)).toBe(false);
});
