import { makeSample, type Sample } from '../../scripts/sample-repository.ts';
import { caseFolder, realOf } from './case-folders.ts';
import { makeRealSample } from './real-sample.ts';

/** A published package has no rules for a review, and none are made up for it. */
export function reviewFlags(name: string): string[] {
  return realOf(name) === undefined ? [] : ['--no-rules'];
}

/** The repository of a case: of its folders, or of two published versions. @throws NotFetched without a network */
export function makeCaseSample(name: string, into: string): Sample {
  const real = realOf(name);
  return real === undefined ? makeSample(caseFolder(name), into) : makeRealSample(real, into);
}
