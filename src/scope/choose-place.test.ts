import { expect, it } from 'vitest';
import { choosePlace, placeOf, type Candidate } from './choose-place.ts';

const remote = (name: string, owner: string, preferred = false): Candidate => ({
  remote: name,
  repository: { host: 'github.com', owner, name: 'shop' },
  preferred,
});

it.each<[string, Candidate[], string, string]>([
  ['the only one', [remote('work', 'acme')], 'work', ''],
  ['any of several that are the same one', [remote('a', 'acme'), remote('b', 'ACME')], 'a', ''],
  [
    'upstream before origin',
    [remote('origin', 'me'), remote('upstream', 'acme')],
    'upstream',
    'remote upstream, chosen by its name before origin (github.com/me/shop)',
  ],
  [
    'origin before any other',
    [remote('friend', 'eve'), remote('origin', 'me')],
    'origin',
    'remote origin, chosen by its name before friend (github.com/eve/shop)',
  ],
  [
    'what gh was told before all',
    [remote('upstream', 'acme'), remote('friend', 'eve', true)],
    'friend',
    'remote friend, chosen as gh was told before upstream (github.com/acme/shop)',
  ],
])('a number is looked up in %s', (_, candidates, expected, why) => {
  const place = choosePlace(candidates, '#7');
  expect([place.remote, place.why]).toEqual([expected, why]);
});

it('a number is refused where several are as likely', () => {
  expect(() => choosePlace([remote('a', 'acme'), remote('b', 'eve')], '#7')).toThrow(
    expect.objectContaining({
      code: 'usage/bad-value',
      message: '"#7" may be one of a (github.com/acme/shop), b (github.com/eve/shop)',
      hint: expect.stringContaining('gh repo set-default') as string,
    }),
  );
});

it('a URL is looked up by the remote that is its repository', () => {
  const asked = { host: 'github.com', owner: 'Acme', name: 'Shop' };
  expect(placeOf([remote('origin', 'me'), remote('theirs', 'acme')], asked).remote).toBe('theirs');
});

it('a URL of another repository is refused, both are named, and no control character reaches a terminal', () => {
  const asked = { host: 'ghe.example.com', owner: 'acme', name: 'shop' };
  const refused = (candidates: readonly Candidate[], message: string): void => {
    expect(() => placeOf(candidates, asked)).toThrow(
      expect.objectContaining({ code: 'scope/wrong-repository', message }),
    );
  };
  const belongs = "the pull request belongs to ghe.example.com/acme/shop, and this repository's remotes are";
  refused([remote('origin', 'acme')], `${belongs} origin (github.com/acme/shop)`);
  refused([remote('o\u001b[2J', 'acme')], `${belongs} "o\\u001b[2J" (github.com/acme/shop)`);
});
