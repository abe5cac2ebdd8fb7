/** Characters that replace the checkboxes of task lists in the article's text. */
export const TICKED = '☑';
export const UNTICKED = '☐';
