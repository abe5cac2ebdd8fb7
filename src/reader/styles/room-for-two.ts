/** Two columns do not fit in a narrower window. */
export const ROOM_FOR_TWO = '(min-width: 960px)';
