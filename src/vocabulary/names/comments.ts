/**
 * Names (class, id) of comment boxes: "comment" as it is spelt in several languages (but not "commentary", which is an
 * article), and other names.
 */
export const COMMENT_BOXES = '[ck]omm?ent(?!ary|ator)[a-z]*|disqus|reacties|yorumlar';
/** Parts of schema.org types and properties for responses to an article, as opposed to the article itself. */
export const COMMENT_PROPERTIES = 'comment|answer|review\\b|rating';
