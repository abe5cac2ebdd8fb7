/**
 * Provides the English interface texts to `message` and `counted`. In the extension, the background worker does this.
 */
import english from '../../public/_locales/en/messages.json' with { type: 'json' };
import { FIRST_WORDS } from '../platform/wording/message.ts';
import { leave } from '../shared/exchange.ts';

leave([FIRST_WORDS, Object.fromEntries(Object.entries(english).map(([key, { message }]) => [key, message]))]);
