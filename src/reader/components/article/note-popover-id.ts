/** References to notes are described by the popover while it is there. */
export const NOTE_POPOVER_ID = 'note-popover';
