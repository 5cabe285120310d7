class Markup {
  constructor(text) {
    this.text = text;
  }

  toString() {
    return this.text;
  }
}

/** Markup as it stands, for what has been made by `html`. */
export function raw(text) {
  return new Markup(text);
}

/** A template whose values are escaped, but for markup and lists of it. */
export function html(parts, ...values) {
  return new Markup(parts.reduce((all, part, at) => all + shown(values[at - 1]) + part));
}

function shown(value) {
  if (value instanceof Markup) return value.text;
  if (Array.isArray(value)) return value.map(shown).join('');
  return String(value).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
