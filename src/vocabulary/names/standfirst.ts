/** Names of the summary line below a headline. */
export const STANDFIRST_NAMES =
  'stand-?first|dec?k|sub-?(?:title|head[a-z\\d]*)|vorspann|chap[oe][a-z\\d]*|entradilla|bajada|sommario';
