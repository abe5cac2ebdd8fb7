/** Characters in the article's text that replace the checkboxes of task lists. */
export const TICKED = '☑';
export const UNTICKED = '☐';
