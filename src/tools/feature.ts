import type { ComponentChild, VNode } from 'preact';
import type { Scene } from './scene.ts';

/** One tool. Its open state is in the work (`types.ts`) or in the tool itself. */
export interface Feature {
  /** The strip below the bar, or null. Only the strip opened last is shown. */
  strip?(scene: Scene): VNode | null;
  /** The layer over the text, in coordinates of the dialog, or null. */
  layer?(scene: Scene): ComponentChild;
  /** Handles a key; returns true if it did something. */
  key?(event: KeyboardEvent, scene: Scene): boolean;
  /** Closes what it has open; returns false if nothing was open. */
  leave?(scene: Scene): boolean;
  /** Runs after each draw of the article; its elements are in the dialog. */
  drawn?(scene: Scene): void;
}
