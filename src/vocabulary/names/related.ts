/** Names (class, id) of parts of a page that show texts other than the article, with authors and dates of their own. */
export const ASIDE_NAMES =
  'comments?|comment-?list|commentlist|respond|replies|disqus|related|recommend[a-z\\d]*|recirc[a-z\\d]*|read-?next|up-?next|more-?(?:from|posts|stories|articles)|teasers?|side-?bar|popular|trending|latest|recent|newsletter|(?:site|page|global)-?footer|site-?header|nav|navigation|menu|promo|carousel|swiper|slider|cookie[a-z\\d]*|testimonials?|reviews?-?list';
/** Classes of `article` elements that are comments or teasers. */
export const OTHER_ARTICLE_NAMES = 'comment|teaser|preview|(?:^|[\\s_-])card';
