import { intact } from '../../platform/unclobbered.ts';
import type { SelectedText } from '../port.ts';

/** Attributes that only the reader needs; they are removed from copied HTML. */
const OURS = (
  'class style id data-node data-object data-framed data-collapsed data-post data-page data-embed target loading decoding rel tabindex role ' +
  'aria-label aria-haspopup'
).split(' ');

/** Elements from which Chromium copies more than the article: alternative texts, buttons, what tools add, boxes. */
const NOT_WORDS = 'img[alt]:not([alt=""]), .piece-copy, [data-ours], .stretch, .part';

/**
 * Handles the copying of a selection that contains one of {@link NOT_WORDS}: writes the selected text, and its HTML
 * without the reader's additions. The browser itself copies any other selection.
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

/** Returns the selection in the reader. Chromium has it at the shadow root, Firefox at the document. */
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
  // the namespace is removed only from tags, because the text of the article may contain it too
  return html.replace(/<[^<>]+>/g, (tag) => tag.replace(' xmlns="http://www.w3.org/1999/xhtml"', ''));
}

/** Returns the selected range, which may be outside the article; null if nothing is selected. */
export function selectedRange(dialog: HTMLElement): SelectedText | null {
  const range = rangeIn(dialog);
  const article = dialog.querySelector<HTMLElement>('.article');
  return article && range && !range.collapsed ? { article, range } : null;
}

/** Returns the selected range if all of it is in the article; otherwise null. */
export function selectedText(dialog: HTMLElement): SelectedText | null {
  const selected = selectedRange(dialog);
  if (!selected?.article.contains(selected.range.commonAncestorContainer)) return null;
  return { ...selected, range: selected.range.cloneRange() };
}
