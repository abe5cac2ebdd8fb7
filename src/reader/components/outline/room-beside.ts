/** A window in which the outline stands beside the text and takes none of its width. */
export const ROOM_BESIDE = '(min-width: 1100px)';
