/** The text of `go test -json`, one package after the other, after all other lines. */
export function withoutGoJson(text: string): string {
  const packages = new Map<string, string>();
  const others = text.split('\n').filter((line) => {
    const event = eventOf(line);
    if (event === undefined) return true;
    const { Package: name = '', Output: output = '' } = event;
    packages.set(name, (packages.get(name) ?? '') + output);
    return false;
  });
  return [...others, ...packages.values()].join('\n');
}

type TestEvent = { readonly Action: string; readonly Package?: string; readonly Output?: string };

function eventOf(line: string): TestEvent | undefined {
  if (!line.startsWith('{') || !line.includes('"Action":')) return undefined;
  try {
    return JSON.parse(line) as TestEvent;
  } catch {
    return undefined;
  }
}
