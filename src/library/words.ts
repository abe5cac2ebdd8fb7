/** Provides the English texts of the interface to `message` and `counted`, as the extension does in its worker. */
import english from '../../public/_locales/en/messages.json' with { type: 'json' };
import { FIRST_WORDS } from '../platform/wording/message.ts';
import { leave } from '../shared/exchange.ts';

leave([FIRST_WORDS, Object.fromEntries(Object.entries(english).map(([key, { message }]) => [key, message]))]);
