import { afterEach, describe, expect, it } from 'vitest';
import { ld, metadataAt, metadataOf } from '../../../test/metadata-of.ts';
import { removePages } from '../../../test/render.ts';

afterEach(removePages);

describe('JSON-LD', () => {
  const here = 'https://example.org/a';
  it.each([
    [
      'the article of this address',
      [
        { url: 'https://example.org/b', headline: 'B' },
        { url: `${here}?from=x`, headline: 'A' },
      ],
    ],
    ['the article that the title names', [{ headline: 'B' }, { headline: 'A' }]],
    ['the only article in a graph', { '@graph': [{ '@type': 'WebPage', name: 'P' }, { headline: 'A' }] }],
    ['the main entity of the page', { '@type': 'WebPage', mainEntity: { '@type': 'Article', headline: 'A' } }],
  ])('reads the metadata from the JSON-LD of %s', async (_what, value) => {
    const typed = JSON.parse(
      JSON.stringify(value)
        .replaceAll('{"headline', '{"@type":"Article","headline')
        .replaceAll('{"url', '{"@type":"Article","url'),
    );
    expect(await metadataAt(here, `<title>A</title>${ld(typed)}<p>Body`)).toMatchObject({ headline: 'A' });
  });

  it('ignores JSON-LD that describes only other articles', async () => {
    const others = ['B', 'C'].map((headline) => ({
      '@type': 'Article',
      headline,
      author: 'Ben Lee',
      datePublished: '2020-01-01',
    }));
    const metadata = await metadataAt(here, `<title>A</title>${ld(others)}<p>Body`);
    expect(metadata).toMatchObject({ headline: 'A', byline: '', published: '' });
  });

  it('ignores JSON-LD whose only article has another URL than the page', async () => {
    const other = { '@type': 'Article', url: 'https://example.org/b', headline: 'B', datePublished: '2020-01-01' };
    const metadata = await metadataAt(here, `<title>A</title>${ld(other)}<p>Body`);
    expect(metadata).toMatchObject({ headline: 'A', published: '' });
  });

  it("uses JSON-LD with the page's headline, even if the headline contains character references", async () => {
    const article = {
      '@type': 'Article',
      headline: 'Ice &#038; Harbours',
      mainEntityOfPage: 'https://google.com/article',
    };
    const metadata = await metadataAt(
      here,
      `<title>Ice &amp; Harbours</title>${ld({ ...article, author: 'Ben Lee' })}<p>Body`,
    );
    expect(metadata.byline).toBe('Ben Lee');
  });

  it('reads a page whose JSON-LD is nested thousands of levels deep', async () => {
    const script = `<script type="application/ld+json">${'{"@graph":['.repeat(5000)}1${']}'.repeat(5000)}</script>`;
    expect((await metadataOf(`${script}<title>A</title><p>Body`)).headline).toBe('A');
  });
});

describe('the name of the site and other facts', () => {
  it("finds the site's name, section, description and licence, and the source of each", async () => {
    const article = {
      '@type': 'NewsArticle',
      headline: 'A',
      articleSection: 'Harbour',
      publisher: { '@id': '#p' },
      license: 'https://creativecommons.org/licenses/by/4.0/',
    };
    const graph = { '@graph': [article, { '@type': 'Organization', '@id': '#p', name: 'The Gazette' }] };
    const page = `<title>A</title><meta name="description" content="About&#32;it"><p>Body`;
    expect(await metadataAt('https://example.org/a', `${ld(graph)}${page}`)).toMatchObject({
      site: 'The Gazette',
      section: 'Harbour',
      description: 'About it',
      licence: 'https://creativecommons.org/licenses/by/4.0/',
      sources: { site: 'JSON-LD', section: 'JSON-LD', description: 'meta', licence: 'JSON-LD' },
    });
  });

  it("uses the host as the site's name if the page declares none", async () => {
    expect(await metadataAt('https://www.example.org/a', '<p>Body')).toMatchObject({
      site: 'example.org',
      licence: '',
    });
  });

  it.each([
    ['the target of a licence link', '<a rel="license" href="/terms">Terms</a>', 'https://example.org/terms'],
    ['none if the address is a script', '<a rel="license" href="javascript:alert(1)">Terms</a>', ''],
  ])('takes the licence from a link on the page: %s', async (_what, html, licence) => {
    expect((await metadataAt('https://example.org/a', `${html}<p>Body`)).licence).toBe(licence);
  });
});

describe('the URL', () => {
  it.each([
    ['the canonical one', 'https://example.org/a', 'https://example.org/a'],
    ['that of another host of the site', 'https://www.example.org/a', 'https://www.example.org/a'],
    ['not a front page', 'https://example.org/', 'https://example.org/a?x=1'],
    ['not another site', 'https://other.test/a', 'https://example.org/a?x=1'],
  ])('chooses the URL of the article: %s', async (_what, canonical, url) => {
    const page = `<link rel="canonical" href="${canonical}"><p>Body`;
    expect((await metadataAt('https://example.org/a?x=1', page)).url).toBe(url);
  });
});

describe('images', () => {
  it('lists all declared images, each once', async () => {
    const page = `<meta property="og:image" content="/lead.jpg"><meta property="og:image" content="/two.jpg">
      <meta property="og:image:alt" content="A boat"><meta name="twitter:image" content="https://example.org/lead.jpg">
      ${ld({ '@type': 'Article', headline: 'A', image: [{ url: 'https://cdn.test/3.jpg' }, 'data:image/png;base64,AA'] })}`;
    expect(await metadataAt('https://example.org/a', `${page}<title>A</title><p>Body`)).toMatchObject({
      leadImage: { src: 'https://example.org/lead.jpg', alt: 'A boat' },
      images: ['https://example.org/lead.jpg', 'https://example.org/two.jpg', 'https://cdn.test/3.jpg'],
    });
  });

  it.each(['/img/logo.png', '/<path of image>', 'javascript:alert(1)', '/img/cropped-logo2.png', '{{image}}'])(
    'does not list a logo, a placeholder or a script as an image of the article: %s',
    async (address) => {
      const page = `<meta property="og:image" content="${address}"><p>Body`;
      expect(await metadataAt('https://example.org/a', page)).toMatchObject({ leadImage: null, images: [] });
    },
  );
});

describe('language and direction', () => {
  it('takes the language and the direction of the text from the page’s declarations', async () => {
    expect(await metadataOf('<html lang=he><p>שלום לכולם, Body</p>')).toMatchObject({
      language: 'he',
      direction: 'rtl',
    });
    expect(await metadataOf('<html lang="x y z"><p>Body</p>')).toMatchObject({ language: '', direction: 'ltr' });
    expect(await metadataOf('<meta property="og:locale" content="pt_BR"><p>Body')).toMatchObject({ language: 'pt-BR' });
  });

  it.each([
    ['the element around the text', '<html lang=en><main lang=sv><p>Body</main>', 'sv'],
    ['the page', '<html lang=de><p>Der Hafen gefror in der Nacht, größer als je.', 'de'],
    [
      'the letters of the text, if the template declares another language',
      '<html lang=en><p>바람이 분다. 살아야겠다.',
      'ko',
    ],
    ['the letters of the text, if no language is declared', '<p>春はあけぼの。やうやう白くなりゆく山ぎは。', 'ja'],
    ['the page, if several languages share the letters', '<html lang=yue><p>佢哋喺度食緊飯', 'yue'],
    [
      'the page, if only some words are of another language',
      '<html lang=en><p>The Greek letter is called lambda, and is written λ.',
      'en',
    ],
  ])('takes the language from %s', async (_what, html, language) => {
    expect((await metadataOf(html)).language).toBe(language);
  });
});
