import { join } from 'node:path';
import { compiledLoader, type Load } from './io/compiled/load-compiled.ts';

/*
 * What start.cjs loads: the program, from code that an earlier start compiled, or as node loads any file. Whatever is in the
 * way of the first is no reason not to run.
 */
const load = loader() ?? require;
load(join(import.meta.dirname, 'main.cjs'));

function loader(): Load | undefined {
  try {
    return compiledLoader(process.argv.slice(2), process.env, require);
  } catch {
    return undefined;
  }
}
