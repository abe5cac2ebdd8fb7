/** Parts of the names of `<meta>` elements about the whole site, whose content is the same on all its pages. */
export const SITE_META = 'site|application|locale|language';
/** Parts of the names of `<meta>` elements that stay valid when a script shows another article at a new address. */
export const LASTING_META = 'generator|theme|viewport|^al:|app_|publisher';

/** Parts of the names of meta elements with tokens by which the site identifies the user. */
export const SECRET_META_NAMES = 'csrf|xsrf|token|nonce|verif';
