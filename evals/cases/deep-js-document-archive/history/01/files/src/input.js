const LONGEST = 200;

/** A text of a request's JSON; an error if it is none. */
export function text(body, name) {
  const value = JSON.parse(body)[name];
  if (typeof value !== 'string' || value === '' || value.length > LONGEST) throw new TypeError(`${name} must be a text`);
  return value;
}
