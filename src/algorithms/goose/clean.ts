import type { TreeElement } from '../steps/element-tree/tree.ts';
import { divToPara } from '../steps/goose/div-to-para.ts';
import { badName, removeNamed, WIDGET_NAMES } from '../steps/goose/names.ts';
import { forgetBodyClass, makePlain, unwrapSpansInParagraphs } from '../steps/goose/plain-markup.ts';
import type { TraceEntry } from '../types.ts';

const BAD_NAME = badName(/^links\n?$|disclaim/);

/** Cleans a tree in place; its root stays, whatever its name (docs/specs/goose.md, "Cleaning"). */
export function clean(root: TreeElement): TraceEntry[] {
  forgetBodyClass(root);
  makePlain(root, { unwrapped: ['em', 'small'] });
  const removed = [
    ...removeNamed(root, { patterns: [BAD_NAME], attributes: ['id', 'class', 'name'] }),
    ...removeNamed(root, { patterns: WIDGET_NAMES, attributes: ['id', 'class'] }),
  ];
  unwrapSpansInParagraphs(root);
  for (const name of ['div', 'span']) divToPara(root, name, { followingLinks: 'one', emptied: false });
  return removed;
}
