import { intact } from '../../platform/unclobbered.ts';

/** Attributes that only the reader uses. */
const OURS = (
  'class style id data-node data-object data-framed data-collapsed data-post data-page data-embed target loading decoding rel tabindex role ' +
  'aria-label aria-haspopup'
).split(' ');

/**
 * What Chromium would copy as HTML besides the text: alternative texts of images, our buttons, what the tools insert between the blocks,
 * and our boxes.
 */
const NOT_WORDS = 'img[alt]:not([alt=""]), .piece-copy, [data-ours], .stretch, .part';

/**
 * Writes the text on the screen if a selection contains more than text; the browser copies any other selection itself.
 */
export function copyWhatIsShown(dialog: HTMLElement, signal: AbortSignal): void {
  dialog.addEventListener(
    'copy',
    (event) => {
      const selection = selectionIn(dialog);
      const range = selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : null;
      const content = range?.cloneContents();
      if (!event.clipboardData || !content?.querySelector(NOT_WORDS)) return;
      event.clipboardData.setData('text/plain', String(intact(dialog.ownerDocument).getSelection()));
      event.clipboardData.setData('text/html', serialize(content));
      event.preventDefault();
    },
    { signal },
  );
}

/** Chromium keeps the selection inside a shadow tree with the shadow root, Firefox with the document. */
export function selectionIn(dialog: HTMLElement): Selection | null {
  const root = dialog.getRootNode() as ShadowRoot & { getSelection?(): Selection | null };
  return root.getSelection?.() ?? intact(dialog.ownerDocument).getSelection();
}

function serialize(content: DocumentFragment): string {
  for (const ours of content.querySelectorAll('.piece-copy, [data-ours]')) ours.remove();
  for (const box of content.querySelectorAll('.stretch, .part')) box.replaceWith(...box.childNodes);
  for (const element of content.querySelectorAll('*')) for (const name of OURS) element.removeAttribute(name);
  return new XMLSerializer().serializeToString(content).replaceAll(' xmlns="http://www.w3.org/1999/xhtml"', '');
}
