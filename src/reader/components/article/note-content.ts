import type { Element, ElementContent, Root } from 'hast';
import { rewriteElements } from '../../../article/structure/hast.ts';

/** Returns a copy of a note's content, without places, ids and back links; null if there is no such note. */
export function noteContent(tree: Root, id: string): Root | null {
  let note: Element | undefined;
  for (const section of tree.children) {
    if (section.type !== 'element' || section.properties.dataFootnotes === undefined) continue;
    note ??= itemsOf(section).find((item) => item.properties.id === id);
  }
  if (!note) return null;
  const children = rewriteElements(note.children, (element) => {
    if (element.properties.dataFootnoteBackref !== undefined) return [];
    const { id: _id, dataNode: _place, dataObject: _object, ...properties } = element.properties;
    return [{ ...element, properties }];
  });
  return { type: 'root', children };
}

function itemsOf(section: Element): Element[] {
  const elementsOf = (children: readonly ElementContent[]) => children.filter((child) => child.type === 'element');
  return elementsOf(section.children).flatMap((list) => elementsOf(list.children));
}
