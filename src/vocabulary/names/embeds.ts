/** Titles of frames that name only the player, not its content. */
export const PLAYER_TITLES =
  'youtube(?: video)?(?: player)?|vimeo(?: video)? player|(?:x|twitter) (?:post|tweet)|embedded (?:post|content|video|media)|spotify embed:?|iframe|video(?: player)?|untitled';
/** Classes of quotes that contain an embedded post until the post's own script has loaded. */
export const EMBEDDED_POSTS = '[a-z]+-embed[a-z]*|twitter-tweet|instagram-media|fb-post|text-post-media|reddit-card';
