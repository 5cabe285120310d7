import type { Side } from '../../../contracts/shapes.ts';
import { uriPath } from '../../../kernel/text/uri-path.ts';
import { sarifMessage, type SarifMessage } from './message.ts';

/** The top of the repository as reviewed, and as it was before the change. */
export const HEAD_BASE = 'SRCROOT';
export const OLD_BASE = 'SRCROOT_BEFORE';

type PhysicalLocation = {
  readonly physicalLocation: {
    readonly artifactLocation: { readonly uri: string; readonly uriBaseId: string };
    readonly region: { readonly startLine: number; readonly endLine: number };
  };
};
type RelatedLocation = PhysicalLocation & { readonly id: number; readonly message: SarifMessage };
export type SarifPlace = {
  readonly locations: readonly PhysicalLocation[];
  readonly relatedLocations?: readonly RelatedLocation[];
};

type ReportedLines = {
  readonly file: string;
  readonly lines: readonly [number, number];
  readonly side: Side;
};

/**
 * Where a result is. For removed code that is the file, at line 1, as tools do for a whole file (GitHub requires a line): its
 * own line does not exist at head. The exact place is then a related location, in the old revision.
 */
export function placeOf({ file, lines, side }: ReportedLines): SarifPlace {
  if (side === 'new') return { locations: [physical(file, lines, HEAD_BASE)] };
  const was = { id: 1, message: sarifMessage('before the change'), ...physical(file, lines, OLD_BASE) };
  return { locations: [physical(file, [1, 1], HEAD_BASE)], relatedLocations: [was] };
}

function physical(
  file: string,
  [startLine, endLine]: readonly [number, number],
  uriBaseId: string,
): PhysicalLocation {
  return {
    physicalLocation: {
      artifactLocation: { uri: relativeUri(file), uriBaseId },
      region: { startLine, endLine },
    },
  };
}

/** Prefixes `./` to what a URI would take for a scheme or a host. */
function relativeUri(file: string): string {
  const path = uriPath(file);
  return path.startsWith('/') ? `.${path}` : path;
}
