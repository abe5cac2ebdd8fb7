import { intact } from '../../platform/unclobbered.ts';

/** Attributes that serve the reader and mean nothing elsewhere. */
const OURS = (
  'class style id data-node data-object data-framed data-collapsed data-post data-page data-embed target loading decoding rel tabindex role ' +
  'aria-label aria-haspopup'
).split(' ');

/**
 * What Chromium would copy with the words: the alternative texts of images, our buttons, and what the tools write between
 * the blocks, as HTML, as well as our boxes around them.
 */
const NOT_WORDS = 'img[alt]:not([alt=""]), .piece-copy, [data-ours], .stretch, .part';

/**
 * A selection that holds more than words is written here, with the words that are on the screen; any other is the
 * browser's own business.
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
