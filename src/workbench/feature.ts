import type { ComponentChild } from 'preact';
import type { Scene } from './scene.ts';

/** One thing that the workbench can do. What it has open is in the work (`types.ts`), or its own while it is. */
export interface Feature {
  /** What stands in the strip below the bar, or null. */
  strip?(scene: Scene): ComponentChild;
  /** What stands over the text, in coordinates of the dialog, or null. */
  layer?(scene: Scene): ComponentChild;
  /** Does what a key stands for; true when it stood for something. */
  key?(event: KeyboardEvent, scene: Scene): boolean;
  /** Closes what it has open; false when that is nothing. */
  leave?(scene: Scene): boolean;
  /** The article was drawn, perhaps anew: its elements stand in the dialog. */
  drawn?(scene: Scene): void;
}
