/**
 * A larger file is not read as text: nobody writes it by hand, and no reviewer could be shown it. Bytes of either side.
 * What of a change is larger is named as a gap, so that no padding makes code disappear.
 */
export const LARGEST_TEXT = 32 * 1024 * 1024;

/** A patch of more bytes than this is refused: it would be some 600 packets for each lens. */
export const LARGEST_PATCH = 64 * 1024 * 1024;
