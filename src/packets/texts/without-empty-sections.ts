/**
 * A template without the sections whose slots are all empty: their heading and words are about missing facts. A
 * section begins with a second-level heading; the common ending of every packet is a section too.
 */
export function withoutEmptySections(template: string, isEmpty: (slot: string) => boolean): string {
  return template
    .split(/(?=^## |^\{\{reply\}\}$)/m)
    .filter((section) => {
      const slots = [...section.matchAll(/\{\{(.*?)\}\}/g)].map(([, name = '']) => name);
      return slots.length === 0 || !slots.every(isEmpty);
    })
    .join('');
}
