import { facet, type Page } from '../page.ts';
import { labelOf } from './label-of.ts';
import { promisesMore } from './more-words.ts';

/** Cached results by control, because each algorithm needs them several times. */
const knownPromises = facet(() => new Map<number, boolean>());

/** Returns whether a control's label says that there is more text, such as "Read more". */
export function promisesMoreAt(page: Page, control: number): boolean {
  const known = knownPromises(page);
  const promises = known.get(control) ?? promisesMore(labelOf(page, control));
  known.set(control, promises);
  return promises;
}
