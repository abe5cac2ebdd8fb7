/** Options for reading aloud. */
import type { MessageKey } from '../../platform/wording/message.ts';
import type { Range } from './appearance.ts';
import type { Spoken } from './types.ts';

/** Multiples of the voice's own speed. */
export const ALOUD_RATE: Range = { min: 0.5, max: 3, step: 0.25 };

/** Choices for content other than running text. */
export const SPOKEN: readonly { value: Spoken; label: MessageKey }[] = [
  { value: 'read', label: 'aloudRead' },
  { value: 'announce', label: 'aloudAnnounce' },
  { value: 'skip', label: 'aloudSkip' },
];
