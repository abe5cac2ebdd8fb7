/**
 * Converts notes in the shape of GitHub's renderer (`sup > a[data-footnote-ref]`, `section[data-footnotes]`) back into
 * Markdown footnotes. An unreferenced note stays a list item; as a footnote, renderers would drop it.
 */
import type { Element, ElementContent, Root } from 'hast';
import { ANCHOR_PREFIX } from '../../article/structure/anchors.ts';
import { contentOf, isElement, rewriteElements } from '../../article/structure/hast.ts';

/** Markdown labels by the id of a referenced note. */
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

/** Returns the id of the note that a `sup` refers to, if it contains only that link; else ''. */
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

/** Removes the back links, because renderers add their own. */
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
