/** The reason of a verdict that no validator gave. */
export const NO_VERDICT = 'validator did not return a result';
