/** The first words of the reason of an attempt to which no executor replied. */
export const NO_REPLY = 'no reply of its executor';
/** The reason of a verdict that no validator gave. */
export const NO_VERDICT = 'validator did not return a result';
