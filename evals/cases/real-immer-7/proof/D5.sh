# An engine of ES5, whose Object.isFrozen does not take a number.
const { isFrozen } = Object;
Object.isFrozen = (value) => {
  if (Object(value) !== value) throw new TypeError('Object.isFrozen: argument is not an object');
  return isFrozen(value);
};
let failed;
try {
  loaded().produce(1, (number) => number + 1);
} catch (error) {
  failed = error.message;
}
judge({ failed }, failed === undefined);
