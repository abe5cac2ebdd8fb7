/** Names (class, id) of boxes with a site's copyright notice, imprint or disclaimer. */
export const LEGAL_NAMES =
  'copyrights?|copyleft|legalese|legal-?(?:text|notices?|lines?|copy|info|footer|footnotes?)|disclaimers?|imprint|impressum|colophon';
