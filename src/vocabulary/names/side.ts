/** Names (class, id) of columns beside the text. */

/** Names of side columns. They match whole parts of a class or id; hyphens separate the parts. */
export const SIDE_COLUMNS =
  'side-?(?:bars?|rail|col(?:umn)?)|seitenleiste|seitenspalte|randspalte|marginalspalte|barra-?lateral|zijbalk';
/**
 * Parts of names that do not name a side column, but say whether there is one, or in which state: "has-sidebar",
 * "sidebar-enabled--false".
 */
export const SIDE_MODIFIERS =
  'has|with|without|no|none|off|free|hide|show|collapsed|expanded|enabled|disabled|active|open|closed|hidden|true|false';
/** Class of an item that common blog systems put into a side column. */
export const SIDE_PIECE = 'widget';
/** Class that marks a `SIDE_PIECE` which is the text itself: Blogger's `widget Blog`. */
export const MAIN_PIECE = 'blog';
