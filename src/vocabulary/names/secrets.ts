/** Meta elements in which sites keep what proves their user to them. */
export const SECRET_META_NAMES = 'csrf|xsrf|token|nonce|verif';
