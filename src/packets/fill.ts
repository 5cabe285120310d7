import { TEMPLATES } from './templates.gen.ts';

/**
 * Replaces each `{{name}}` in a template, in one pass: text that is filled in is never read as a template.
 *
 * A slot without a value and a value without a slot are bugs: either way an agent would miss something.
 */
export function fill(template: string, values: Readonly<Record<string, string>>): string {
  const used = new Set<string>();
  const text = template.replaceAll(/\{\{(.*?)\}\}/g, (_, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) throw new Error(`the template's slot {{${name}}} has no value`);
    used.add(name);
    return value;
  });
  const unused = Object.keys(values).filter((name) => !used.has(name));
  if (unused.length > 0) throw new Error(`the template has no slot for ${unused.join(', ')}`);
  return text;
}

/** A part of a packet in words of this program, without the newline at its end. */
export function wordsOf(name: keyof typeof TEMPLATES, values: Readonly<Record<string, string>> = {}): string {
  return fill(TEMPLATES[name], values).trimEnd();
}
