# A property with a symbol for its name that cannot be written is changed.
const { produce } = loaded();
const key = Symbol('key');
const base = Object.defineProperty({ a: 1 }, key, { value: 1, enumerable: true, writable: false, configurable: true });
let failed;
let next;
try {
  next = produce(base, (draft) => {
    draft[key] = 2;
  });
} catch (error) {
  failed = error.message;
}
judge({ failed, next: next?.[key] }, next?.[key] === 2);
