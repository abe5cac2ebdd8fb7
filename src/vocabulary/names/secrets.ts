/** Meta elements with tokens that identify the user to the site. */
export const SECRET_META_NAMES = 'csrf|xsrf|token|nonce|verif';
