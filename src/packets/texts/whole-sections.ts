/**
 * A template without the sections of which every slot is filled with nothing: heading and words are about what is not there. A
 * section begins with a heading of the second level, and what every packet ends with is one by itself.
 */
export function wholeSections(template: string, isEmpty: (slot: string) => boolean): string {
  return template
    .split(/(?=^## |^\{\{reply\}\}$)/m)
    .filter((section) => {
      const slots = [...section.matchAll(/\{\{(.*?)\}\}/g)].map(([, name = '']) => name);
      return slots.length === 0 || !slots.every(isEmpty);
    })
    .join('');
}
