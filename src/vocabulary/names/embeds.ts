/** Titles of frames that name the player and not what it plays. */
export const PLAYER_TITLES =
  'youtube(?: video)?(?: player)?|vimeo(?: video)? player|(?:x|twitter) (?:post|tweet)|embedded (?:post|content|video|media)|spotify embed:?|iframe|video(?: player)?|untitled';
/** Classes of the quotes that hold an embedded post until its site's script comes. */
export const EMBEDDED_POSTS = '[a-z]+-embed[a-z]*|twitter-tweet|instagram-media|fb-post|text-post-media|reddit-card';
