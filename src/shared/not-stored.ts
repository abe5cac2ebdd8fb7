import { message } from '../wording/message.ts';

/** What is said of a change of the settings that the browser did not store, in the reader and in the popup. */
export const notStored = () => message('notStored');

/** The same where not even the background could be told. */
export const notTold = () => message('notTold');
