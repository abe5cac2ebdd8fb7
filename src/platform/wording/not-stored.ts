import { message } from './message.ts';

/** Message in the reader and the popup: the browser did not store a changed setting. */
export const notStored = () => message('notStored');

/** Message: the background could not be reached. */
export const notTold = () => message('notTold');

/** Message: a correction is not remembered for the site. */
export const notRemembered = (refusal: 'private' | 'full') =>
  message(refusal === 'private' ? 'rememberPrivate' : 'rememberNotStored');
