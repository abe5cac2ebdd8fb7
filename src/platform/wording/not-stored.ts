import { message } from './message.ts';

/** Message in the reader and the popup when the browser did not store a changed setting. */
export const notStored = () => message('notStored');

/** Message when even the background could not be reached. */
export const notTold = () => message('notTold');

/** Message when a correction is not remembered for a site. */
export const notRemembered = (refusal: 'private' | 'full') =>
  message(refusal === 'private' ? 'rememberPrivate' : 'rememberNotStored');
