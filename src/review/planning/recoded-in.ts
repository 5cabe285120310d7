import type { RunFile } from '../../contracts/files/run-files.ts';
import type { Change } from '../../gather/change/change.ts';
import type { TextOf } from '../../packets/redaction/redact-hunks.ts';
import { isAttributes, newRecodings } from '../../scope/recoded-at-checkout.ts';

/** What the change's `.gitattributes` say about checkouts and those at base do not. */
export function recodedIn(
  { changed }: Pick<Change, 'changed'>,
  textOf: TextOf,
): NonNullable<RunFile['recoded']> {
  return [...changed.keys()]
    .filter(isAttributes)
    .flatMap((path) =>
      newRecodings(textOf(path, 'old') ?? '', textOf(path, 'new') ?? '').map((line) => ({ path, line })),
    );
}
