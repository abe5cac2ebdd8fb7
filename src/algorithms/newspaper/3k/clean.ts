import type { TreeElement } from '../../steps/element-tree/tree.ts';
import { divToPara } from '../../steps/goose/div-to-para.ts';
import { removeNamed, WIDGET_NAMES } from '../../steps/goose/names.ts';
import { forgetBodyClass, makePlain, unwrapSpansInParagraphs } from '../../steps/goose/plain-markup.ts';
import type { TraceEntry } from '../../types.ts';
import { removeBadNames } from '../bad-names.ts';

/** Cleans the page in place (docs/specs/newspaper.md, "Differences from Goose"). */
export function clean(page: TreeElement): TraceEntry[] {
  forgetBodyClass(page);
  makePlain(page, { unwrapped: ['em'] });
  const removed = [
    ...removeBadNames(page, { guarded: ['id', 'class', 'name'], unguarded: [], isArticle }),
    ...removeNamed(page, { patterns: WIDGET_NAMES, attributes: ['id', 'class'] }),
  ];
  unwrapSpansInParagraphs(page);
  for (const name of ['div', 'span', 'section']) divToPara(page, name, { followingLinks: 'all', emptied: true });
  return removed;
}

function isArticle({ name, attributes: { id, itemprop } }: TreeElement): boolean {
  return name === 'article' || id === 'article' || itemprop === 'articleBody';
}
