import { expect, it } from 'vitest';
import { withSection } from './page-section.ts';

const page = 'before\n<!-- generated:layout -->\nold\nold\n<!-- /generated -->\nafter\n';

it('replaces the text between the markers', () => {
  expect(withSection(page, 'layout', 'new $1 $&\n')).toBe(
    'before\n<!-- generated:layout -->\nnew $1 $&\n<!-- /generated -->\nafter\n',
  );
});

it.each([
  ['is missing', page, 'other', 0],
  ['is never closed', page.replace('<!-- /generated -->', ''), 'layout', 0],
  ['occurs twice', page + page, 'layout', 2],
])('refuses a page in which the section %s', (_, text, name, found) => {
  expect(() => withSection(text, name, '')).toThrow(`expected one section "${name}", found ${found}`);
});
