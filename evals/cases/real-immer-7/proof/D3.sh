# A value is read from a draft, and then the original is assigned in its place.
const { produce } = loaded();
const base = { a: { b: 1 } };
const next = produce(base, (draft) => {
  draft.a;
  draft.a = base.a;
});
judge({ same: next === base }, next === base);
