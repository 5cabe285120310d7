import { expect, it } from 'vitest';
import { renderTemplates } from './packet-templates.ts';

it('writes each template as a constant, in the order of its names', () => {
  const module = renderTemplates(
    new Map([
      ['b-c', 'two\n'],
      ['a', 'one\n'],
    ]),
  );
  expect(module).toBe(
    "// Made from prompts/packets/ by `npm run gen`.\nexport const TEMPLATES = {\n  a: `one\n`,\n  'b-c': `two\n`,\n} as const;\n",
  );
});

it.each([
  ['`code`', '\\`code\\`'],
  ['${value}', '\\${value}'],
  ['a\\nb', 'a\\\\nb'],
  ['$5 and {{slot}}', '$5 and {{slot}}'],
])('escapes %j, so that the module has it unchanged', (text, escaped) => {
  expect(renderTemplates(new Map([['a', text]]))).toContain(`  a: \`${escaped}\`,\n`);
});

it('refuses to write a module without templates', () => {
  expect(() => renderTemplates(new Map())).toThrow('no packet template found');
});
