/** Comment boxes, in languages that share the word and some others. "Commentary" is an article. */
export const COMMENT_BOXES = '[ck]omm?ent(?!ary|ator)[a-z]*|disqus|reacties|yorumlar';
/** Properties of responses to an article, which are not articles. */
export const COMMENT_PROPERTIES = 'comment|answer|review\\b|rating';
