/** Names (class, id) and addresses of adverts and their frames. */
export const ADVERT_NAMES =
  'ads?|adslot|adunit|advert[a-z\\d]*|adsense|dfp|gpt|sponsor[a-z\\d]*|taboola|outbrain|doubleclick|googlesyndication|google_ads[a-z\\d]*|amazon-adsystem|adnxs|criteo|safeframe';
/** Address parts of frames with a service of the site (such as a "like" button), not with content of the article. */
export const SERVICE_NAMES =
  'like|share|comments?|disqus|subscribe|newsletter|signup|sign-up|login|auth|re?captcha|consent|cookie|track(?:ing|er)?|pixel|sync|analytics|chat|intercom';

/** Words that the trained model takes for advertising. Before a colon, they label a statement by the author instead. */
export const DISCLOSURES = 'disclosure|disclaimer';
/** Names of logos (in classes and texts); `PARTNER_NAMES` are names of boxes with logos of sponsors and partners. */
export const LOGO_NAMES = 'logos?';
export const PARTNER_NAMES = 'partners?|sponsors?|supporters?|funders?|backers|as-seen-(?:in|on)';
