import { expect, test } from 'vitest';
import { snapshotOfHtml } from './build-snapshot.ts';
import { read, UnreadablePage } from './read.ts';
import { readHtml } from './read-html.ts';

const sentence = (day: string) =>
  `On ${day} the river rose again in the night, and the ferry stayed where it was until the morning came.`;
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday'];
const HTML = `<!doctype html><html lang="en"><head>
  <title>The river | The Almanac</title>
  <base href="/news/">
  <link rel="canonical" href="river">
  <meta property="og:site_name" content="The Almanac">
  <meta name="author" content="Ada Stone">
  <meta property="og:image" content="https://example.org/lead.jpg">
  <script type="application/ld+json">{"@type":"NewsArticle","headline":"The river","datePublished":"2026-03-14"}</script>
</head><body>
  <nav><a href="/">Home</a> <a href="/shop">Our shop has new books every week</a></nav>
  <article><h1>The river</h1>${DAYS.map((day) => `<p>${sentence(day)} <a href="tide">The tide</a> is to blame.</p>`).join('')}
    <h2>The ferry</h2><p>${sentence('Friday')}</p><p><img src="ferry.png" alt="A ferry"></p><p>${sentence('Sunday')}</p></article>
  <footer>All rights reserved by the almanac and its printers</footer>
</body></html>`;

const URL_OF_PAGE = 'https://example.org/2026/river.html?from=mail';

test('returns the metadata, headings, links and pictures of an article in HTML text', async () => {
  const reading = await readHtml(HTML, { url: URL_OF_PAGE });
  expect(reading).toMatchObject({
    title: 'The river',
    byline: 'Ada Stone',
    authors: ['Ada Stone'],
    published: '2026-03-14',
    site: 'The Almanac',
    language: 'en',
    url: 'https://example.org/news/river',
    image: 'https://example.org/lead.jpg',
    algorithm: 'lectern',
    hasLayout: false,
    isEmpty: false,
  });
  expect(reading.headings).toEqual([
    { level: 1, text: 'The river' },
    { level: 2, text: 'The ferry' },
  ]);
  expect(reading.links[0]).toEqual({ url: 'https://example.org/news/tide', text: 'The tide' });
  expect(reading.images).toEqual([{ url: 'https://example.org/news/ferry.png', alt: 'A ferry' }]);
});

test('returns the article as text, Markdown and HTML', async () => {
  const reading = await readHtml(HTML, { url: URL_OF_PAGE });
  expect(reading.text()).toMatch(/^The river\n\nAda Stone · March 14, 2026\n\nOn Monday the river rose/);
  expect(reading.markdown()).toContain('## The ferry\n');
  expect(reading.markdown({ frontMatter: true })).toMatch(/^---\ntitle: The river\nauthors:\n {2}- Ada Stone\n/);
  expect(reading.html()).toContain('<a href="https://example.org/news/tide">The tide</a>');
});

test('makes an EPUB even if a picture cannot be fetched', async () => {
  const reading = await readHtml(HTML.replace('ferry.png', 'http://127.0.0.1:1/ferry.png'));
  const bytes = await reading.epub();
  expect(String.fromCharCode(...bytes.slice(30, 58))).toBe('mimetypeapplication/epub+zip');
});

test("returns the texts that are left out, and the share of the page's words that are kept", async () => {
  const { leftOut, keptShare } = await readHtml(HTML);
  expect(leftOut.map(({ text }) => text)).toContain('All rights reserved by the almanac and its printers');
  expect(leftOut.every(({ reason }) => typeof reason === 'string')).toBe(true);
  expect(keptShare).toBeGreaterThan(0.8);
  expect(keptShare).toBeLessThan(1);
});

test('reads the same page again with other algorithms (html-text, Readability)', async () => {
  const reading = await readHtml(HTML);
  const all = await reading.with('html-text');
  expect(all.text()).toContain('Our shop has new books');
  expect(all.wordCount).toBeGreaterThan(reading.wordCount);
  const other = await reading.with('readability');
  expect([other.algorithm, other.isEmpty]).toEqual(['readability', false]);
});

test('returns an empty article in every format for a page without text', async () => {
  const reading = await readHtml('<title>Nothing</title><body></body>');
  expect([reading.isEmpty, reading.text(), reading.markdown(), reading.html()]).toEqual([true, '', '', '']);
  expect([reading.headings, reading.leftOut, reading.keptShare]).toEqual([[], [], 0]);
});

test('reads the JSON that the snapshot script returns', async () => {
  const snapshot = snapshotOfHtml(HTML);
  const reading = await read(JSON.stringify({ snapshot, hasMoved: false, unreadable: null }));
  expect(reading.text()).toBe((await read(snapshot)).text());
  expect(reading.hasLayout).toBe(true);
});

test('throws for unknown algorithms, for input that is not a snapshot, and for PDF documents', async () => {
  const snapshot = snapshotOfHtml(HTML);
  await expect(read(snapshot, { algorithm: 'magic' })).rejects.toThrow(RangeError);
  await expect(read('not JSON')).rejects.toThrow(TypeError);
  await expect(read({} as never)).rejects.toThrow(TypeError);
  await expect(read(JSON.stringify({ snapshot, hasMoved: false, unreadable: 'pdf' }))).rejects.toThrow(UnreadablePage);
});

test('leaves out text that a style attribute hides, also with “!important”', async () => {
  const hidden =
    '<p style="color:red; DISPLAY : none !important">Enable scripts to see the tide tables of this port.</p>';
  const { text } = await readHtml(HTML.replace('<h2>', `${hidden}<h2>`));
  expect(text()).not.toContain('Enable scripts');
});

test('reads formulas and JSON-LD in script elements, as in a browser', async () => {
  const html = HTML.replace('<h2>', '<p>The tide is <script type="math/tex">x^2</script> high.</p><h2>')
    .replace('application/ld+json', 'application/LD+JSON')
    .replace('<title>The river | The Almanac</title>', '<title>The\n  river</title>');
  const reading = await readHtml(html);
  expect(reading.markdown()).toContain('The tide is $x^2$ high.');
  expect([reading.published, reading.title]).toEqual(['2026-03-14', 'The river']);
});

test('reads very deeply nested HTML', async () => {
  const depth = 20_000;
  const reading = await readHtml(`${'<span>'.repeat(depth)}${sentence('Monday')}`, { algorithm: 'html-text' });
  expect(reading.text()).toContain('the river rose again');
});
