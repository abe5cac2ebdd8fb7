import type { ComponentChildren } from 'preact';
import type { MessageKey } from '../../platform/wording/message.ts';

/** Whether the words that are searched for are in these texts. */
export type Matches = (...texts: readonly string[]) => boolean;

/** One tab of the page. */
export interface Tab {
  /** Its address: `#keys`. Addresses of parts of it go on after a hyphen: `#settings-type`. */
  readonly id: string;
  readonly label: MessageKey;
  /** The heading, where it is not the label. */
  readonly title?: MessageKey;
  readonly about?: MessageKey;
  /** Starts to load what the tab shows. Called once, before it is first needed. */
  start?(): void;
  /** Draws all of the tab or, while the user searches, only what matches; null if nothing does. */
  view(search: Matches | null): ComponentChildren;
}
