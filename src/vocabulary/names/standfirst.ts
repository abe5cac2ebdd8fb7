/** Names (class, id) of the summary between headline and text. */
export const STANDFIRST_NAMES =
  'stand-?first|dec?k|sub-?(?:title|head[a-z\\d]*)|vorspann|chap[oe][a-z\\d]*|entradilla|bajada|sommario';
