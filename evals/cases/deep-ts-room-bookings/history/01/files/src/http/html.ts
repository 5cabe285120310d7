const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Markup that needs no escaping any more. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** Markup; values are escaped unless they are markup themselves. */
export function html(parts: TemplateStringsArray, ...values: readonly (string | Html | readonly Html[])[]): Html {
  return new Html(parts.map((part, index) => part + (index < values.length ? inner(values[index]) : '')).join(''));
}

function inner(value: string | Html | readonly Html[] | undefined): string {
  if (value === undefined) return '';
  if (value instanceof Html) return value.text;
  if (typeof value === 'string') return value.replace(/[&<>"']/g, (one) => ENTITIES[one] ?? one);
  return value.map((one) => one.text).join('');
}
