import { message } from './message.ts';

/** What is said of a change of the settings that the browser did not store, in the reader and in the popup. */
export const notStored = () => message('notStored');

/** The same where not even the background could be told. */
export const notTold = () => message('notTold');

/** What is said of something that is not remembered for a site. */
export const notRemembered = (refusal: 'private' | 'full') =>
  message(refusal === 'private' ? 'rememberPrivate' : 'rememberNotStored');
