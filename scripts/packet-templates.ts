/**
 * `src/packets/templates.gen.ts`: the templates as a module, because the installed bundle has no `prompts/`.
 *
 * @param files the text of each template by its name
 */
export function renderTemplates(files: ReadonlyMap<string, string>): string {
  if (files.size === 0) throw new Error('no packet template found');
  const entries = [...files]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, text]) => `  ${key(name)}: \`${templateLiteral(text)}\`,\n`);
  return `// Made from prompts/packets/ by \`npm run gen\`.\nexport const TEMPLATES = {\n${entries.join('')}} as const;\n`;
}

/** An object key as Prettier writes it. */
export function key(name: string): string {
  return /^[a-z]+$/.test(name) ? name : `'${name}'`;
}

/** Escapes a text for a template literal. */
export function templateLiteral(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${');
}
