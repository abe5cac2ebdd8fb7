/** Boxes in which a site says whose it is, and what it does not answer for. */
export const LEGAL_NAMES =
  'copyrights?|copyleft|legalese|legal-?(?:text|notices?|lines?|copy|info|footer|footnotes?)|disclaimers?|imprint|impressum|colophon';
