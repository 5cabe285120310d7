/**
 * In bytes, for either side. A larger file is not read as text: nobody writes one by hand, and no reviewer could be shown it. A
 * changed file over the limit is reported as a gap, so that padding cannot hide code.
 */
export const LARGEST_TEXT = 32 * 1024 * 1024;

/**
 * A larger patch (in bytes) is refused, so that memory is bounded. The limit leaves room for adding or removing a vendored tree;
 * the estimate shows how many packets that would take.
 */
export const LARGEST_PATCH = 256 * 1024 * 1024;
