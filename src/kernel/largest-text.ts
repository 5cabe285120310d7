/**
 * A larger file is not read as text: nobody writes it by hand, and no reviewer could be shown it. Bytes of either side.
 * What of a change is larger is named as a gap, so that no padding makes code disappear.
 */
export const LARGEST_TEXT = 32 * 1024 * 1024;

/**
 * A patch of more bytes than this is refused, so that memory is bounded whatever a change is. Large enough for a vendored
 * tree that comes or goes; whoever reviews one sees from the estimate how many packets it would be.
 */
export const LARGEST_PATCH = 256 * 1024 * 1024;
