/** Id of the popover, which describes the references to notes while it is shown. */
export const NOTE_POPOVER_ID = 'note-popover';
