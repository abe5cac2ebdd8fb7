/** Where sites keep what a reader fills in or follows: how words of a part of the path begin, as the languages write them in addresses. */

/** To subscribe, to give. */
export const SUBSCRIPTION_PATHS =
  'subscri|suscri|newsletter|mailing|membership|donat(?:e|i)|donac|donar|abo(?:nn|s?\\b)|abone|abbona|spenden?\\b|infolettre|boletin|assin(?:e|a)|doar|nieuwsbr|doner|prenum|ny(?:he[dt]|e)sbrev|uutiskir|tilaa|lahjoit|wesprz|predpl|podpis|rassyl|pidpys|bulten|bagis';
/** To write to the site, or to register. */
export const CONTACT_PATHS =
  'conta(?:c?to|ct(?:s|us|form|ez|enos)?|tti)\\b|contact-|kontakt|yhteystied|iletisim|feedback|inquiry|toiawase|sign-?up|regist(?:er|r)|anmeld|inscri|iscri|cadastr|tilmeld|rejestr|zapisz';
/** Files of news for programs. */
export const FEED_PATHS = 'feeds?\\b|rss|atom\\b';
/** Kinds of fields in which a reader writes text. */
export const WRITTEN_FIELDS = 'text|email|url|password|tel';
