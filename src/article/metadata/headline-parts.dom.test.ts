/** Tests how the headline is told apart from kickers (topics above it), breadcrumbs and the names of sites. */
import { afterEach, expect, it } from 'vitest';
import { inBody, ld, metadataOf } from '../../../test/metadata-of.ts';
import { removePages } from '../../../test/render.ts';

afterEach(removePages);

const KICKER = 'Ice on the sound';
const LONG = 'The ferry stays in the harbour';
const h1 = (last: string) => `<h1><span>${KICKER}</span> <span>${last}</span></h1>`;
const article = (headline: string) => ld({ '@type': 'NewsArticle', headline });
const breadcrumbs = '<nav><ul><li>Home<li>News<li><h1>Ferry news: ferry stays in harbour all night</h1></ul></nav>';

it.each([
  ['the last part of a title', `<title>Winter: ${LONG}</title>${h1(LONG)}<p>Body`, LONG],
  [
    'the last part of a title, if microdata has the whole heading',
    `<div itemscope><title>Winter: ${LONG}</title>${h1(LONG).replace('<h1', '<h1 itemprop=headline')}<p>Body</div>`,
    LONG,
  ],
  [
    'a declared title, although another one has the kicker',
    `<meta property="og:title" content="${LONG}"><title>${KICKER} – ${LONG}</title>${h1(LONG)}<p>Body`,
    LONG,
  ],
  ['not a part of the title that is too short', `<title>Winter: Ice</title>${h1('Ice')}<p>Body`, `${KICKER} Ice`],
  [
    'the whole heading with the separator of the title',
    `<title>${KICKER}: ${LONG}</title>${h1(LONG)}<p>Body`,
    `${KICKER}: ${LONG}`,
  ],
  [
    'the whole h2 with the separator of the title, without the site’s name, if the page has no h1',
    `<title>${KICKER}: ${LONG} - DER SPIEGEL</title>${h1(LONG).replaceAll('h1', 'h2')}<p>Body`,
    `${KICKER}: ${LONG}`,
  ],
  [
    'not an h2 with only the last part of a title, if the page has no h1',
    `<title>${KICKER}: ${LONG} - Read on</title><h2><span>Read</span> <span>on</span></h2><p>Body`,
    `${KICKER}: ${LONG} - Read on`,
  ],
])('finds the headline below a kicker (a topic): %s', async (_what, html, headline) => {
  expect((await metadataOf(html, inBody)).headline).toBe(headline);
});

it('chooses an h2 that contains the declared title as headline, and never a heading in the breadcrumbs', async () => {
  const declared = `<title>Ferry news: ferry stays in harbour all night</title><meta property="og:title" content="${LONG}">`;
  const below = `<h2><span>${KICKER}</span> <span>${LONG}</span></h2>`;
  expect((await metadataOf(`${declared}${breadcrumbs}${below}<p>Body`, inBody)).headline).toBe(LONG);
  const other = '<h2>How cold it was</h2>';
  expect((await metadataOf(`${declared}${breadcrumbs}${other}<p>Body`, inBody)).headline).toBe(
    'Ferry news: ferry stays in harbour all night',
  );
});

it('does not take a section heading with the title’s words in another order as headline', async () => {
  const text = '<p>Body, and more of it than anybody would take for the credits of a text, because they are short.</p>';
  const html = `${article('Ten tall towers of stone')}${text}${text}<h2>Ten towers of tall stone</h2>${text}`;
  expect((await metadataOf(html, inBody)).headline).toBe('Ten tall towers of stone');
});

it.each([
  [`${LONG} - Winter - Acme`, LONG],
  [`ACME : ${LONG}`, LONG],
  [`${LONG} «in the ice» - Acme`, `${LONG} «in the ice»`],
  [`ACME : ${LONG} «in the ice»`, `${LONG} «in the ice»`],
])('takes as headline the part of the title "%s" that the page also shows above the text', async (title, headline) => {
  const page = (shown: string) => `<title>${title}</title><a href="/">Acme</a><div>${shown}</div><p>Body`;
  expect((await metadataOf(page(headline), inBody)).headline).toBe(headline);
  expect((await metadataOf(page('Another line'), inBody)).headline).toBe(title);
});

it('does not take a link with the name of the site as headline', async () => {
  const html = `<title>Jobs - Acme News</title><a href="/news">Acme News</a><p>Body`;
  expect((await metadataOf(html, inBody)).headline).toBe('Jobs - Acme News');
});

it('removes soft hyphens from the headline', async () => {
  const html = '<title>The harbour froze</title><h1>The har&shy;bour&#x2060; froze</h1><p>Body';
  expect((await metadataOf(html, inBody)).headline).toBe('The harbour froze');
  const declared = '<title>The har&shy;bour froze</title><p>Body';
  expect((await metadataOf(declared, inBody)).headline).toBe('The harbour froze');
});

it('treats a pair of guillemets («…») in a title as quotation marks, not as separators', async () => {
  const html = '<title>Ferry calls for «peace» at the quay » News</title><p>Body';
  expect((await metadataOf(html, inBody)).headline).toBe('Ferry calls for «peace» at the quay » News');
  expect((await metadataOf('<title>Ferry calls for peace » News</title><p>Body', inBody)).headline).toBe(
    'Ferry calls for peace',
  );
});

it("cuts the site's name off a title, even if the separator is a Korean vowel (ㅣ) and not a bar (|)", async () => {
  const html = '<meta property="og:site_name" content="항구일보"><title>얼어붙은 항구ㅣ항구일보</title><p>Body';
  expect((await metadataOf(html, inBody)).headline).toBe('얼어붙은 항구');
});
