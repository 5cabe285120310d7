# A property that is undefined is set to undefined.
const { produce } = loaded();
const base = { a: undefined };
const next = produce(base, (draft) => {
  draft.a = undefined;
});
judge({ same: next === base }, next === base);
