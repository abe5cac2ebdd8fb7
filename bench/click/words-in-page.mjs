// Functions that run inside a page and detect when an extension has painted words of the article. Playwright sends each
// function to the page as source text, so it must not refer to anything outside itself.

/**
 * Starts to record the elements that are added to the document.
 *
 * @param truth text of the article
 * @returns the first 40 characters of up to 20 text nodes that belong to the article, in document order. Shorter text
 *     nodes are ignored
 */
export function watchAdditions(truth) {
  const added = new Set();
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) added.add(node);
  });
  observer.observe(document, { childList: true, subtree: true });
  globalThis[Symbol.for('bench.additions')] = { observer, added };
  const plain = (text) => text.replace(/\s+/g, ' ').trim();
  const article = plain(truth);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const beginnings = [];
  while (walker.nextNode() && beginnings.length < 20) {
    const beginning = plain(walker.currentNode.data).slice(0, 40);
    if (beginning.length === 40 && article.includes(beginning)) beginnings.push(beginning);
  }
  return beginnings;
}

/**
 * Searches for words of the article in the elements that were added since `watchAdditions`, including shadow roots.
 * Searches the whole document if it was loaded after the click. Resolves after the frame that paints the words.
 *
 * @param beginnings the result of `watchAdditions`
 * @returns whether a text that starts with one of the beginnings is visible in the window
 */
export async function areWordsPainted(beginnings) {
  if (document.hidden) return false;
  const noted = globalThis[Symbol.for('bench.additions')];
  if (noted)
    for (const { addedNodes } of noted.observer.takeRecords()) for (const node of addedNodes) noted.added.add(node);
  const isVisible = (text) => {
    if (!text.parentElement?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    const range = document.createRange();
    range.selectNodeContents(text);
    return [...range.getClientRects()].some(
      ({ width, height, top, bottom }) => width > 0 && height > 0 && bottom > 0 && top < innerHeight,
    );
  };
  const isWanted = ({ data }) => {
    const text = data.replace(/\s+/g, ' ').trim();
    return beginnings.some((beginning) => text.startsWith(beginning));
  };
  const shows = (root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT + NodeFilter.SHOW_TEXT);
    for (let node = root; node; node = walker.nextNode()) {
      if (node.nodeType === Node.TEXT_NODE && isWanted(node) && isVisible(node)) return true;
      if (node.shadowRoot && shows(node.shadowRoot)) return true;
    }
    return false;
  };
  const roots = noted ? [...noted.added].filter((node) => node.isConnected) : [document];
  if (!roots.some(shows)) return false;
  await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted, 0)));
  return true;
}
