import { VERSION } from '../version.ts';

/** What `correctless --version` prints. */
export const VERSION_LINE = `correctless ${VERSION}\n`;
