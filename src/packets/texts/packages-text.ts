import { PACKAGES_FOLDER, type InstalledPackages } from '../../context/installed/installed-packages.ts';
import { listed, LIST_ROOM } from './fact-texts.ts';
import { shownPath } from '../hunks/shown-path.ts';

/** Which packages can be read and where, and which imported packages cannot, and why. */
export function packagesText(packages: InstalledPackages | undefined): string {
  if (packages === undefined) return NONE;
  const offered = packages.offered.map(({ name, version, left }) => {
    const without = left === 0 ? '' : ` (without ${left} files that are no text, or too large)`;
    return `${shownPath(`${PACKAGES_FOLDER}/${name}/`)}: ${shownPath(version)}${without}`;
  });
  const withheld = packages.withheld.map(
    ({ name, why }) => `not offered: ${shownPath(name)} (${shownPath(why)})`,
  );
  const parts = [
    offered.length === 0 ? NONE : listed(offered, '\n'),
    listed(withheld, '\n', Math.floor(LIST_ROOM / 2)),
  ];
  return parts.filter((part) => part !== '').join('\n');
}

/** Words of this program, so never fenced. */
export const NONE = '(none)';
