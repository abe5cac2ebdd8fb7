// What dictionaries, keyboard tools and translators do, in an isolated world of their own. Asked by an attribute of the page, since
// the test speaks to the page only.
const root = () => document.querySelector('[data-lectern]')?.shadowRoot ?? null;

/** All texts and links below, open shadow trees included, as tools walk them. */
function* deep(node) {
  yield node;
  for (const child of node.shadowRoot?.childNodes ?? []) yield* deep(child);
  for (const child of node.childNodes) yield* deep(child);
}

const PROBES = {
  isOpen: () => root() !== null,
  /** Yomitan, Google Dictionary: the word under the pointer. */
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
  /** What all of them ask for a selection. */
  selection() {
    const selection = document.getSelection();
    const [composed] = selection.getComposedRanges?.({ shadowRoots: [root()] }) ?? [];
    return {
      text: String(selection),
      root: String(root().getSelection?.() ?? ''),
      composed: composed ? composed.startContainer.textContent.slice(composed.startOffset, composed.endOffset) : '',
    };
  },
  /** Vimium, Surfingkeys: what can be pressed. */
  links: () =>
    [...deep(document.documentElement)].filter((node) => node.localName === 'a' && node.getClientRects().length > 0).length,
  find: (words) => window.find(words),
  language: () => {
    const article = root().querySelector('.article');
    return { lang: article.lang, isLeftAlone: article.closest('[translate=no], .notranslate') !== null };
  },
  /** As Google Translate does: each text node goes, and two font elements with another text stand there. */
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
