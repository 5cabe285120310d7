import {
  isObject,
  spelled,
  unreadable,
  valueAt,
  type Claims,
  type JsonObject,
  type LoosePlace,
} from '../loose/loose-finding.ts';
import { looseLines } from '../loose/loose-lines.ts';

export type SarifRun = {
  /** `run.originalUriBaseIds` */
  readonly bases: unknown;
  /** `run.artifacts` */
  readonly artifacts: unknown;
  /** `run.threadFlowLocations` */
  readonly threadFlowLocations?: unknown;
};

/** Every location of a SARIF 2.1.0 result. A location without a line is about a whole file: nobody can say where in it. */
export function sarifPlaces(result: JsonObject, run: SarifRun): readonly LoosePlace[] {
  const locations = valueAt(result, 'locations');
  if (!Array.isArray(locations) || locations.length === 0) return [unreadable('locations (missing)')];
  return locations.map((location) => sarifPlace(valueAt(location, 'physicalLocation'), run));
}

export function sarifPlace(physical: unknown, run: SarifRun): LoosePlace {
  const artifact = artifactOf(valueAt(physical, 'artifactLocation'), run);
  const claims = sarifFile(physical, run);
  if (claims === undefined) return unreadable(`artifactLocation ${spelled(artifact)}`);
  const start = valueAt(physical, 'region', 'startLine');
  const end = valueAt(physical, 'region', 'endLine') ?? start;
  const at = looseLines([start, end]);
  if (at === undefined)
    return unreadable(`region ${spelled(valueAt(physical, 'region'))} of ${claims.at(-1) ?? ''}`);
  return { kind: 'place', claims, side: 'new', at };
}

/** The file of a physical location; undefined if it names none. */
export function sarifFile(physical: unknown, run: SarifRun): Claims | undefined {
  const artifact = artifactOf(valueAt(physical, 'artifactLocation'), run);
  const uri = valueAt(artifact, 'uri');
  return typeof uri === 'string' && uri !== '' ? spellings(uri, baseOf(artifact, run)) : undefined;
}

/** A location may be an index into the run's list of files. */
function artifactOf(location: unknown, { artifacts }: SarifRun): unknown {
  const index = valueAt(location, 'index');
  if (valueAt(location, 'uri') !== undefined || typeof index !== 'number') return location;
  return valueAt(artifacts, index, 'location');
}

/** The folder that a relative URI counts from, if the run says so. Bases may be relative to others. */
function baseOf(artifact: unknown, { bases }: SarifRun): string {
  let [base, at] = ['', artifact];
  // More steps than any acyclic chain in a real report.
  for (let steps = 0; steps < 8; steps += 1) {
    const id = valueAt(at, 'uriBaseId');
    if (typeof id !== 'string' || base.startsWith('file:')) return base;
    at = valueAt(bases, id);
    const uri = valueAt(at, 'uri');
    if (isObject(at) && typeof uri === 'string') base = `${uri.replace(/\/?$/, '/')}${base}`;
  }
  return base;
}

/** With its base, then alone: the base may be a folder of the machine that the tool ran on. Undecoded last. */
function spellings(uri: string, base: string): Claims {
  const isWhole = /^[a-z][a-z0-9+.-]+:/i.test(uri);
  const [first = uri, ...others] = isWhole || base === '' ? [uri] : [base + uri, uri];
  return [pathOfUri(first), ...others.map(pathOfUri), uri];
}

function pathOfUri(uri: string): string {
  // A host may be named or left out: `file:///x`, `file://host/x`, `file:/x`. A drive has a slash before it.
  const path = uri.replace(/^file:(?:\/\/[^/]*)?/i, '').replace(/^\/([a-z]:)/i, '$1');
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
