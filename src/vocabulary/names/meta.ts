/** Parts of the names of meta elements about the whole site, whose content is the same for all its articles. */
export const SITE_META = 'site|application|locale|language';
/** Parts of the names of meta elements whose content stays valid when a page changes its address without loading. */
export const LASTING_META = 'generator|theme|viewport|^al:|app_|publisher';

/** Parts of the names of meta elements with tokens by which the site identifies the user. */
export const SECRET_META_NAMES = 'csrf|xsrf|token|nonce|verif';
