/** Titles of frames that name the player and not what it plays. */
export const PLAYER_TITLES =
  'youtube(?: video)?(?: player)?|vimeo(?: video)? player|(?:x|twitter) (?:post|tweet)|embedded (?:post|content|video|media)|spotify embed:?|iframe|video(?: player)?|untitled';
/** Classes of the quotes that hold an embedded post until its site's script comes. */
export const EMBEDDED_POSTS =
  'twitter-tweet|twitter-video|mastodon-embed|bluesky-embed|instagram-media|fb-(?:post|xfbml)[a-z-]*|tiktok-embed|text-post-media|reddit-embed-bq|reddit-card|wp-embedded-content|imgur-embed-pub|pinterest-embed';
