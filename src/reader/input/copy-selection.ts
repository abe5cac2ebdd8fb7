import { intact } from '../../platform/unclobbered.ts';
import type { SelectedText } from '../port.ts';

/** Attributes that only the reader uses; copies do not contain them. */
const OURS = (
  'class style id data-node data-object data-framed data-collapsed data-post data-page data-embed target loading decoding rel tabindex role ' +
  'aria-label aria-haspopup'
).split(' ');

/**
 * Elements from which Chromium would copy something that is not text of the article: images with an alternative text,
 * our buttons, what the tools insert between the blocks, and the boxes around batches and parts (pieces of a long text
 * that are drawn one after the other).
 */
const NOT_WORDS = 'img[alt]:not([alt=""]), .piece-copy, [data-ours], .stretch, .part';

/**
 * Handles the copying of a selection that contains one of {@link NOT_WORDS}: writes its text, and its HTML without what
 * only the reader shows. The browser itself copies any other selection.
 */
export function copyWhatIsShown(dialog: HTMLElement, signal: AbortSignal): void {
  dialog.addEventListener(
    'copy',
    (event) => {
      const content = rangeIn(dialog)?.cloneContents();
      if (!event.clipboardData || !content?.querySelector(NOT_WORDS)) return;
      event.clipboardData.setData('text/plain', String(intact(dialog.ownerDocument).getSelection()));
      event.clipboardData.setData('text/html', serialize(content));
      event.preventDefault();
    },
    { signal },
  );
}

/** Returns the selection. In a shadow tree, Chromium keeps it with the shadow root, Firefox with the document. */
export function selectionIn(dialog: HTMLElement): Selection | null {
  const root = dialog.getRootNode() as ShadowRoot & { getSelection?(): Selection | null };
  return root.getSelection?.() ?? intact(dialog.ownerDocument).getSelection();
}

function rangeIn(dialog: HTMLElement): Range | null {
  const selection = selectionIn(dialog);
  return selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : null;
}

function serialize(content: DocumentFragment): string {
  for (const ours of content.querySelectorAll('.piece-copy, [data-ours]')) ours.remove();
  for (const box of content.querySelectorAll('.stretch, .part')) box.replaceWith(...box.childNodes);
  for (const element of content.querySelectorAll('*')) for (const name of OURS) element.removeAttribute(name);
  const html = new XMLSerializer().serializeToString(content);
  // only in tags, where it is of no use: the text may be about XHTML
  return html.replace(/<[^<>]+>/g, (tag) => tag.replace(' xmlns="http://www.w3.org/1999/xhtml"', ''));
}

/** Returns the selected range, which may be anywhere in the reader; null if nothing is selected. */
export function selectedRange(dialog: HTMLElement): SelectedText | null {
  const range = rangeIn(dialog);
  const article = dialog.querySelector<HTMLElement>('.article');
  return article && range && !range.collapsed ? { article, range } : null;
}

/** Returns the text that is selected in the article; null if there is none. */
export function selectedText(dialog: HTMLElement): SelectedText | null {
  const selected = selectedRange(dialog);
  if (!selected?.article.contains(selected.range.commonAncestorContainer)) return null;
  return { ...selected, range: selected.range.cloneRange() };
}
