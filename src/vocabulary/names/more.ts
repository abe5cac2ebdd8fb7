/** Query parameters with the page number of a text. */
export const PAGE_PARAMETERS =
  'page|p|pg|paged|pageno|page_no|pagenum|page_number|pagenumber|seite|pagina|página|strana|str|sivu|side|sayfa|hal|trang';
/** Word before the page number in a path. */
export const PAGE_IN_PATH = 'page|seite|pagina|strona|sivu|side|sayfa';
/** Addresses of pages of comments. */
export const COMMENT_ADDRESSES = 'comment|cpage|replytocom|[?&]c=';
