import { facet, type Page } from '../page.ts';
import { labelOf } from './label-of.ts';
import { promisesMore } from './more-words.ts';

/** By control: asked for every algorithm, and several times for each. */
const knownPromises = facet(() => new Map<number, boolean>());

/** Whether what is written on a control promises more of the text that it stands at. */
export function promisesMoreAt(page: Page, control: number): boolean {
  const known = knownPromises(page);
  const promises = known.get(control) ?? promisesMore(labelOf(page, control));
  known.set(control, promises);
  return promises;
}
