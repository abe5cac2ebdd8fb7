import { message } from './message.ts';

/** Returns the message that a correction is not remembered for the site. */
export const notRemembered = (refusal: 'private' | 'full') =>
  message(refusal === 'private' ? 'rememberPrivate' : 'rememberNotStored');
