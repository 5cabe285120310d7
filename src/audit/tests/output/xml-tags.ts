export type XmlTag = {
  readonly name: string;
  readonly kind: 'open' | 'close' | 'empty';
  readonly attributes: ReadonlyMap<string, string>;
  /** What is between it and the next. */
  readonly text: string;
};

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['lt', '<'],
  ['gt', '>'],
  ['amp', '&'],
  ['quot', '"'],
  ['apos', "'"],
]);

/**
 * The tags of these names, in order. Deliberately not an XML parser: the document is inside other output, may have that output
 * in its middle or lose its end, and runners write characters that XML does not allow. A parser would refuse it whole; here
 * every tag that can be read counts.
 */
export function xmlTags(text: string, names: readonly string[]): XmlTag[] {
  const pattern = new RegExp(
    `<!\\[CDATA\\[[^]*?\\]\\]>|<!--[^]*?-->|` +
      `<(/?)(${names.join('|')})((?:\\s+[\\w:.-]+\\s*=\\s*(?:"[^"]*"|'[^']*'))*)\\s*(/?)>`,
    'g',
  );
  const found = [...text.matchAll(pattern)].filter(([, , name]) => name !== undefined);
  return found.map(([whole, closing, name = '', attributes = '', empty], at) => {
    const kind = closing === '/' ? 'close' : empty === '/' ? 'empty' : 'open';
    const start = (found[at]?.index ?? 0) + whole.length;
    return {
      name,
      kind,
      attributes: attributesOf(attributes),
      text: text.slice(start, found[at + 1]?.index),
    };
  });
}

function attributesOf(text: string): Map<string, string> {
  const found = text.matchAll(/([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g);
  return new Map(
    [...found].map(([, name = '', double, single]) => [name, unescaped(double ?? single ?? '')]),
  );
}

export function unescaped(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w+));/gi, (whole, decimal, hexadecimal, name) => {
    if (name !== undefined) return ENTITIES.get(String(name)) ?? whole;
    const code = decimal === undefined ? parseInt(String(hexadecimal), 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
