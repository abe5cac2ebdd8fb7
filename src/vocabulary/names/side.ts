/** What sites call a column beside their text. */

/** Parts of a class or id, whole; a hyphen stands between those that are beside each other. */
export const SIDE_COLUMNS =
  'side-?(?:bars?|rail|col(?:umn)?)|seitenleiste|seitenspalte|randspalte|marginalspalte|barra-?lateral|zijbalk';
/** With one of these it says whether another box has such a column: "has-sidebar", "sidebar-enabled--false". */
export const SIDE_MODIFIERS =
  'has|with|without|no|none|off|free|hide|show|collapsed|expanded|enabled|disabled|active|open|closed|hidden|true|false';
/** What stands in such columns, as the widely used systems of blogs call it: a class that is this word. */
export const SIDE_PIECE = 'widget';
/** The one of them that is the text: Blogger's `widget Blog`. */
export const MAIN_PIECE = 'blog';
