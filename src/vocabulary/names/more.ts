/** Query parameters with the page number, for a text on several pages. */
export const PAGE_PARAMETERS =
  'page|p|pg|paged|pageno|page_no|pagenum|page_number|pagenumber|seite|pagina|página|strana|str|sivu|side|sayfa|hal|trang';
/** Words before the page number in an address path. */
export const PAGE_IN_PATH = 'page|seite|pagina|strona|sivu|side|sayfa';
/** Parts of addresses of pages with comments. */
export const COMMENT_ADDRESSES = 'comment|cpage|replytocom|[?&]c=';
