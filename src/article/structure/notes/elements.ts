/**
 * References and notes in the form of GitHub's renderer, which Markdown exports understand: `sup >
 * a[data-footnote-ref]` in the text, `section[data-footnotes] > ol > li` with links back.
 */
import type { Element, ElementContent } from 'hast';
import { numberOf } from '../../../selection/notes/label.ts';
import type { Note } from '../../../selection/notes/types.ts';
import { ANCHOR_PREFIX } from '../anchors.ts';
import { element, holds, isElement, textOf } from '../hast.ts';

const NOTE_ID = `${ANCHOR_PREFIX}fn-`;
const REFERENCE_ID = `${ANCHOR_PREFIX}fnref-`;

/** A finished note and its place: before child `at` of the article, or at the end. */
export interface PlacedNote {
  item: Element;
  at: number;
  /** Its list on the page, or -1. */
  list: number;
}

/** @param index number of the reference among those to the same note, from 0 */
export function referenceElement(key: string, label: string, index: number): Element {
  const properties = { href: `#${NOTE_ID}${key}`, id: referenceId(key, index), dataFootnoteRef: '' };
  return element('sup', {}, [element('a', properties, label)]);
}

function referenceId(key: string, index: number): string {
  return `${REFERENCE_ID}${key}${index === 0 ? '' : `:${index + 1}`}`;
}

/**
 * Returns a note as a list item; null if it is empty. The list shows numbers; other markers (†, a) precede the text.
 */
export function noteElement(note: Note, content: readonly ElementContent[]): Element | null {
  const number = numberOf(note.label);
  const children = [...contentOf(content)];
  if (children.length === 0) return null;
  if (number === null) prepend(children, `${note.label} `);
  appendBackLinks(children, note);
  return element(
    'li',
    { id: `${NOTE_ID}${note.key}`, ...(number === null ? { dataMarked: '' } : { value: String(number) }) },
    children,
  );
}

/** Elements around a note on the page that our own list item replaces. */
const WRAPPERS = ['li', 'ul', 'ol', 'dl', 'dt', 'dd', 'table', 'tbody', 'tr', 'td', 'th'];

function contentOf(content: readonly ElementContent[]): readonly ElementContent[] {
  const [only, ...others] = content.filter(
    (node) => textOf(node).trim() !== '' || (isElement(node) && holds(node, 'img')),
  );
  return isElement(only, ...WRAPPERS) && others.length === 0 ? contentOf(only.children) : content;
}

function prepend(children: ElementContent[], value: string): void {
  const [first] = children;
  if (first?.type !== 'element' || first.tagName !== 'p') children.unshift(element('p', {}, value));
  else children[0] = { ...first, children: [{ type: 'text', value }, ...first.children] };
}

function appendBackLinks(children: ElementContent[], { key, references }: Note): void {
  const links = Array.from({ length: references.length }, (_unused, index): ElementContent[] => {
    const count: ElementContent[] = index === 0 ? [] : [element('sup', {}, `${index + 1}`)];
    const properties = { href: `#${referenceId(key, index)}`, dataFootnoteBackref: '' };
    return [{ type: 'text', value: ' ' }, element('a', properties, [{ type: 'text', value: '↩' }, ...count])];
  }).flat();
  const last = children.at(-1);
  if (last?.type === 'element' && last.tagName === 'p') {
    children[children.length - 1] = { ...last, children: [...last.children, ...links] };
  } else children.push(element('p', {}, links));
}

/**
 * Puts notes into sections between the article's children, one for each run of notes, split by their lists on the page.
 */
export function withNotes(children: readonly ElementContent[], notes: readonly PlacedNote[]): ElementContent[] {
  if (notes.length === 0) return [...children];
  const sections = new Map<number, PlacedNote[][]>();
  for (const note of notes) {
    const place = Math.min(note.at, children.length);
    const lists = sections.get(place) ?? [];
    const before = lists.at(-1)?.at(-1);
    if (before && (before.list === note.list || before.list < 0 || note.list < 0)) lists.at(-1)?.push(note);
    else lists.push([note]);
    sections.set(place, lists);
  }
  return [...children, null].flatMap((child, index): ElementContent[] => {
    const made = (sections.get(index) ?? []).map((list) => {
      const items = list.map(({ item }) => item);
      return element('section', { dataFootnotes: '' }, [element('ol', {}, items)]);
    });
    return child ? [...made, child] : made;
  });
}
