import type { PageView } from '../../page/view.ts';
import { ARROWS } from './label.ts';
import { fragmentAt, type IdTable } from './references.ts';
import { sourceText } from './source-text.ts';
import type { Extent } from './types.ts';

const DECLARED = /(?:^|[\s_-])(?:doc-backlink|back-?(?:ref|link)s?|reverse-?footnote|footnote-(?:back|return))/i;
/** What leads back says no more than that. */
const LONGEST = 12;
/** Ids of signs stand on the sign, around it, or on an empty anchor right before it (nodes). */
const ANCHOR_DISTANCE = 4;

/** Links in a note that only lead back to its signs: the reader has links of its own for that. */
export function findBackLinks(page: PageView, extent: Extent, signs: readonly number[], ids: IdTable): number[] {
  const found: number[] = [];
  for (let id = extent.start; id < extent.end; id++) {
    if (page.nameOf(id) !== 'a') continue;
    const text = sourceText(page, { start: id, end: page.snapshot.nodes.end[id] as number }, LONGEST + 1);
    if (text.length > LONGEST) continue;
    const { class: classes = '', role = '' } = page.attributesOf(id);
    const isBack = ARROWS.test(text) || DECLARED.test(`${classes} ${role}`) || leadsTo(page, id, signs, ids);
    if (isBack && fragmentAt(page, id) !== '') found.push(id);
  }
  return found;
}

/** Whether a link leads to one of these elements, or to what stands for it. */
function leadsTo(page: PageView, link: number, signs: readonly number[], ids: IdTable): boolean {
  const { nodes } = page.snapshot;
  const target = ids.get(fragmentAt(page, link));
  if (target === undefined) return false;
  return signs.some(
    (sign) =>
      (target <= sign && sign < (nodes.end[target] as number) + ANCHOR_DISTANCE) ||
      (sign <= target && target < (nodes.end[sign] as number)),
  );
}

/** Whether a note leads back to its sign, which proves it one. */
export function leadsBack(page: PageView, extent: Extent, sign: number, ids: IdTable): boolean {
  return findBackLinks(page, extent, [sign], ids).some((link) => leadsTo(page, link, [sign], ids));
}
