/** Names of meta elements about the site, the same for all of its articles. */
export const SITE_META = 'site|application|locale|language';
/** Names of other meta elements that stay valid when a page changes its address without loading. */
export const LASTING_META = 'generator|theme|viewport|^al:|app_|publisher';
