/** What stands in the text for a box of a list of tasks. */
export const TICKED = '☑';
export const UNTICKED = '☐';
