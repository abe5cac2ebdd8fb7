// A content script that uses the page in the same ways as dictionaries, keyboard tools and translators. It runs in an
// isolated world; tests call it by setting an attribute of the page.
const root = () => document.querySelector('[data-lectern]')?.shadowRoot ?? null;

/** Yields a node and all nodes below it, including those in open shadow trees, in the order of keyboard tools. */
function* deep(node) {
  yield node;
  for (const child of node.shadowRoot?.childNodes ?? []) yield* deep(child);
  for (const child of node.childNodes) yield* deep(child);
}

const PROBES = {
  isOpen: () => root() !== null,
  /** Returns the word under the pointer, as Yomitan and Google Dictionary find it. */
  textUnderPointer({ x, y }) {
    const position = document.caretPositionFromPoint(x, y, { shadowRoots: root() ? [root()] : [] });
    const range = document.caretRangeFromPoint?.(x, y);
    const deepest = root()?.elementFromPoint(x, y);
    return {
      position: position?.offsetNode?.textContent ?? '',
      offset: position?.offset ?? -1,
      range: range?.startContainer?.textContent ?? '',
      element: deepest?.textContent ?? '',
      composed: document.elementFromPoint(x, y) === document.querySelector('[data-lectern]'),
    };
  },
  /** Returns the selection, as dictionaries and translators read it. */
  selection() {
    const selection = document.getSelection();
    const [composed] = selection.getComposedRanges?.({ shadowRoots: [root()] }) ?? [];
    return {
      text: String(selection),
      root: String(root().getSelection?.() ?? ''),
      composed: composed ? composed.startContainer.textContent.slice(composed.startOffset, composed.endOffset) : '',
    };
  },
  /** Returns the number of links that keyboard tools such as Vimium and Surfingkeys would offer. */
  links: () =>
    [...deep(document.documentElement)].filter((node) => node.localName === 'a' && node.getClientRects().length > 0).length,
  find: (words) => window.find(words),
  language: () => {
    const article = root().querySelector('.article');
    return { lang: article.lang, isLeftAlone: article.closest('[translate=no], .notranslate') !== null };
  },
  /** Replaces each text node with two font elements that have another text, as Google Translate does. */
  translate() {
    const texts = [...deep(root().querySelector('.article'))].filter(
      (node) => node.nodeType === Node.TEXT_NODE && node.data.trim() !== '' && !node.parentElement.closest('button'),
    );
    for (const text of texts) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = text.data.replaceAll('harbour', 'Hafen');
      outer.append(inner);
      text.replaceWith(outer);
    }
    return texts.length;
  },
};

document.addEventListener('probe', () => {
  const { name, argument } = JSON.parse(document.documentElement.dataset.probe);
  document.documentElement.dataset.answer = JSON.stringify(PROBES[name](argument) ?? null);
});
document.documentElement.dataset.isProbed = '';
