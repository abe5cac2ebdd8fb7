/** Names of columns beside the text. */

/** Whole parts of a class or id, joined by hyphens. */
export const SIDE_COLUMNS =
  'side-?(?:bars?|rail|col(?:umn)?)|seitenleiste|seitenspalte|randspalte|marginalspalte|barra-?lateral|zijbalk';
/** Modifiers that say whether another box has such a column: "has-sidebar", "sidebar-enabled--false". */
export const SIDE_MODIFIERS =
  'has|with|without|no|none|off|free|hide|show|collapsed|expanded|enabled|disabled|active|open|closed|hidden|true|false';
/** Class of the items in such columns in common blog systems; the whole class. */
export const SIDE_PIECE = 'widget';
/** Class of the item that is the text: Blogger's `widget Blog`. */
export const MAIN_PIECE = 'blog';
