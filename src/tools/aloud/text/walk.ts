/** Walks through the shown article, and reports texts, breaks and announcements. */
import { announcement, isInLine, specialOf } from './announce.ts';
import type { Treatments } from './types.ts';

export interface Listener {
  text(node: Text, language: string): void;
  /**
   * Words that are not in the article. `isApart`: on their own, in the language of the interface; else within a
   * sentence.
   */
  words(words: string, isApart: boolean): void;
  /** A paragraph ends at the start or end of an element; `language` is that of the text that follows. */
  border(element: Element, language: string): void;
}

/**
 * Elements on lines of their own. Neither the article (`src/article/sanitize.ts`) nor the reader around it has others.
 */
const BLOCKS: ReadonlySet<string> = new Set(
  (
    'article aside blockquote caption dd details div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header hr li main ol p pre ' +
    'section summary table tbody td tfoot th thead tr ul'
  ).split(' '),
);

/** Elements that are not said: the reader's own, references to notes and back, pronunciations, sources of formulas. */
const UNSAID =
  '[data-ours], button, .note-popover, rp, rt, [data-footnote-ref], [data-footnote-backref], annotation, svg, audio, video, [hidden]';

/** Whether an element is hidden in a closed `details` element, of which only the summary is shown. */
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

/** Announces or skips an element that is not read; returns false if it is read. */
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
