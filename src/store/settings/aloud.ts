import type { MessageKey } from '../../platform/wording/message.ts';
import type { Range } from './appearance.ts';
import type { Spoken } from './types.ts';

/** Speed of reading aloud, as a multiple of the voice's normal speed. */
export const ALOUD_RATE: Range = { min: 0.5, max: 3, step: 0.25 };

/** How to read content aloud that is not running text, such as tables; `label` is the key of the option's label. */
export const SPOKEN: readonly { value: Spoken; label: MessageKey }[] = [
  { value: 'read', label: 'aloudRead' },
  { value: 'announce', label: 'aloudAnnounce' },
  { value: 'skip', label: 'aloudSkip' },
];
