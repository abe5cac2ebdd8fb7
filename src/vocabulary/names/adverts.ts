/** Boxes, frames and addresses of adverts. */
export const ADVERT_NAMES =
  'ads?|adslot|adunit|advert[a-z\\d]*|adsense|dfp|gpt|sponsor[a-z\\d]*|taboola|outbrain|doubleclick|googlesyndication|google_ads[a-z\\d]*|amazon-adsystem|adnxs|criteo|safeframe';
/** Frames of site services, without content of the article. */
export const SERVICE_NAMES =
  'like|share|comments?|disqus|subscribe|newsletter|signup|sign-up|login|auth|re?captcha|consent|cookie|track(?:ing|er)?|pixel|sync|analytics|chat|intercom';

/** Words that the model counts as advertising, but that label an author's statement if a colon follows. */
export const DISCLOSURES = 'disclosure|disclaimer';
/** Logos of sponsors and partners of a site, and their boxes. */
export const LOGO_NAMES = 'logos?';
export const PARTNER_NAMES = 'partners?|sponsors?|supporters?|funders?|backers|as-seen-(?:in|on)';
