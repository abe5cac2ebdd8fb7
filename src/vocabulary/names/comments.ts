/** Boxes of comments, in the languages that share the word and in some that do not. "Commentary" is an article. */
export const COMMENT_BOXES = '[ck]omm?ent(?!ary|ator)[a-z]*|disqus|reacties|yorumlar';
/** Properties of things that are said about an article, and are none. */
export const COMMENT_PROPERTIES = 'comment|answer|review\\b|rating';
