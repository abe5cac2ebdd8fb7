/** What the line below a headline is called that says what the article is about. */
export const STANDFIRST_NAMES =
  'stand-?first|dec?k|sub-?(?:title|head[a-z\\d]*)|vorspann|chap[oe][a-z\\d]*|entradilla|bajada|sommario';
