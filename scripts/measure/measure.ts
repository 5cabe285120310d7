/**
 * `npm run measure -- NAME`: measures what the documents state, on this machine, and prints it. A file a measurement, which
 * exports its function; a line here.
 */
const MEASUREMENTS: Readonly<Record<string, () => Promise<(say: (line: string) => void) => Promise<void>>>> =
  {
    big: async () => (await import('./big.ts')).measureBig,
    redaction: async () => (await import('./redaction.ts')).measureRedaction,
  };

const [name = ''] = process.argv.slice(2);
const found = Object.hasOwn(MEASUREMENTS, name) ? MEASUREMENTS[name] : undefined;
if (found === undefined) {
  process.stderr.write(`"${name}" is no measurement; one of: ${Object.keys(MEASUREMENTS).join(', ')}\n`);
  process.exitCode = 2;
} else {
  const measure = await found();
  await measure((line) => {
    process.stdout.write(`${line}\n`);
  });
}
