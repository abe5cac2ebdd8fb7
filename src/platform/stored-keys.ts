/** Under which names things are stored. */

export const SETTINGS_KEY = 'settings';

/** What is stored of a site has a key of its own: what is written for one touches no other. */
export const SITE_PREFIX = 'site:';
