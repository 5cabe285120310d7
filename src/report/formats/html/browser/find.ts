/** An element of the page by its id. Any of them may be missing. */
export function byId(id: string): HTMLElement | null {
  return document.getElementById(id);
}

export function all<E extends HTMLElement>(selector: string, within: ParentNode = document): E[] {
  return [...within.querySelectorAll<E>(selector)];
}
