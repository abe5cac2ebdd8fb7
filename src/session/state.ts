/** Name under which the reader shows what the user has selected on the page. */
export const SELECTION_ID = 'selection';
