/** Describes the selected text for a link to that text. Part of the script that is injected at the first copy. */
import { collapse, type Passage } from '../../export/passage-link.ts';
import { firstChildOf, intact, localNameOf, nextSiblingOf } from '../../platform/unclobbered.ts';
import type { SelectedText } from '../../reader/port.ts';

const BLOCK = 'p, li, h1, h2, h3, h4, h5, h6, pre, td, th, dt, dd, figcaption, caption, blockquote, article';

/**
 * Returns the data for a link to the text that the user selected in the reader: the selected text, and the page's text.
 * A browser that opens such a link searches the page's text for the selected text.
 *
 * @param nodeOf returns the page's DOM node that has this id in the snapshot
 */
export function selectedPassage({ article, range }: SelectedText, nodeOf: (id: number) => Node | undefined): Passage {
  const first = blockOf(range.startContainer);
  const last = blockOf(range.endContainer);
  const { text: page, placeOf } = pageText(article.ownerDocument, hostOf(article));
  const origin = originOf(first);
  const live = origin && nodeOf(Number(origin.dataset.node));
  const at = ((live && placeOf(live)) ?? 0) + (origin ? collapse(textBefore(origin, range)).length : 0);
  const passage = { page, at, length: String(range).length };
  if (first === last) return { start: String(range), end: '', ...passage };
  const start = contentsOf(first);
  start.setStart(range.startContainer, range.startOffset);
  const end = contentsOf(last);
  end.setEnd(range.endContainer, range.endOffset);
  return { start: String(start), end: String(end), ...passage };
}

/** Returns the reader's host, through the shadow root: only the script that opened the reader has a reference. */
function hostOf(article: Element): Element | null {
  const root = article.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
}

/**
 * Returns an element with the attribute `data-node`, the id of the page's node that the element shows: the block
 * (paragraph) itself, otherwise its closest ancestor with the attribute, otherwise the first such element inside it.
 */
function originOf(block: Node): HTMLElement | null {
  const element = block instanceof Element ? block : block.parentElement;
  return element?.closest<HTMLElement>('[data-node]') ?? element?.querySelector<HTMLElement>('[data-node]') ?? null;
}

/** Returns the text of an element before a range. */
function textBefore(element: Element, { startContainer, startOffset }: Range): string {
  const before = contentsOf(element);
  before.setEnd(startContainer, startOffset);
  return String(before);
}

function contentsOf(node: Node): Range {
  const range = new Range();
  range.selectNodeContents(node);
  return range;
}

function blockOf(node: Node): Node {
  const element = node instanceof Element ? node : node.parentElement;
  return element?.closest(BLOCK) ?? node;
}

/** Elements without text, or with text that browsers do not search. */
const NOT_SEARCHED =
  /^(?:audio|canvas|embed|head|iframe|input|meter|noscript|object|option|progress|script|select|style|svg|template|textarea|title|video)$/;
/** Inline elements that end a line of the text: browsers do not find a quote that continues after such an element. */
const INTERRUPTS = /^(?:audio|br|canvas|embed|iframe|img|input|object|rp|rt|select|svg|textarea|video|wbr)$/;
const IN_LINE = /^(?:inline|contents|ruby|ruby-base)$/;

/** One step of reading the page: a node, or the end of an element after which a new line begins. */
type Step = Node | 'line end';

/**
 * Returns the page's current text in the form that browsers search for a text fragment (`#:~:text=` in a link): with
 * collapsed white space and one line per paragraph. `placeOf` returns the index in the text at which a node begins;
 * undefined if browsers do not search the node.
 *
 * @param reader host element of the open reader, which is left out; null if none is open
 */
export function pageText(document: Document, reader: Node | null) {
  const lines = createLines();
  const places = new Map<Node, number>();
  const steps: Step[] = [intact(document).documentElement];
  for (let step = steps.pop(); step; step = steps.pop()) {
    if (step === 'line end') lines.end();
    else if (step instanceof Text) addText(step);
    else if (step instanceof Element && step !== reader) addElement(step);
  }

  function addElement(element: Element): void {
    const name = localNameOf(element);
    const { display } = getComputedStyle(element);
    if (display === 'none') return;
    const isLine = !IN_LINE.test(display) || INTERRUPTS.test(name);
    if (isLine) {
      lines.end();
      steps.push('line end');
    }
    places.set(element, lines.length());
    if (NOT_SEARCHED.test(name)) return;
    for (const node of contentOf(element, name).reverse()) steps.push(node);
  }

  function addText(text: Text): void {
    const parent = text.assignedSlot ?? text.parentElement ?? (text.getRootNode() as ShadowRoot).host;
    const { visibility, whiteSpace } = getComputedStyle(parent);
    if (visibility !== 'visible') return;
    places.set(text, lines.length());
    const [first = '', ...others] = /^(?:pre|break)/.test(whiteSpace) ? text.data.split('\n') : [text.data];
    lines.add(first);
    for (const line of others) {
      lines.end();
      lines.add(line);
    }
  }

  return { text: lines.text(), placeOf: (node: Node) => places.get(node) };
}

/** Returns the children as they are laid out: those of a shadow root, or those that are assigned to a slot. */
function contentOf(element: Element, name: string): Node[] {
  // `shadowRoot` is not read from a form: if the form has a field of this name, the browser would return the field.
  const root = name === 'form' ? null : element.shadowRoot;
  if (element instanceof HTMLSlotElement) {
    const assigned = element.assignedNodes();
    if (assigned.length > 0) return assigned;
  }
  const children: Node[] = [];
  for (let child = firstChildOf(root ?? element); child; child = nextSiblingOf(child)) children.push(child);
  return children;
}

function createLines() {
  const pieces: string[] = [];
  let length = 0;
  let isSpaceDue = false;
  let isAtBegin = true;
  const write = (piece: string) => {
    pieces.push(piece);
    length += piece.length;
  };
  return {
    add(text: string): void {
      const plain = text.replace(/\u00ad/g, '').replace(/\s+/g, ' ');
      const words = plain.trim();
      if (words === '') {
        isSpaceDue ||= plain !== '';
        return;
      }
      if (!isAtBegin && (isSpaceDue || plain.startsWith(' '))) write(' ');
      write(words);
      isSpaceDue = plain.endsWith(' ');
      isAtBegin = false;
    },
    /** Ends the current line, unless it is empty. */
    end(): void {
      if (!isAtBegin) write('\n');
      isSpaceDue = false;
      isAtBegin = true;
    },
    length: () => length,
    text: () => pieces.join(''),
  };
}
