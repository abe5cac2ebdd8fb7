import type { Element, ElementContent } from 'hast';
import { collapseSpace } from '../../shared/text.ts';
import { element } from './hast.ts';

/**
 * An inline element of the page that the walk has entered but not left. If the element extends over several paragraphs,
 * each of these paragraphs in the article gets a copy of it.
 */
export interface OpenInline {
  tagName: string;
  properties: Element['properties'];
}

/** The inline elements that are open at the end of a paragraph, nested in each other. */
interface InlineChain {
  /** Returns the innermost open element that is also in `inlines`; the paragraph if there is none. */
  shared(inlines: readonly OpenInline[]): Element;
  /** Opens the inline elements that are not open yet. Returns the innermost one, to which the content is added. */
  open(inlines: readonly OpenInline[]): Element;
}

function createInlineChain(paragraph: Element): InlineChain {
  let chain: { inline: OpenInline; element: Element }[] = [];
  const depthShared = (inlines: readonly OpenInline[]): number => {
    let depth = 0;
    while (depth < chain.length && chain[depth]?.inline === inlines[depth]) depth++;
    return depth;
  };
  const elementAt = (depth: number): Element => chain[depth - 1]?.element ?? paragraph;

  return {
    shared: (inlines) => elementAt(depthShared(inlines)),
    open(inlines) {
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

/** Returns a copy of an inline element. Only the first copy has the id, because `inline` then loses it. */
function openedAnew(inline: OpenInline): Element {
  const { tagName, properties } = inline;
  const opened = element(tagName, { ...properties });
  delete properties.id;
  return opened;
}

/** Collapses white space across elements, and opens an inline element only when it has content. */
export interface ParagraphWriter {
  text(text: string, inlines: readonly OpenInline[], node: number): void;
  /** Adds a space between words, if more text follows in the paragraph. */
  space(): void;
  /** Adds a line break; two in a row end the paragraph. */
  lineBreak(inlines: readonly OpenInline[]): void;
  /** Adds an inline element without text, such as a picture in a line. */
  element(element: Element, inlines: readonly OpenInline[]): void;
  /** Writes a list marker (`sign`) at the start of the next paragraph, if that paragraph is in the item (node range). */
  begin(sign: string, item: number, end: number): void;
  flush(): void;
  readonly isOpen: boolean;
}

/** @param place called with the first text node of a paragraph; inserts and returns the paragraph's element */
export function createParagraphWriter(place: (firstNode: number) => Element): ParagraphWriter {
  let paragraph: { element: Element; inlines: InlineChain } | null = null;
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
    if (paragraph) dropTrailingBreaks(paragraph.element);
    paragraph = null;
    pendingSpace = false;
    atLineStart = true;
    breaks = 0;
  };

  return {
    get isOpen() {
      return paragraph !== null;
    },
    text(text, inlines, node) {
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
    space() {
      pendingSpace = true;
    },
    lineBreak(inlines) {
      if (!paragraph) return;
      if (++breaks > 1) {
        flush();
        return;
      }
      target(inlines, -1).children.push(element('br'));
      pendingSpace = false;
      atLineStart = true;
    },
    element(element, inlines) {
      writeSpace(inlines);
      target(inlines, -1).children.push(element);
      pendingSpace = false;
      atLineStart = false;
      breaks = 0;
    },
    begin(text, item, end) {
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
  const last = parent.children[parent.children.length - 1];
  if (last?.type === 'text') last.value += text;
  else parent.children.push({ type: 'text', value: text });
}

function dropTrailingBreaks(paragraph: Element): void {
  const isBreak = (node: ElementContent | undefined) => node?.type === 'element' && node.tagName === 'br';
  while (isBreak(paragraph.children[paragraph.children.length - 1])) paragraph.children.pop();
}
