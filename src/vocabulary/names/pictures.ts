/** Captions, in any element. */
export const CAPTION_NAMES =
  'caption|cutline|bildunterschrift|bildtext|bijschrift|didascalia|pie-?de-?foto|(?:image|photo|picture|media)[-_]?(?:credit|description)';
/** Boxes of pictures that do not belong to the article. */
export const NO_LEAD_NAMES =
  'ad|ads|advert[a-z\\d]*|sponsor[a-z\\d]*|banner|logo|brand|masthead|promo[a-z\\d]*|related|newsletter';
/** Decorative pictures. */
export const ICON_NAMES = '(?:icon|emoji|smiley|avatar|gravatar|pixel|tracker|spinner|logo|sprite)s?';
/** Classes of icon fonts that draw a picture for its name. */
export const ICON_FONT_NAMES = 'material-(?:icons|symbols)|mat-icon|symbols-(?:outlined|rounded|sharp)';
/** Placeholder files until the picture has loaded. */
export const PLACEHOLDER_NAMES =
  'blank|spacer|transparent|pixel|placeholder|1x1|grey|gray|loading|loader|lazy-?load(?:er|ing)?|spinner|empty|default-image';
/** Files that a page declares as its picture although they are the site's. */
export const SITE_PICTURE_NAMES = 'logo|favicon|placeholder|blank|spacer|no-?image|apple-touch-icon';
