/** Characters that replace the checkboxes of task lists in the text. */
export const TICKED = '☑';
export const UNTICKED = '☐';
