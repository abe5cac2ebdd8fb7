/** Titles of frames that name the player and not what it plays. */
export const PLAYER_TITLES =
  'youtube(?: video)?(?: player)?|vimeo(?: video)? player|(?:x|twitter) (?:post|tweet)|embedded (?:post|content|video|media)|spotify embed:?|iframe|video(?: player)?|untitled';
