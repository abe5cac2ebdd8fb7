import { message } from './message.ts';

/** Returns the message that the browser did not store a changed setting, for the reader and the popup. */
export const notStored = () => message('notStored');

/** Returns the message that the background could not be reached. */
export const notTold = () => message('notTold');

/** Returns the message that a correction is not remembered for the site. */
export const notRemembered = (refusal: 'private' | 'full') =>
  message(refusal === 'private' ? 'rememberPrivate' : 'rememberNotStored');
