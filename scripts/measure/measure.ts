/**
 * `npm run measure -- NAME` measures figures of the documents on this machine and prints them. A measurement is a file that exports
 * a function, and an entry here.
 */
const MEASUREMENTS: Readonly<
  Record<string, () => Promise<(print: (line: string) => void) => Promise<void>>>
> = {
  big: async () => (await import('./big.ts')).measureBig,
  redaction: async () => (await import('./redaction.ts')).measureRedaction,
};

const [name = ''] = process.argv.slice(2);
const found = Object.hasOwn(MEASUREMENTS, name) ? MEASUREMENTS[name] : undefined;
if (found === undefined) {
  process.stderr.write(`"${name}" is not a measurement; one of: ${Object.keys(MEASUREMENTS).join(', ')}\n`);
  process.exitCode = 2;
} else {
  const measure = await found();
  await measure((line) => {
    process.stdout.write(`${line}\n`);
  });
}
