/**
 * Path segments of pages with forms and feeds: beginnings of words, in the spelling that each language uses in
 * addresses.
 */

/** Path segments of pages to subscribe or donate. */
export const SUBSCRIPTION_PATHS =
  'subscri|suscri|newsletter|mailing|membership|donat(?:e|i)|donac|donar|abo(?:nn|s?\\b)|abone|abbona|spenden?\\b|infolettre|boletin|assin(?:e|a)|doar|nieuwsbr|doner|prenum|ny(?:he[dt]|e)sbrev|uutiskir|tilaa|lahjoit|wesprz|predpl|podpis|rassyl|pidpys|bulten|bagis';
/** Path segments of pages to contact the site or register. */
export const CONTACT_PATHS =
  'conta(?:c?to|ct(?:s|us|form|ez|enos)?|tti)\\b|contact-|kontakt|yhteystied|iletisim|feedback|inquiry|toiawase|sign-?up|regist(?:er|r)|anmeld|inscri|iscri|cadastr|tilmeld|rejestr|zapisz';
/** Path segments of news feeds. */
export const FEED_PATHS = 'feeds?\\b|rss|atom\\b';
/** Values of `type` for input fields into which a user types text. */
export const WRITTEN_FIELDS = 'text|email|url|password|tel';
