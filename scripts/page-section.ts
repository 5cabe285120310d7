/** Replaces the text between the markers of a section. Throws unless the section occurs exactly once. */
export function withSection(text: string, name: string, content: string): string {
  const section = new RegExp(`(<!-- generated:${name} -->\n).*?(<!-- /generated -->)`, 'gs');
  const found = text.match(section)?.length ?? 0;
  if (found !== 1) throw new Error(`expected one section "${name}", found ${found}`);
  return text.replace(section, (_, open: string, close: string) => `${open}${content}${close}`);
}

/** A Markdown table with the empty lines that it needs around it. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const [top, ...lines] = [head, ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  return ['', top, `|${'---|'.repeat(head.length)}`, ...lines, '', ''].join('\n');
}
