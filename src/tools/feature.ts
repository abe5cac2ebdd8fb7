import type { ComponentChild, VNode } from 'preact';
import type { Scene } from './scene.ts';

/** One tool for the article, such as editing or highlighting. Its state is in `Work` or in the tool itself. */
export interface Feature {
  /** Returns the strip (a row of controls below the toolbar), or null. Only the strip that was opened last is shown. */
  strip?(scene: Scene): VNode | null;
  /** Returns the layer (elements over the text, in coordinates of the dialog), or null. */
  layer?(scene: Scene): ComponentChild;
  /** Handles a key; returns true if it did something. */
  key?(event: KeyboardEvent, scene: Scene): boolean;
  /** Closes what the tool has open (after Esc); returns false if nothing was open. */
  leave?(scene: Scene): boolean;
  /** Runs after each draw of the article, whose elements are in the dialog by then. */
  drawn?(scene: Scene): void;
}
