/** What the line below a headline is called that says what the article is about. */
export const STANDFIRST_NAMES =
  'stand-?first|dec?k|sub-?(?:title|head\\w*)|vorspann|chap[oe]\\w*|entradilla|bajada|sommario';
/** What it is called as well where it stands in no box with the text. */
export const LEAD_NAMES = 'lead|lede|intro|summary|excerpt|teaser|ingress';
