/** Names of meta elements that speak of the site, and hold for all of its articles. */
export const SITE_META = 'site|application|locale|language';
/** Names of others that stay true when a page goes to another address without loading. */
export const LASTING_META = 'generator|theme|viewport|^al:|app_|publisher';
