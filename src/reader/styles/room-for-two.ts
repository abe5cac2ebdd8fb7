/** Media query for windows with room for two columns. */
export const ROOM_FOR_TWO = '(min-width: 960px)';
