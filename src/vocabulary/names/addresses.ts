/** Parts of addresses, in the spelling that addresses use. For many path segments, only the beginning is given. */

/** Path segments of pages on which users subscribe or donate. */
export const SUBSCRIPTION_PATHS =
  'subscri|suscri|newsletter|mailing|membership|donat(?:e|i)|donac|donar|abo(?:nn|s?\\b)|abone|abbona|spenden?\\b|infolettre|boletin|assin(?:e|a)|doar|nieuwsbr|doner|prenum|ny(?:he[dt]|e)sbrev|uutiskir|tilaa|lahjoit|wesprz|predpl|podpis|rassyl|pidpys|bulten|bagis';
/** Path segments of pages on which users contact the site or register. */
export const CONTACT_PATHS =
  'conta(?:c?to|ct(?:s|us|form|ez|enos)?|tti)\\b|contact-|kontakt|yhteystied|iletisim|feedback|inquiry|toiawase|sign-?up|regist(?:er|r)|anmeld|inscri|iscri|cadastr|tilmeld|rejestr|zapisz';
export const FEED_PATHS = 'feeds?\\b|rss|atom\\b';
/** Values of `type` for input fields into which a user types text. */
export const WRITTEN_FIELDS = 'text|email|url|password|tel';

/** Query parameters with the page number, for a text on several pages. */
export const PAGE_PARAMETERS =
  'page|p|pg|paged|pageno|page_no|pagenum|page_number|pagenumber|seite|pagina|página|strana|str|sivu|side|sayfa|hal|trang';
/** Words before the page number in an address path. */
export const PAGE_IN_PATH = 'page|seite|pagina|strona|sivu|side|sayfa';
export const COMMENT_ADDRESSES = 'comment|cpage|replytocom|[?&]c=';

export const TRACKING_PARAMETERS =
  'utm_\\w+|fbclid|gclid|dclid|gbraid|wbraid|msclkid|yclid|twclid|ttclid|igshid|li_fat_id|mc_cid|mc_eid|mkt_tok|_hsenc|_hsmi|' +
  'hsctatracking|vero_id|oly_anon_id|oly_enc_id|wickedid|ref_src|ref_url|at_medium|at_campaign|cmpid|spm|scm';
