import { expect, it } from 'vitest';
import { repositoryAt, sameRepository, type RepositoryName } from './repository-name.ts';

const of = (host: string, owner = 'acme', name = 'shop'): RepositoryName => ({ host, owner, name });

it.each([
  ['https://github.com/acme/shop', of('github.com')],
  ['https://github.com/acme/shop.git', of('github.com')],
  ['https://github.com/acme/shop/', of('github.com')],
  ['https://www.github.com/acme/shop', of('github.com')],
  ['https://someone:secret@github.com/acme/shop.git', of('github.com')],
  ['HTTPS://GitHub.com/acme/shop', of('github.com')],
  ['https://github.example.com:8443/acme/shop.git', of('github.example.com')],
  ['http://ghe.example.com/acme/shop', of('ghe.example.com')],
  ['git@github.com:acme/shop.git', of('github.com')],
  ['github.com:acme/shop', of('github.com')],
  ['git@ghe.example.com:/acme/shop.git', of('ghe.example.com')],
  ['ssh://git@github.com/acme/shop.git', of('github.com')],
  ['ssh://git@ssh.github.com:443/acme/shop.git', of('github.com')],
  ['git+ssh://git@ghe.example.com:2222/acme/shop', of('ghe.example.com')],
  ['git://github.com/acme/shop.js.git', of('github.com', 'acme', 'shop.js')],
  ['https://github.com/acme/.github', of('github.com', 'acme', '.github')],
])('%s names a repository', (url, expected) => {
  expect(repositoryAt(url)).toEqual(expected);
});

it.each([
  '/srv/git/acme/shop.git',
  '../shop.git',
  'file:///srv/acme/shop.git',
  'C:\\code\\shop',
  'https://gitlab.com/group/sub/shop.git',
  'https://github.com/acme',
  'https://github.com/acme/..',
  'https://github.com/--flag/shop',
  'https://github.com/acme/{owner}',
  'https://github.com/acme/shop?x=1',
  'https://git hub.com/acme/shop',
  '',
])('%s names none', (url) => {
  expect(repositoryAt(url)).toBeUndefined();
});

it('compares names as GitHub does, without case', () => {
  expect(sameRepository(of('github.com', 'Acme', 'Shop'), of('github.com'))).toBe(true);
  expect(sameRepository(of('github.com', 'acme', 'shop2'), of('github.com'))).toBe(false);
  expect(sameRepository(of('ghe.example.com'), of('github.com'))).toBe(false);
});
