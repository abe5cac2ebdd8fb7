import { afterEach, describe, expect, it } from 'vitest';
import { articleOf } from '../../../../test/article-of.ts';
import { removePages } from '../../../../test/render.ts';

afterEach(removePages);

const inBody = (text: string) => text.startsWith('Body');
const bylineOf = async (html: string) => (await articleOf(html, inBody)).metadata.byline;
const ld = (value: unknown) => `<script type="application/ld+json">${JSON.stringify(value)}</script>`;
const H1 = '<title>A long story</title><h1>A long story</h1>';

describe('declared authors', () => {
  it.each([
    [
      'all authors in JSON-LD',
      ld({
        '@graph': [
          { '@type': 'WebPage' },
          { '@type': 'Article', author: [{ name: 'A B' }, 'C D', { url: 'https://x.test' }] },
        ],
      }),
      'A B, C D',
    ],
    [
      'authors that JSON-LD refers to',
      ld({
        '@graph': [
          { '@type': 'Article', author: { '@id': '#1' } },
          { '@type': 'Person', '@id': '#1', name: 'A B' },
        ],
      }),
      'A B',
    ],
    [
      'given and family names in JSON-LD',
      ld({ '@type': 'Article', author: [{ '@type': 'Person', givenName: 'Ada', familyName: 'Poe' }] }),
      'Ada Poe',
    ],
    [
      'an agency beside a person in JSON-LD',
      ld({ '@type': 'Article', author: [{ name: 'Ada Poe' }, { '@type': 'Organization', name: 'HNA' }] }),
      'Ada Poe, HNA',
    ],
    ['the author that Turkish news sites declare', '<meta name=articleAuthor content="Ada Poe">', 'Ada Poe'],
    ['the meta author without "By"', '<meta name=author content="By A B">', 'A B'],
    [
      'one author from each meta element of a paper',
      '<meta name=citation_author content="A B"><meta name=citation_author content="C D">',
      'A B, C D',
    ],
    ['the Open Graph author with a prefix', '<meta property="og:article:author" content="A B">', 'A B'],
    [
      'a labelled author in a Twitter card',
      '<meta name="twitter:label1" content="Verfasst von"><meta name="twitter:data1" content="Ada Poe">',
      'Ada Poe',
    ],
    [
      'an author under the second label of a Twitter card',
      '<meta name="twitter:label1" content="Reading time"><meta name="twitter:data1" content="3 minutes"><meta name="twitter:label2" content="Écrit par"><meta name="twitter:data2" content="Ada Poe">',
      'Ada Poe',
    ],
    ['one person whose family name comes first', '<meta name=citation_author content="Poe, Ada K.">', 'Ada K. Poe'],
    ['two people in one value', '<meta name=citation_author content="Ada Poe, Ben Lee">', 'Ada Poe, Ben Lee'],
    ['not an address', '<meta property="article:author" content="https://facebook.com/x">', ''],
    [
      'the name in microdata, not the biography',
      `<div itemscope itemtype="https://schema.org/Article">${H1}<p itemprop=author itemscope><b itemprop=name>A B</b> writes about boats</p><p>Body</div>`,
      'A B',
    ],
    [
      'an author in RDFa',
      `<div vocab="https://schema.org/" typeof="Article">${H1}<b property="author">A B</b><p>Body</div>`,
      'A B',
    ],
    [
      'the person, if the site is named as an author too',
      `<meta property="og:site_name" content="Site">${ld({ '@type': 'Article', author: ['Site', 'A B'] })}`,
      'A B',
    ],
    [
      'a name without its role, if the site is not named after the person',
      '<meta property="og:site_name" content="Harbour Travel"><meta name=author content="Ada Poe Reporter">',
      'Ada Poe',
    ],
  ])('reads the declared authors: %s', async (_what, html, expected) => {
    expect(await bylineOf(`${html}<p>Body`)).toBe(expected);
  });
});

it.each([
  [ld({ '@type': 'Article', author: { '@type': 'Organization', name: 'Site' } }), 'Site', 'Site'],
  ['<meta name=author content="Harbour Travel Expert">', 'Harbour Travel Expert', 'Harbour Travel Expert'],
])('puts a site that is declared as author into the authors, not into the byline: %s', async (html, site, name) => {
  const head = `<meta property="og:site_name" content="${site}">`;
  const { authors, byline } = (await articleOf(`${head}${html}<p>Body`, inBody)).metadata;
  expect({ authors, byline }).toEqual({ authors: [name], byline: '' });
});

describe('the author in the visible text', () => {
  it.each([
    ['a link marked as the author', `${H1}<a rel=author href=/a>A B</a><p>Body`, 'A B'],
    [
      'the marked name, not the line around it',
      `${H1}<p class=byline>By <b itemprop=author>A B</b>, 3 May 2020</p><p>Body`,
      'A B',
    ],
    ['a name without its date', `${H1}<p class=byline>By A B · 3 May 2020</p><p>Body`, 'A B'],
    ['a name after its date', `${H1}<p class=byline>3 May 2020 <b>A B</b></p><p>Body`, 'A B'],
    [
      'a name in a box of its own',
      `${H1}<div class=byline><div>By</div><div>A B</div><div>March 2, 2020</div></div><p>Body`,
      'A B',
    ],
    ['a name without a class', `${H1}<p>By Ada Poe</p><p>Body`, 'Ada Poe'],
    [
      'several names with links',
      `${H1}<p>By <a href=/author/a>A B</a> and <a href=/author/c>C D</a></p><p>Body`,
      'A B, C D',
    ],
    ['names of which one is a link', `${H1}<p>By <a href=/author/a>A B</a> and C D</p><p>Body`, 'A B, C D'],
    [
      'all of several names on separate lines',
      `${H1}<div>By</div><div>Ada Poe</div><div>,</div><div>Ben Lee</div><div>, and</div><div>Cy Dee</div><div>Updated</div><p>Body`,
      'Ada Poe, Ben Lee, Cy Dee',
    ],
    [
      'the author without the reviewer',
      `${H1}<p>By <a href=/author/a>A B</a>. Reviewed by <a href=/author/c>C D</a></p><p>Body`,
      'A B',
    ],
    ['not the author of a teaser', `${H1}<a href="/frozen"><h2>Frozen</h2><p>By Cy Dee</p></a><p>Body`, ''],
    ['the author beside a link to the text itself', `<a href="#story">${H1}<p>By Ada Poe</p></a><p>Body`, 'Ada Poe'],
    [
      'the text of a link to the author',
      `${H1}<a href="/author/ada"><h2>Writer</h2><p>By Ada Poe</p></a><p>Body`,
      'Ada Poe',
    ],
    ['not a sentence', `${H1}<p>By continuing, you agree to our terms</p><p>Body`, ''],
    ['not a social network', `${H1}<a rel=author href=/a>Google +</a><p>Body`, ''],
    [
      'the visible name, not the account',
      `<meta name=author content="wp-user">${H1}<p>By <a rel=author href=/a>Ada Poe</a></p><p>Body`,
      'Ada Poe',
    ],
    ['a name below the text', `${H1}<p>Body</p><p>Body</p><footer class=author>Ada Poe</footer>`, 'Ada Poe'],
    [
      'not the author of a comment',
      `${H1}<p>Body</p><div id=comments><b class=comment-author>Bo</b><a rel=author href=/b>Bo</a></div>`,
      '',
    ],
    [
      'not the author of another article',
      `${H1}<p>Body</p><aside><h3>More</h3><a rel=author href=/c>Cy Dee</a></aside>`,
      '',
    ],
    [
      'not a tag',
      `${H1}<p class=author-tags><a rel="category tag" href="/tag/ice">Harbour Ice</a></p><p>3 May 2020</p><p>Body`,
      '',
    ],
    ['not the category after the name', `${H1}<p>By Ada in <a href="/category/ice">Harbour Ice</a></p><p>Body`, 'Ada'],
    [
      'not the headline of a box whose class names the author',
      `<div class="entry-author-ada"><h3>The Frozen Harbour</h3><p>Body</p></div>`,
      '',
    ],
    [
      'the name in a card, without its other text',
      `${H1}<span class="author vcard"><span class=fn>Ada Poe</span> RSS feed</span><p>Body`,
      'Ada Poe',
    ],
    ['not a link to another site', `${H1}<p>Body</p><p><a href="https://video.test/user/ada">Video</a></p>`, ''],
    ['not a heading beside a date', `${H1}<h3>Harbour Ice</h3><p>3 May 2020</p><p>Body`, ''],
    ['not a button beside a date', `${H1}<p><a href="#">Increase Text Size</a></p><p>3 May 2020</p><p>Body`, ''],
    [
      'the author of the first post in a thread',
      `${H1}<div><a href="/members/bo.12/">bo_77</a><p>Body</p></div><div><a href="/members/cy.3/">cy</a></div>`,
      'bo_77',
    ],
  ])('finds the author in the visible text: %s', async (_what, html, expected) => {
    expect(await bylineOf(html)).toBe(expected);
  });
});

describe('a line of credits', () => {
  it.each([
    ['a name after date and reading time', '<p>March 14, 2026 · 4 min read · Ada Poe</p>'],
    ['a name after the date and before the section', '<p>Mar 14, 2026 • Ada Poe in Harbours</p>'],
    ['"by" after date and reading time', '<p>March 15, 2022 · 3 min read · By Ada Poe</p>'],
    [
      'a person, not a nearer section',
      '<p>By</p><p>Town and Harbour</p><p><a rel="author" href="/ada">Ada Poe</a></p>',
    ],
    [
      'a person, not a nearer section that looks like a name',
      '<p>By</p><p><a href="/harbour-ice">Harbour Ice</a></p><p><a rel="author" href="/ada">Ada Poe</a></p>',
    ],
    ['a person whose link does not lead to a section', '<p>By</p><p><a href="/about">Ada Poe</a></p>'],
    ['"by" after the day, in other languages', '<p>Veröffentlicht am 03.03.2020 von Ada Poe</p>'],
    ['a name after the day, not the place', '<p>Publicado el 13/03/2020 por Ada Poe, Madrid</p>'],
    ['the author of text and pictures', '<p>Text und Fotos: <a rel=author href="/ada">Ada Poe</a></p>'],
    ['a name above a date label without a date', '<p>Ada Poe</p><p>Last Updated:</p>'],
    [
      'a marked name beside a role and "&"',
      '<div>&amp; <span class="authors-data">Ada Poe Writer, Hardware</span></div>',
    ],
    ['the full name beside a link to its texts', '<p>Ada Poe</p><p>Tech Writer</p><p>Articles by Ada</p>'],
  ])('takes only the author from a line of credits: %s', async (_what, credits) => {
    expect(await bylineOf(`${H1}${credits}<p>Body`)).toBe('Ada Poe');
  });
});

it.each([
  ['the author of a thread, in lower case', '<p>Thread starter ada_p</p>', 'ada_p'],
  ['the author of a post, in lower case', '<p>Posted by adapoe on January 12, 2024</p>', 'adapoe'],
  [
    'the first author, not that of the next post',
    '<p><span itemprop=author>ada77</span> April 5, 2023</p><p>Body?</p><p><span itemprop=author>bo</span> April 6, 2023</p>',
    'ada77',
  ],
  [
    'the name, not the rank',
    '<a rel=author href="/ada">AdaPoe</a> <em>Greenhorn</em><meta itemprop=author content=AdaPoe>',
    'AdaPoe',
  ],
  ['a name without the number of a note', '<span rel=author class=author>Ada Poe 1</span>', 'Ada Poe'],
])('finds the author in the credits of a post: %s', async (_what, credits, name) => {
  expect(await bylineOf(`${H1}<div>${credits}</div><p>Body`)).toBe(name);
});

it('does not take a menu above the headline or a label above the text for an author', async () => {
  expect(await bylineOf(`<title>How ice works | Opinion</title><p>Contributors</p><h1>How ice works</h1><p>Body`)).toBe(
    '',
  );
  const text =
    'A paragraph that is so long that nobody would take it for a part of the credits, which are short lines as a rule.';
  expect(await bylineOf(`${H1}<p>4 min read</p><p>${text}</p><p>Article Content</p><p>Body of the story.`)).toBe('');
});

it('does not take a name under a picture for the author', async () => {
  const picture = '<figure><img src="data:," alt=""><figcaption>By Cy Dee</figcaption></figure>';
  expect(await bylineOf(`${H1}${picture}<p>Body of the story.</p>`)).toBe('');
  expect(await bylineOf(`${H1}${picture}<p>By Ada Poe</p><p>Body of the story.</p>`)).toBe('Ada Poe');
});

const STORY =
  'Body of the story, which is long enough to be one, with a harbour, a ferry and the people who wait for it.';

it('finds an author in a column of facts if nobody is named near the headline', async () => {
  const facts = (name: string) => `<aside><h3>Author</h3><p>${name}</p></aside>`;
  const filler = '<p>Other lines stand here.</p>'.repeat(30);
  expect(await bylineOf(`${H1}<p>${STORY}</p>${filler}${facts('Ada Poe')}`)).toBe('Ada Poe');
  expect(await bylineOf(`${H1}<p>${STORY}</p>${filler}${facts('Ada Poe')}${facts('Ben Lee')}`)).toBe('');
  expect(await bylineOf(`${H1}<p>${STORY}</p>${filler}${facts('More about the harbour')}`)).toBe('');
});

it('finds all authors in a list below the label “Authors”', async () => {
  const facts = (last: string) =>
    `<aside><h3>Authors</h3><ul><li>Ada Poe<li>Ben Lee${last}</ul><p>Harbour Ice</p></aside>`;
  const filler = '<p>Other lines stand here.</p>'.repeat(30);
  expect(await bylineOf(`${H1}<p>${STORY}</p>${filler}${facts('')}`)).toBe('Ada Poe, Ben Lee');
  expect(await bylineOf(`${H1}<p>${STORY}</p>${filler}${facts('<li>Download the report')}`)).toBe('Ada Poe, Ben Lee');
  const alike = '<div>Author</div><div>Ada Poe</div><div>Harbour Ice</div>';
  expect(await bylineOf(`${H1}<p>${STORY}</p>${filler}<aside>${alike}</aside>`)).toBe('Ada Poe');
});

it('finds all authors who are linked in a sentence, but not the reviewer', async () => {
  const told = 'who has covered harbours, ferries and the ice between them for many years, and lives beside one';
  const credit = (others: string) =>
    `${'<p>Other lines stand here.</p>'.repeat(30)}<div class="byline">Written by <a href="/authors/ada">Ada Poe</a>, ${told}${others}.</div>`;
  const both = `, <a href="/authors/ben">Ben Lee</a>, editor`;
  expect(await bylineOf(`${H1}${credit(both)}<p>Body`)).toBe('Ada Poe, Ben Lee');
  const reviewer = `. Reviewed by <a href="/authors/ben">Ben Lee</a>`;
  expect(await bylineOf(`${H1}${credit(reviewer)}<p>Body`)).toBe('Ada Poe');
});
