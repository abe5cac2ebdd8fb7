import type { ComponentChild, VNode } from 'preact';
import type { Scene } from './scene.ts';

/** One tool. What it has open is in the work (`types.ts`), or its own while it is. */
export interface Feature {
  /** The strip below the bar, or null: of all features, the one that was opened last is shown. */
  strip?(scene: Scene): VNode | null;
  /** What stands over the text, in coordinates of the dialog, or null. */
  layer?(scene: Scene): ComponentChild;
  /** Does what a key stands for; true when it stood for something. */
  key?(event: KeyboardEvent, scene: Scene): boolean;
  /** Closes what it has open; false when that is nothing. */
  leave?(scene: Scene): boolean;
  /** The article was drawn, perhaps anew: its elements stand in the dialog. */
  drawn?(scene: Scene): void;
}
