/**
 * Generates extreme test pages: an article of three paragraphs, and below it a huge number of one thing, such as links.
 */

/** A kind of test page with a huge number of one thing, such as links. */
export interface Shape {
  /** Name of this kind of page, used in command-line options and in tables. */
  id: string;
  /** Name of the repeated things. A number precedes it in tables: "2000 elements in each other". */
  of: string;
  /** Default number of the repeated things, such as links, on the page. */
  size: number;
  /** Returns a page with `size` of the repeated things, such as links. */
  page(size: number): string;
}

const SENTENCE =
  'The tide came in over the flats as it had every day since the wall was built, and nobody on the quay looked up.';
/** Returns a paragraph that differs for each index, because Lectern drops repeated text. */
const paragraph = (index: number) => `<p>On day ${index} of it, ${`${SENTENCE} `.repeat(4)}</p>`;

/** URL paths of a small picture, and of a page of one paragraph, which other test pages show in frames. */
export const PICTURE_PATH = '/picture.svg';
export const FRAME_PATH = '/frame.html';

export const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="320"><rect width="640" height="320" fill="#469"/></svg>';
export const FRAME = `<!doctype html><title>Frame</title>${paragraph(0)}`;

const STYLE =
  '<style>body { margin: 0; font: 16px/1.5 Georgia, serif } article { max-width: 640px; margin: 0 auto }</style>';

interface Parts {
  head?: string;
  title?: string;
  above?: string;
}

/** Returns a page with the article's three paragraphs, and with `body` below them. */
function page(body: string, { head = '', title = 'The tide', above = '' }: Parts = {}): string {
  return (
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title>${STYLE}${head}` +
    `<main><article><h1>${title}</h1>${above}${times(3, paragraph)}${body}</article></main>`
  );
}

const times = (count: number, part: (index: number) => string) =>
  Array.from({ length: count }, (_unused, index) => part(index)).join('');

/** Returns a text of about this many characters, without line breaks. */
const textOf = (characters: number) => `${SENTENCE} `.repeat(Math.ceil(characters / (SENTENCE.length + 1)));

/** Returns a page whose own script builds the content, because the HTML parser nests at most 512 elements. */
const byScript = (code: string) => `${page('<div id="here"></div>')}<script>${code}</script>`;

const table = (rows: number) =>
  `<table><tr>${times(50, (column) => `<th>Column ${column}`)}${times(
    rows,
    (row) => `<tr>${times(50, (column) => `<td>${row}.${column}`)}`,
  )}</table>`;

const marginNote = (index: number) =>
  `<p>${SENTENCE}<label for="sn-${index}" class="margin-toggle sidenote-number"></label>` +
  `<input type="checkbox" id="sn-${index}" class="margin-toggle">` +
  `<span class="sidenote">The engineer came ${index} times.</span> ${SENTENCE}</p>`;

const MARGIN_STYLE =
  '<style>.sidenote { float: right; clear: right; width: 240px; margin-right: -290px; font-size: 13px } .margin-toggle { display: none }</style>';

const noteReference = (index: number) =>
  `<p>${SENTENCE}<sup id="ref${index}"><a href="#fn${index}">${index + 1}</a></sup> ${SENTENCE}</p>`;
const note = (index: number) =>
  `<li id="fn${index}">Letter ${index} of the engineer. <a href="#ref${index}">↩</a></li>`;

const nestedList = (items: number) =>
  `${times(items / 100, (list) => `${times(100, (depth) => `<ul><li>Item ${list}.${depth}`)}${'</li></ul>'.repeat(100)}`)}`;

const post = (index: number) =>
  `<div id="p${index}" class="post"><div class="inner"><p class="author">by <strong><a href="/user/${index % 9}" class="username">` +
  `Ida ${index % 9}</a></strong> <time datetime="2026-03-02T08:00:00+00:00">Mon Mar 02, 2026 8:00 am</time></p>` +
  `<div class="content">${SENTENCE} ${SENTENCE} Reply ${index}.</div></div></div>`;
const thread = (posts: number) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>View topic - Which rope? - Boats forum</title>${STYLE}` +
  `<div id="page-body"><h2 class="topic-title"><a href="/topic">Which rope?</a></h2>${times(posts, post)}</div>`;

const picture = (index: number) =>
  `<p>${SENTENCE}</p><img loading="lazy" src="${PICTURE_PATH}?${index}" alt="" width="640" height="320">`;

const formula = (index: number) =>
  `<p>${SENTENCE} <math><mrow><msup><mi>x</mi><mn>${index}</mn></msup><mo>+</mo><mfrac><mi>a</mi><mi>b</mi></mfrac></mrow></math></p>`;

const shadowRoots = (count: number) =>
  byScript(
    `for (let index = 0; index < ${count}; index++) {
      const host = document.createElement('div');
      host.attachShadow({ mode: 'open' }).append(Object.assign(document.createElement('p'), { textContent: 'Part ' + index + '. ${SENTENCE}' }));
      here.append(host);
    }`,
  );

const deep = (levels: number) =>
  byScript(
    `let inmost = here;
    for (let level = 0; level < ${levels}; level++) inmost = inmost.appendChild(document.createElement(level % 2 ? 'div' : 'b'));
    inmost.append('The inmost text of the page.');`,
  );

/** All kinds of test pages, in the order in which they are opened. */
export const SHAPES: readonly Shape[] = [
  { id: 'empty', of: 'an empty page', size: 0, page: () => '<!doctype html><title>Empty</title>' },
  {
    id: 'article',
    of: 'paragraphs, an ordinary article',
    size: 30,
    page: (n) => page(times(n, (i) => paragraph(i + 3))),
  },
  { id: 'wide', of: 'siblings', size: 200_000, page: (n) => page(times(n, (i) => `<i>${i}</i> `)) },
  // 2000, because Chromium crashes on 5000 nested blocks even without extensions
  { id: 'deep', of: 'elements in each other', size: 2000, page: deep },
  {
    id: 'nodes',
    of: 'nodes of text',
    size: 500_000,
    page: (n) => page(times(n / 3, (i) => `<p>Line ${i} <b>of</b> it`)),
  },
  { id: 'one-text', of: 'bytes in one text', size: 20_000_000, page: (n) => page(`<p>${textOf(n)}</p>`) },
  { id: 'links', of: 'links', size: 50_000, page: (n) => page(times(n, (i) => `<a href="/${i}">Link ${i}</a> `)) },
  {
    id: 'pictures',
    of: 'pictures',
    size: 20_000,
    page: (n) => page(times(n, picture)),
  },
  { id: 'shadow-roots', of: 'shadow roots', size: 5000, page: shadowRoots },
  {
    id: 'frames',
    of: 'frames',
    size: 300,
    page: (n) => page(times(n, (i) => `<iframe src="${FRAME_PATH}?${i}"></iframe>`)),
  },
  { id: 'table', of: 'rows of 50 cells', size: 5000, page: (n) => page(table(n)) },
  {
    id: 'inline',
    of: 'marks one after the other',
    size: 100_000,
    page: (n) => page(`<p>${'<b><i>a</i></b> '.repeat(n)}</p>`),
  },
  {
    id: 'nested-inline',
    of: 'marks in each other',
    size: 100_000,
    page: (n) => page(`<p>${'<b><i>a '.repeat(n)}</p>`),
  },
  { id: 'title', of: 'bytes of title', size: 1_000_000, page: (n) => page('', { title: textOf(n) }) },
  {
    id: 'byline',
    of: 'bytes of byline',
    size: 1_000_000,
    page: (n) =>
      page('', {
        above: `<p class="byline" rel="author">By ${textOf(n)}</p>`,
        head: `<meta name="author" content="${textOf(n)}">`,
      }),
  },
  { id: 'word', of: 'bytes of one word', size: 1_000_000, page: (n) => page(`<p>${'a'.repeat(n)}</p>`) },
  {
    id: 'attribute',
    of: 'bytes in one attribute',
    size: 1_000_000,
    page: (n) =>
      page(
        `<p class="${'a '.repeat(n / 2)}" id="${'b'.repeat(n)}">${SENTENCE}</p><a href="/${'c'.repeat(n)}">A link</a>`,
      ),
  },
  {
    id: 'commas',
    of: 'bytes of commas',
    size: 100_000,
    page: (n) => page(`<p>${','.repeat(n)}</p><p>${', '.repeat(n / 2)}</p>`),
  },
  {
    id: 'margin-notes',
    of: 'margin notes',
    size: 20_000,
    page: (n) => page(times(n, marginNote), { head: MARGIN_STYLE }),
  },
  { id: 'notes', of: 'notes', size: 5000, page: (n) => page(`${times(n, noteReference)}<ol>${times(n, note)}</ol>`) },
  {
    id: 'headings',
    of: 'headings',
    size: 10_000,
    page: (n) => page(times(n, (i) => `<h2>Part ${i}</h2><p>${SENTENCE}</p>`)),
  },
  { id: 'list', of: 'items of a list, 100 deep', size: 10_000, page: (n) => page(nestedList(n)) },
  { id: 'posts', of: 'posts of a thread', size: 3000, page: thread },
  { id: 'formulas', of: 'formulas', size: 2000, page: (n) => page(times(n, formula)) },
  {
    id: 'code',
    of: 'bytes of code',
    size: 1_000_000,
    page: (n) => page(`<pre><code>${times(n / 40, (i) => `const value${i} = ${i} + "text"; // line\n`)}</code></pre>`),
  },
];
