/** Window with room for the outline beside the text, without making the text narrower. */
export const ROOM_BESIDE = '(min-width: 1100px)';
