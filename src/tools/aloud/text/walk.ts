/**
 * Walks through the shown article. Reports its texts, its paragraph breaks, and the words to say in place of code,
 * tables and the like.
 */

import { counted, message } from '../../../platform/wording/message.ts';
import type { Special, Treatments } from './script.ts';

export interface Listener {
  text(node: Text, language: string): void;
  /**
   * Called with words to say that are not in the article. `isApart`: whether the words are a separate paragraph, in the
   * language of the interface; if not, they are part of the current sentence.
   */
  words(words: string, isApart: boolean): void;
  /** Called where a paragraph ends: at the start or end of a block element. `language`: language of the next text. */
  border(element: Element, language: string): void;
}

/** All block elements that an article (`src/article/sanitize.ts`) or the reader around it can contain. */
const BLOCKS: ReadonlySet<string> = new Set(
  (
    'article aside blockquote caption dd details div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header hr li main ol p pre ' +
    'section summary table tbody td tfoot th thead tr ul'
  ).split(' '),
);

/**
 * Elements that are never read aloud: the reader's own elements, note markers and the links back to them,
 * pronunciations (`<rt>`), the source text of formulas (`<annotation>`), and others.
 */
const UNSAID =
  '[data-ours], button, .note-popover, rp, rt, [data-footnote-ref], [data-footnote-backref], annotation, svg, audio, video, [hidden]';

/** Returns whether an element is hidden by a closed `details` element, which shows only its summary. */
const isFoldedAway = (element: Element) =>
  element.parentElement?.localName === 'details' &&
  !(element.parentElement as HTMLDetailsElement).open &&
  element.localName !== 'summary';

export function walk(root: Element, treatments: Treatments, listener: Listener): void {
  const visit = (element: Element, language: string): void => {
    if (element.matches(UNSAID) || isFoldedAway(element)) return;
    const own = element.getAttribute('lang') ?? language;
    const isBlock = BLOCKS.has(element.localName);
    if (isBlock) listener.border(element, own);
    if (element.localName === 'br') listener.words('\n', false);
    else if (element.localName === 'img') listener.words(' ', false);
    else if (!isReplaced(element, own, treatments, listener))
      for (const child of element.childNodes) visitChild(child, own);
    if (isBlock) listener.border(element, language);
  };
  const visitChild = (child: Node, language: string) => {
    if (child instanceof Text) listener.text(child, language);
    else if (child instanceof Element) visit(child, language);
  };
  visit(root, '');
}

/** Announces or skips an element, depending on the settings. Returns false if its text should be read instead. */
function isReplaced(element: Element, language: string, treatments: Treatments, { words, border }: Listener): boolean {
  const special = specialOf(element);
  if (!special || treatments[special] === 'read') return false;
  if (treatments[special] === 'skip') return true;
  const isApart = !isInLine(element);
  if (isApart) border(element, language);
  words(isApart ? announcement(element, special) : ` ${announcement(element, special)} `, isApart);
  if (isApart) border(element, language);
  return true;
}

const ELEMENTS: readonly (readonly [selector: string, special: Special])[] = [
  ['pre', 'code'],
  ['table', 'tables'],
  ['math', 'formulas'],
  ['section[data-footnotes]', 'notes'],
  ['figcaption', 'captions'],
];

function specialOf(element: Element): Special | null {
  return ELEMENTS.find(([selector]) => element.matches(selector))?.[1] ?? null;
}

/** Returns whether an element is a formula inside a line of text, and so part of a sentence. */
function isInLine(element: Element): boolean {
  return element.localName === 'math' && element.getAttribute('display') !== 'block';
}

/** Returns the words that are said instead of an element, such as "Code, 12 lines". */
function announcement(element: Element, special: Special): string {
  switch (special) {
    case 'code':
      return counted('aloudCodeLines', (element.textContent ?? '').trimEnd().split('\n').length);
    case 'tables':
      return counted('aloudTableRows', element.querySelectorAll('tr').length);
    case 'notes':
      return counted('aloudNoteCount', element.querySelectorAll(':scope > ol > li').length);
    case 'formulas':
      return message('aloudFormula');
    case 'captions':
      return message('aloudPicture');
  }
}
