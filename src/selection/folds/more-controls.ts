import type { PageView } from '../../page/view.ts';
import type { PageSnapshot } from '../../snapshot/types.ts';
import { labelOf } from './label-of.ts';
import { promisesMore } from './more-words.ts';

/** By control: asked for every algorithm, and several times for each. */
const bySnapshot = new WeakMap<PageSnapshot, Map<number, boolean>>();

/** Whether what is written on a control promises more of the text that it stands at. */
export function promisesMoreAt(page: PageView, control: number): boolean {
  const known = bySnapshot.get(page.snapshot) ?? new Map<number, boolean>();
  bySnapshot.set(page.snapshot, known);
  const promises = known.get(control) ?? promisesMore(labelOf(page, control));
  known.set(control, promises);
  return promises;
}
