import type { Element } from 'hast';
import { collapseSpace } from '../../shared/text.ts';
import { element, isElement } from './hast.ts';

/** An open inline element of the page. Each paragraph over which it extends gets a copy of it. */
export interface OpenInline {
  tagName: string;
  properties: Element['properties'];
}

/** Tracks the inline elements (such as links) that are open where the next text of a paragraph is written. */
function createInlineChain(paragraph: Element) {
  let chain: { inline: OpenInline; element: Element }[] = [];
  const depthShared = (inlines: readonly OpenInline[]): number => {
    let depth = 0;
    while (depth < chain.length && chain[depth]?.inline === inlines[depth]) depth++;
    return depth;
  };
  const elementAt = (depth: number): Element => chain[depth - 1]?.element ?? paragraph;

  return {
    /** Returns the innermost open element that is also in `inlines`; the paragraph if there is none. */
    shared: (inlines: readonly OpenInline[]) => elementAt(depthShared(inlines)),
    /** Opens the inline elements that are not open yet. Returns the innermost one, to which the content is added. */
    open(inlines: readonly OpenInline[]): Element {
      const depth = depthShared(inlines);
      chain = chain.slice(0, depth);
      for (const inline of inlines.slice(depth)) {
        const opened = openedAnew(inline);
        elementAt(chain.length).children.push(opened);
        chain.push({ inline, element: opened });
      }
      return elementAt(chain.length);
    },
  };
}

/** Returns a copy of an inline element. Removes the id from `inline`, so that later copies do not repeat it. */
function openedAnew(inline: OpenInline): Element {
  const { tagName, properties } = inline;
  const opened = element(tagName, { ...properties });
  delete properties.id;
  return opened;
}

export type ParagraphWriter = ReturnType<typeof createParagraphWriter>;

/** Creates a writer of paragraphs. `place` gets a paragraph's first text node, and inserts and returns its element. */
export function createParagraphWriter(place: (firstNode: number) => Element) {
  let paragraph: { element: Element; inlines: ReturnType<typeof createInlineChain> } | null = null;
  let pendingSpace = false;
  let breaks = 0;
  let atLineStart = true;
  let sign = { text: '', end: 0 };

  const target = (inlines: readonly OpenInline[], node: number): Element => {
    if (!paragraph) {
      const element = place(node);
      paragraph = { element, inlines: createInlineChain(element) };
      if (sign.text !== '' && node < sign.end) appendText(element, `${sign.text} `);
      sign = { text: '', end: 0 };
    }
    return paragraph.inlines.open(inlines);
  };
  /** Writes a pending space before inline elements are opened, so that no link begins with a space. */
  const writeSpace = (inlines: readonly OpenInline[]) => {
    if (pendingSpace && !atLineStart && paragraph) appendText(paragraph.inlines.shared(inlines), ' ');
  };

  const flush = () => {
    const written = paragraph?.element.children ?? [];
    while (isElement(written.at(-1), 'br')) written.pop();
    paragraph = null;
    pendingSpace = false;
    atLineStart = true;
    breaks = 0;
  };

  return {
    get isOpen() {
      return paragraph !== null;
    },
    text(text: string, inlines: readonly OpenInline[], node: number): void {
      const collapsed = collapseSpace(withoutInvisible(text));
      if (collapsed.startsWith(' ')) pendingSpace = true;
      const trimmed = collapsed.slice(collapsed.startsWith(' ') ? 1 : 0, collapsed.endsWith(' ') ? -1 : undefined);
      if (trimmed === '') return;
      writeSpace(inlines);
      appendText(target(inlines, node), trimmed);
      pendingSpace = collapsed.endsWith(' ');
      atLineStart = false;
      breaks = 0;
    },
    /** Adds a space between words, if more text follows in the paragraph. */
    space(): void {
      pendingSpace = true;
    },
    /** Adds a line break; two in a row end the paragraph. */
    lineBreak(inlines: readonly OpenInline[]): void {
      if (!paragraph) return;
      if (++breaks > 1) {
        flush();
        return;
      }
      target(inlines, -1).children.push(element('br'));
      pendingSpace = false;
      atLineStart = true;
    },
    element(element: Element, inlines: readonly OpenInline[]): void {
      writeSpace(inlines);
      target(inlines, -1).children.push(element);
      pendingSpace = false;
      atLineStart = false;
      breaks = 0;
    },
    /** Writes a list marker into the next paragraph, if it begins in the list item (from `item` to before `end`). */
    begin(text: string, item: number, end: number): void {
      // if an item begins with a nested list, both markers are written
      sign = { text: sign.text !== '' && item < sign.end ? `${sign.text} ${text}` : text, end };
    },
    flush,
  };
}

const INVISIBLE = /[\u00ad\ufeff]/;
const ALL_INVISIBLE = /[\u00ad\ufeff]/g;
const ONLY_INVISIBLE = /^[\s\u200b\u2060]*$/;

/**
 * Removes soft hyphens, because they disturb searches and copies, and the reader hyphenates by itself. Keeps zero-width
 * spaces, which allow line breaks in Thai and in long addresses, unless the text contains nothing else.
 */
function withoutInvisible(text: string): string {
  const visible = INVISIBLE.test(text) ? text.replace(ALL_INVISIBLE, '') : text;
  return visible !== '' && visible.trim() !== '' && ONLY_INVISIBLE.test(visible) ? ' ' : visible;
}

function appendText(parent: Element, text: string): void {
  const last = parent.children.at(-1);
  if (last?.type === 'text') last.value += text;
  else parent.children.push({ type: 'text', value: text });
}
