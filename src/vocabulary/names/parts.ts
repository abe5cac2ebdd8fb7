/**
 * Names (class, id) of comment boxes: "comment" as it is spelt in several languages (but not "commentary", which is an
 * article), and other names.
 */
export const COMMENT_BOXES = '[ck]omm?ent(?!ary|ator)[a-z]*|disqus|reacties|yorumlar';
/** Parts of schema.org types and properties for responses to an article, as opposed to the article itself. */
export const COMMENT_PROPERTIES = 'comment|answer|review\\b|rating';

/** Names (class, id) of parts of a page that show texts other than the article, with their own authors and dates. */
export const ASIDE_NAMES =
  'comments?|comment-?list|commentlist|respond|replies|disqus|related|recommend[a-z\\d]*|recirc[a-z\\d]*|read-?next|up-?next|more-?(?:from|posts|stories|articles)|teasers?|side-?bar|popular|trending|latest|recent|newsletter|(?:site|page|global)-?footer|site-?header|nav|navigation|menu|promo|carousel|swiper|slider|cookie[a-z\\d]*|testimonials?|reviews?-?list';
/** Classes of `article` elements that are comments or teasers. */
export const OTHER_ARTICLE_NAMES = 'comment|teaser|preview|(?:^|[\\s_-])card';

/** Names (class, id) of the summary between headline and text. */
export const STANDFIRST_NAMES =
  'stand-?first|dec?k|sub-?(?:title|head[a-z\\d]*)|vorspann|chap[oe][a-z\\d]*|entradilla|bajada|sommario';

/** Names (class, id) of columns beside the text. They match whole parts of a class or id, separated by hyphens. */
export const SIDE_COLUMNS =
  'side-?(?:bars?|rail|col(?:umn)?)|seitenleiste|seitenspalte|randspalte|marginalspalte|barra-?lateral|zijbalk';
/**
 * Parts of names that do not mean a side column, but say whether the page has one, or in which state it is:
 * "has-sidebar", "sidebar-enabled--false".
 */
export const SIDE_MODIFIERS =
  'has|with|without|no|none|off|free|hide|show|collapsed|expanded|enabled|disabled|active|open|closed|hidden|true|false';
/** Class of an item that common blog systems put into a side column. */
export const SIDE_PIECE = 'widget';
/** Class that marks a `SIDE_PIECE` which is the text itself: Blogger's `widget Blog`. */
export const MAIN_PIECE = 'blog';

/** Whole class names of boxes with a warning or advice, from documentation generators and blogs. */
export const ADMONITION_WORDS =
  'alerts?|notic(?:es?)|hint|tip|pro-?tip|warning|caution|danger|important|note|info-?box|note-?box|tip-?box|message-(?:info|warning)';
/** Parts of class names of boxes with a warning or advice; the class may contain more. */
export const ADMONITION_PARTS = 'admonition|callout|markdown-alert';
/** ARIA roles of boxes with a warning or advice. */
export const ADMONITION_ROLES = 'note|doc-(?:tip|notic\\w)';

/** Names (class, id) of boxes that ask for a subscription. */
export const WALL_NAMES = 'pay-?wall|reg-?wall|(?:subscri(?:be|ption|ber)|meter(?:ed)?|premium)-?(?:wall|gate|barrier)';

/** Names (class, id) of boxes with a site's copyright notice, imprint or disclaimer. */
export const LEGAL_NAMES =
  'copyrights?|copyleft|legalese|legal-?(?:text|notices?|lines?|copy|info|footer|footnotes?)|disclaimers?|imprint|impressum|colophon';

/** Classes of text only for screen readers. */
export const SCREEN_READER_NAMES = 'sr-only|visually-?hidden|screen-reader(?:-text)?|u-hidden-visually';

/** Names (class, id) of boxes with the score of a review. */
export const RATING_NAMES = 'scores?|score-?box|verdicts?|ratings?|reviews?|review-?box|stars?';

/** Prefixes of classes that contain an article's topic, author or id: `category-politics`, `post-4711`. */
export const TOPIC_NAMES =
  'category|categories|tag|tags|topic|topics|keyword|term|taxonomy|author|user|slug|postid|postname|term-name';
/** Prefixes of classes that a CSS tool generated: `css-1x2y3z`, `sc-bdVaJa`. */
export const BUILD_MARKS = 'css|sc|jss|tss|emotion|svelte|astro|makestyles|jsx';
