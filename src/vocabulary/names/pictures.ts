/** Names (class, id) of captions; they may be parts of longer names. */
export const CAPTION_NAMES =
  'caption|cutline|bildunterschrift|bildtext|bijschrift|didascalia|pie-?de-?foto|(?:image|photo|picture|media)[-_]?(?:credit|description)';
/** Names (class, id) of boxes with pictures that are not part of the article. */
export const NO_LEAD_NAMES =
  'ad|ads|advert[a-z\\d]*|sponsor[a-z\\d]*|banner|logo|brand|masthead|promo[a-z\\d]*|related|newsletter';
/** Names of decorative pictures. */
export const ICON_NAMES = '(?:icon|emoji|smiley|avatar|gravatar|pixel|tracker|spinner|logo|sprite)s?';
/** Classes of icon fonts, which show a picture in place of the icon's name. */
export const ICON_FONT_NAMES = 'material-(?:icons|symbols)|mat-icon|symbols-(?:outlined|rounded|sharp)';
/** Names of the files that a page shows until a picture has loaded. */
export const PLACEHOLDER_NAMES =
  'blank|spacer|transparent|pixel|placeholder|1x1|grey|gray|loading|loader|lazy-?load(?:er|ing)?|spinner|empty|default-image';
/** Names of picture files that show the site. Pages declare them as picture of the page, too. */
export const SITE_PICTURE_NAMES = 'logo|favicon|placeholder|blank|spacer|no-?image|apple-touch-icon';
