/** Parts of the names of meta elements with tokens by which the site identifies the user. */
export const SECRET_META_NAMES = 'csrf|xsrf|token|nonce|verif';
