import type { Element } from 'hast';
import type { PageView } from '../page/view.ts';
import type { Coverage } from '../selection/coverage.ts';

/** What stands in the text without being text. Its content on the page is not walked. */
export interface PlacedObject {
  element: Element;
  /** `block` ends the paragraph, `inline` is part of a line. */
  place: 'block' | 'inline';
}

/** null: what stands there belongs to the page and not to the text, such as the button that copies a code block. */
export type Found = PlacedObject | null;

/** Finds one kind of object in the kept text: source element → what takes its place. */
export type ObjectFinder = (page: PageView, coverage: Coverage) => ReadonlyMap<number, Found>;
