/**
 * `src/packets/templates.gen.ts`: the templates as a module, because the bundle that users run has no `prompts/`.
 *
 * `files` holds the text of each `prompts/packets/<name>.md` by its name.
 */
export function renderTemplates(files: ReadonlyMap<string, string>): string {
  if (files.size === 0) throw new Error('no packet template found');
  const entries = [...files]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, text]) => `  ${key(name)}: \`${literal(text)}\`,\n`);
  return `// Made from prompts/packets/ by \`npm run gen\`.\nexport const TEMPLATES = {\n${entries.join('')}} as const;\n`;
}

/** As Prettier writes it. */
export function key(name: string): string {
  return /^[a-z]+$/.test(name) ? name : `'${name}'`;
}

function literal(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${');
}
