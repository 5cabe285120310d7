/** `npm run measure -- NAME`: figures of the documents, measured anew. One file for each; printed as Markdown. */
const MEASUREMENTS: Readonly<Record<string, () => Promise<string>>> = {
  redaction: async () => (await import('./redaction.ts')).measureRedaction(),
};

const [name = ''] = process.argv.slice(2);
const measure = Object.hasOwn(MEASUREMENTS, name) ? MEASUREMENTS[name] : undefined;
if (measure === undefined) {
  process.stderr.write(`"${name}" is no measurement; one of: ${Object.keys(MEASUREMENTS).join(', ')}\n`);
  process.exitCode = 2;
} else process.stdout.write(await measure());
