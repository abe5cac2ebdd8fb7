/**
 * Counts the characters in each line of an article, as the browser has laid it out. The code runs in the world of the
 * page's own scripts.
 */

/**
 * Returns the source of an expression. Its value is the sorted list of the lengths of all lines (characters) except the
 * last line of each paragraph.
 *
 * @param root source of an expression for the element that contains the article
 * @param paragraphs selector of the paragraphs
 */
export const lineLengths = (root: string, paragraphs: string) => `(() => {
  const lengths = [];
  for (const paragraph of (${root}).querySelectorAll('${paragraphs}')) {
    const texts = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
    const lines = [];
    let bottom = -Infinity;
    const range = document.createRange();
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (let offset = 0; offset < text.length; offset++) {
        range.setStart(text, offset);
        range.setEnd(text, offset + 1);
        const box = range.getClientRects()[0];
        if (!box) continue;
        if (box.top > bottom) lines.push(0);
        bottom = Math.max(bottom, box.top + box.height / 2);
        lines[lines.length - 1]++;
      }
    }
    lengths.push(...lines.slice(0, -1));
  }
  return lengths.sort((a, b) => a - b);
})()`;

export const LINE_LENGTHS = lineLengths("document.querySelector('[data-lectern]').shadowRoot", '.body > p');

export const medianOf = (sorted: readonly number[]) => sorted[Math.floor(sorted.length / 2)] ?? 0;
