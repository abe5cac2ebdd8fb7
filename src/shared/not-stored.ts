/** What is said of a change of the settings that the browser did not store, in the reader and in the popup. */
export const NOT_STORED = 'Could not be stored: the browser did not take it. It holds until the browser closes.';

/** The same where not even the background could be told. */
export const NOT_TOLD = 'Could not be stored: Lectern did not answer. It holds until the reader closes.';
