import type { ComponentChildren } from 'preact';
import type { MessageKey } from '../../platform/wording/message.ts';

/** Whether these texts contain the search words. */
export type Matches = (...texts: readonly string[]) => boolean;

/** One tab of the page. */
export interface Tab {
  /** Its address: `#keys`. Addresses of its parts continue after a hyphen: `#settings-type`. */
  readonly id: string;
  readonly label: MessageKey;
  /** The heading, if it differs from the label. */
  readonly title?: MessageKey;
  readonly about?: MessageKey;
  /** Starts loading the tab's content. Called once, before the first use. */
  start?(): void;
  /** Returns the whole tab or, during a search, only the matches; null for none. */
  view(search: Matches | null): ComponentChildren;
}
