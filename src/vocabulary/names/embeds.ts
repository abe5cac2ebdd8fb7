/** Frame titles that name the player, not its content. */
export const PLAYER_TITLES =
  'youtube(?: video)?(?: player)?|vimeo(?: video)? player|(?:x|twitter) (?:post|tweet)|embedded (?:post|content|video|media)|spotify embed:?|iframe|video(?: player)?|untitled';
/** Classes of quotes that hold an embedded post until its site's script loads. */
export const EMBEDDED_POSTS = '[a-z]+-embed[a-z]*|twitter-tweet|instagram-media|fb-post|text-post-media|reddit-card';
