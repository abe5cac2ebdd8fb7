import { facet, type Page } from '../page.ts';
import { labelOf } from './label-of.ts';
import { promisesMore } from './more-words.ts';

/** Results by control; every algorithm asks several times. */
const knownPromises = facet(() => new Map<number, boolean>());

/** Whether a control's label promises more of the text beside it. */
export function promisesMoreAt(page: Page, control: number): boolean {
  const known = knownPromises(page);
  const promises = known.get(control) ?? promisesMore(labelOf(page, control));
  known.set(control, promises);
  return promises;
}
