import { createHtml, intact } from '../../platform/unclobbered.ts';

/** Adds a style sheet, but no element to the page's document; returns a function that removes the sheet. */
export function adoptSheet(to: Document | ShadowRoot, css: string): () => void {
  const root = intact(to);
  const view = intact((root.ownerDocument ?? to) as Document).defaultView as (Window & typeof globalThis) | null;
  try {
    const sheet = new (view?.CSSStyleSheet ?? CSSStyleSheet)();
    sheet.replaceSync(css);
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
    return () => {
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  } catch {
    // Expected: XML documents and older Firefox content scripts refuse constructed sheets.
    return addStyleElement(to, css);
  }
}

/** Adds a style element to the reader's shadow root; does nothing for the page's document, which must not change. */
function addStyleElement(root: Document | ShadowRoot, css: string): () => void {
  if (!('host' in root)) return () => {};
  const style = createHtml(document, 'style');
  style.textContent = css;
  // after the earlier style elements, so that this one can override them
  root.insertBefore(style, root.querySelector('dialog'));
  return () => style.remove();
}
