/** Generates test pages that are too large to be files of the repository. */

const SENTENCE =
  'The tide came in over the flats as it had every day since the wall was built, and nobody on the quay looked up. ';

/** Returns a page of about 500,000 nodes: an article and below it a very long list. */
export function bigPage(): string {
  const article = Array.from(
    { length: 30 },
    (_unused, index) => `<p>Paragraph ${index}. ${SENTENCE.repeat(4)}</p>`,
  ).join('');
  const rows = Array.from({ length: 125_000 }, (_unused, index) => `<i>${index}</i><b></b> `).join('');
  return `<!doctype html><title>Big</title><article><h1>Big</h1>${article}</article><div class="index">${rows}</div>`;
}

export function manyBlocks(): string {
  const paragraphs = Array.from(
    { length: 10_000 },
    (_unused, index) =>
      `<p>Entry ${index}: the tide came in at ${index % 24} and went out at noon, as written in the book.</p>`,
  );
  return `<!doctype html><title>The book of tides</title><nav><a href="/">Home</a></nav><main><article><h1>The book of tides</h1>${paragraphs.join('')}</article></main><footer>Printed on the quay</footer>`;
}

/**
 * Returns an article of 900 paragraphs with links, lists and headings. `sentences` is the number of sentences in each
 * paragraph; each additional one makes the page about 100 kB larger.
 */
export function longPage(sentences = 4): string {
  const parts = Array.from({ length: 900 }, (_unused, index) => {
    const heading = index % 12 === 0 ? `<h2>Part ${index / 12 + 1}</h2>` : '';
    const list =
      index % 25 === 3
        ? `<ul>${'<li>An item of a list that has something to say about the matter.</li>'.repeat(5)}</ul>`
        : '';
    return `${heading}<p id="p${index}">Paragraph number ${index}. ${SENTENCE.repeat(sentences)} <a href="/other">A link</a> and <em>emphasis</em>.</p>${list}`;
  });
  const clutter = '<li><a href="/x">Navigation entry</a></li>'.repeat(300);
  return `<!doctype html><title>A long read</title><nav><ul>${clutter}</ul></nav><main><article><h1>A long read</h1>${parts.join('')}</article></main><footer>${clutter}</footer>`;
}

export function manyHeadings(): string {
  const parts = Array.from({ length: 500 }, (_unused, index) => {
    const level = index % 10 === 0 ? 2 : index % 5 === 0 ? 3 : 4;
    return `<h${level}>Entry ${index} of the book</h${level}><p>Number ${index}. ${SENTENCE.repeat(3)}</p>`;
  });
  return `<!doctype html><html lang="en"><title>The book</title><main><article><h1>The book</h1><p>${SENTENCE.repeat(4)}</p>${parts.join('')}</article></main></html>`;
}
