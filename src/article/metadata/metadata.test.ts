import { afterEach, describe, expect, it } from 'vitest';
import { articleOf } from '../../../test/article-of.ts';
import { removePages } from '../../../test/render.ts';
import { formatDate } from '../date.ts';
import { parseJsonLd } from './json-ld.ts';

afterEach(removePages);

const metadataOf = async (html: string, isKept?: (text: string) => boolean) => (await articleOf(html, isKept)).metadata;
const ld = (value: unknown) => `<script type="application/ld+json">${JSON.stringify(value)}</script>`;
const inBody = (text: string) => text.startsWith('Body');

describe('headline', () => {
  it.each([
    [
      'the h1 that the title confirms',
      '<title>Story one | Site</title><h1>Site</h1><h1>Story one</h1><p>Body',
      'Story one',
    ],
    [
      'an h2 that the title confirms, not the site in the h1',
      '<title>Site :: Story one</title><h1>Site</h1><h2>Story one</h2><p>Body',
      'Story one',
    ],
    [
      'the own h1 of the article, not the confirmed one of the site',
      '<title>Story - Book</title><h1>Book</h1><main><p>Body</p><h1>Story (part)</h1><p>Body</p></main>',
      'Story (part)',
    ],
    ['what the page declares', '<title>x</title><meta property="og:title" content="Declared"><p>Body', 'Declared'],
    [
      'JSON-LD before Open Graph',
      `<meta property="og:title" content="Open">${ld({ '@type': 'NewsArticle', headline: 'Linked' })}<p>Body`,
      'Linked',
    ],
    [
      'the title without the site',
      '<title>Story one – Site</title><meta property="og:site_name" content="Site"><p>Body',
      'Story one',
    ],
    ['the title as it is', '<title>A - B</title><p>Body', 'A - B'],
    ['nothing', '<p>Body', ''],
  ])('is %s', async (_why, html, expected) => {
    expect((await metadataOf(html, inBody)).headline).toBe(expected);
  });
});

describe('byline', () => {
  it.each([
    [
      'all authors of JSON-LD',
      `${ld({ '@graph': [{ '@type': 'WebPage' }, { '@type': 'Article', author: [{ name: 'A B' }, 'C D', { url: 'https://x.test' }] }] })}<p>Body`,
      'A B, C D',
    ],
    ['the meta author without "By"', '<meta name=author content="By A B"><p>Body', 'A B'],
    ['no address', '<meta property="article:author" content="https://facebook.com/x"><p>Body', ''],
    ['a visible author link', '<a rel=author href=/a>A B</a><p>Body', 'A B'],
    [
      'the marked name, not the line around it',
      '<p class=byline>By <b itemprop=author>A B</b>, 3 May 2020</p><p>Body',
      'A B',
    ],
    ['the name of a byline without its date', '<p class=byline>By A B · 3 May 2020</p><p>Body', 'A B'],
    [
      'the name of a byline in blocks',
      '<div class=byline><div>By</div><div>A B</div><div>March 2, 2020</div></div><p>Body',
      'A B',
    ],
    ['no network', '<a rel=author href=/a>Google +</a><p>Body', ''],
    [
      'no name of the site',
      '<meta property="og:site_name" content="Site"><meta name=author content="Site"><p>Body',
      '',
    ],
  ])('has %s', async (_why, html, expected) => {
    expect((await metadataOf(html, inBody)).byline).toBe(expected);
  });
});

describe('date', () => {
  it.each([
    [
      'declared',
      '<meta property="article:published_time" content="2020-02-03T04:05:06Z"><p>Body',
      '2020-02-03T04:05:06Z',
    ],
    ['near the text', '<time datetime="2020-02-03">x</time><p>Body', '2020-02-03'],
    ['never a guess', '<time datetime="yesterday">x</time><meta name=date content="03/02/20"><p>Body', ''],
  ])('is %s', async (_why, html, expected) => {
    expect((await metadataOf(html, inBody)).published).toBe(expected);
  });

  it('is written in the language of the article, a calendar day without shifting', () => {
    expect(formatDate('2026-03-14', 'de')).toBe('14. März 2026');
    expect(formatDate('2026-03-14', 'not a language')).not.toBe('');
    expect(formatDate('soon', 'en')).toBe('');
  });
});

describe('language and direction', () => {
  it('come from the page and from the letters', async () => {
    expect(await metadataOf('<html lang=he><p>שלום לכולם, Body</p>')).toMatchObject({
      language: 'he',
      direction: 'rtl',
    });
    expect(await metadataOf('<html lang="x y z"><p>Body</p>')).toMatchObject({ language: '', direction: 'ltr' });
    expect(await metadataOf('<meta property="og:locale" content="pt_BR"><p>Body')).toMatchObject({ language: 'pt-BR' });
  });
});

describe('JSON-LD', () => {
  it('that is broken says nothing', () => {
    expect(parseJsonLd(['{', '', '[1, null, "x"]', '<![CDATA[{"a":1}]]>'])).toEqual([{ a: 1 }]);
  });

  it('may nest without end', () => {
    expect(() => parseJsonLd([`${'{"@graph":['.repeat(5000)}1${']}'.repeat(5000)}`])).not.toThrow();
  });
});
