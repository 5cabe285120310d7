import { shownPaths, type Rule } from '../claim.ts';

export const filesWrittenNotInTouched: Rule = ({ result, written, touched }) => {
  if (!result.success) return undefined;
  const missing = [...written].filter((path) => !touched.has(path));
  return missing.length === 0 ? undefined : `${shownPaths(missing)}: in filesWritten, not in filesTouched`;
};
