/**
 * Notes in the shape that GitHub's renderer gives them (`sup > a[data-footnote-ref]`, `section[data-footnotes]`), back
 * into Markdown's footnotes. A note that nothing refers to stays a list item: renderers drop it otherwise.
 */
import type { Element, ElementContent, Root } from 'hast';
import { ANCHOR_PREFIX } from '../../article/structure/anchors.ts';
import { contentOf, isElement, rewriteElements } from '../../article/structure/hast.ts';

/** Ids of notes that are there and referred to, and what Markdown calls them. */
export type NoteLabels = ReadonlyMap<string, string>;

export function noteLabels(root: Root): NoteLabels {
  const targets = new Set<string>();
  const notes: string[] = [];
  rewriteElements(contentOf(root), (element) => {
    if ('dataFootnoteRef' in element.properties) targets.add(targetOf(element));
    if ('dataFootnotes' in element.properties)
      notes.push(...notesIn(element).map((note) => String(note.properties.id)));
    return [element];
  });
  return new Map(notes.filter((id) => targets.has(id)).map((id) => [id, labelOf(id)]));
}

/** The note that a `sup` refers to, when it holds nothing but that link. */
export function noteOfReference(sup: Element): string {
  const [link, ...others] = sup.children;
  const isReference = isElement(link, 'a') && 'dataFootnoteRef' in link.properties && others.length === 0;
  return isReference ? targetOf(link) : '';
}

export function notesIn(section: Element): Element[] {
  return section.children
    .filter((child): child is Element => isElement(child, 'ol'))
    .flatMap((list) => list.children.filter((child): child is Element => isElement(child, 'li')));
}

/** Without the arrow that leads back: renderers make one of their own. */
export function withoutBackLinks(children: readonly ElementContent[]): ElementContent[] {
  return rewriteElements(children, (element) => ('dataFootnoteBackref' in element.properties ? [] : [element]));
}

function targetOf(link: Element): string {
  return String(link.properties.href ?? '').slice(1);
}

function labelOf(id: string): string {
  const name = id.slice(ANCHOR_PREFIX.length).replace(/^fn-?/, '');
  return name.replace(/[^\w-]+/g, '-') || 'note';
}
