# Without Proxy, an object below a symbol is changed in a draft.
const immer = loaded({ es5: true });
immer.setAutoFreeze(false);
const key = Symbol('key');
const base = { [key]: { a: 1 } };
const next = immer.produce(base, (draft) => {
  draft[key].a = 2;
});
judge({ base: base[key].a, next: next[key].a }, base[key].a === 1 && next[key].a === 2);
