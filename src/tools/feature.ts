import type { ComponentChild, VNode } from 'preact';
import type { Scene } from './scene.ts';

/** One tool for the article, such as editing or highlighting. Its state is in `Work` or in the tool itself. */
export interface Feature {
  /** Returns the strip (a row of controls below the toolbar), or null. Only the strip that was opened last is shown. */
  strip?(scene: Scene): VNode | null;
  /** Returns the layer (elements over the text, positioned in the reader's dialog), or null. */
  layer?(scene: Scene): ComponentChild;
  /** Handles a key; returns true if it did something. */
  key?(event: KeyboardEvent, scene: Scene): boolean;
  /** Closes what the tool has open, because the user pressed Esc. Returns false if nothing was open. */
  leave?(scene: Scene): boolean;
  /** Runs each time the article was drawn; its elements are then in the reader's dialog. */
  drawn?(scene: Scene): void;
}
