import { createHtml, intact } from '../../platform/unclobbered.ts';

/** Adds a style sheet to a document or shadow root without touching its nodes; returns a function that removes it. */
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

/** Adds a style element to our own shadow root; does nothing for the page's document. */
function addStyleElement(root: Document | ShadowRoot, css: string): () => void {
  if (!('host' in root)) return () => {};
  const style = createHtml(document, 'style');
  style.textContent = css;
  // before the dialog, but after the earlier sheets, which it may override
  root.insertBefore(style, root.querySelector('dialog'));
  return () => style.remove();
}
