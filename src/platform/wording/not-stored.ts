import { message } from './message.ts';

export const notRemembered = (refusal: 'private' | 'full') =>
  message(refusal === 'private' ? 'rememberPrivate' : 'rememberNotStored');
