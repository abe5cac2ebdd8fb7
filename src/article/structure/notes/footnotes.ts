import type { Element, ElementContent } from 'hast';
import type { Page } from '../../../page/page.ts';
import { styledOf } from '../../../page/text-style.ts';
import { numberOf } from '../../../selection/notes/without-labels.ts';
import type { Note } from '../../../selection/types.ts';
import { ANCHOR_PREFIX } from '../anchors.ts';
import { element, holds, isElement, textOf } from '../hast.ts';
import type { PlacedElement } from '../object-elements.ts';

export function footnotesOf(page: Page, notes: readonly Note[]) {
  const byStart = new Map(notes.map((note) => [note.start, note]));
  /** Footnote reference of the page (node id) → the link that replaces it. */
  const references = new Map<number, PlacedElement>();
  /** Superscripts of the page to leave out, because the footnote reference in each becomes a superscript itself. */
  const unwrapped = new Set<number>();
  for (const { key, references: own } of notes) {
    for (const [index, { element, label }] of own.entries()) {
      references.set(element, { element: referenceElement(key, label, index), place: 'inline' });
      for (const sup of supsAround(page, element)) unwrapped.add(sup);
    }
  }
  return { references, byStart, unwrapped };
}

function supsAround(page: Page, element: number): number[] {
  const sups: number[] = [];
  for (let node = page.parentOf(element); page.styleOf(node)?.flow === 'inline'; node = page.parentOf(node)) {
    if (page.nameOf(node) === 'sup' || styledOf(page).isRaised(node)) sups.push(node);
  }
  return sups;
}

const NOTE_ID = `${ANCHOR_PREFIX}fn-`;
const REFERENCE_ID = `${ANCHOR_PREFIX}fnref-`;

/** A footnote, and the index (`at`) of the article's child before which it is inserted; infinity for the end. */
export interface PlacedNote {
  item: Element;
  at: number;
  /** The page's list that the note is from; -1 for none. */
  list: number;
}

/** Returns the link to a footnote. `index`: number of the reference, from 0, if the footnote has several. */
function referenceElement(key: string, label: string, index: number): Element {
  const properties = { href: `#${NOTE_ID}${key}`, id: referenceId(key, index), dataFootnoteRef: '' };
  return element('sup', {}, [element('a', properties, label)]);
}

function referenceId(key: string, index: number): string {
  return `${REFERENCE_ID}${key}${index === 0 ? '' : `:${index + 1}`}`;
}

/** Returns a footnote's list item; null if empty. Labels other than numbers (†) are written before the text. */
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

/** Elements around a footnote's text that are left out, because the list item replaces them. */
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
  const links = references.flatMap((_reference, index): ElementContent[] => {
    const count: ElementContent[] = index === 0 ? [] : [element('sup', {}, `${index + 1}`)];
    const properties = { href: `#${referenceId(key, index)}`, dataFootnoteBackref: '' };
    return [{ type: 'text', value: ' ' }, element('a', properties, [{ type: 'text', value: '↩' }, ...count])];
  });
  const last = children.at(-1);
  if (last?.type === 'element' && last.tagName === 'p') {
    children[children.length - 1] = { ...last, children: [...last.children, ...links] };
  } else children.push(element('p', {}, links));
}

/** Inserts the footnotes. Notes with text between them, or from different lists of the page, get separate sections. */
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
