import { afterEach, describe, expect, it } from 'vitest';
import { articleOf } from '../../../../test/article-of.ts';
import { metadataAt } from '../../../../test/metadata-of.ts';
import { removePages } from '../../../../test/render.ts';

afterEach(removePages);

const inBody = (text: string) => text.startsWith('Body');
const datesOf = async (html: string) => (await articleOf(html, inBody)).metadata;
const ld = (value: unknown) => `<script type="application/ld+json">${JSON.stringify(value)}</script>`;
const H1 = '<title>A long story</title><h1>A long story</h1>';

describe('the date of publication', () => {
  it.each([
    [
      'the declared date',
      '<meta property="article:published_time" content="2020-02-03T04:05:06Z"><p>Body',
      '2020-02-03T04:05:06Z',
    ],
    [
      'the date in JSON-LD',
      `${ld({ '@type': 'Article', datePublished: '2020-02-03T04:05:06+0100' })}<p>Body`,
      '2020-02-03T04:05:06+01:00',
    ],
    [
      'the date in microdata',
      `<div itemscope>${H1}<meta itemprop=datePublished content="2020-02-03"><p>Body</div>`,
      '2020-02-03',
    ],
    ['the date in a time element', `${H1}<time datetime="2020-02-03">yesterday</time><p>Body`, '2020-02-03'],
    ['a date alone on its line, on the page of an old paper', `${H1}<p>August 14, 1935</p><p>Body`, '1935-08-14'],
    [
      'not a day before the web in a sentence',
      `${H1}<p>The law was signed by the mayor on August 14, 1935</p><p>Body`,
      '',
    ],
    ['a date in words', `<html lang=de>${H1}<p>Veröffentlicht am 3. Februar 2020</p><p>Body`, '2020-02-03'],
    [
      'the date beside the reading time, although the metadata has another',
      `<meta property="article:published_time" content="2024-08-07T01:02:03Z">${H1}<div>Ada Poe</div><div>7 min read</div><div>·</div><div>Dec 30, 2013</div><p>Body`,
      '2013-12-30',
    ],
    [
      'the earliest of several dates with non-standard names',
      '<meta name="published-time" content="2026-03-09T08:45:32Z"><meta name="published-date" content="2021-02-16"><p>Body',
      '2021-02-16',
    ],
    ['a date with a year of two digits', `${H1}<p>By Ada Poe on 01/25/26</p><p>Body`, '2026-01-25'],
    [
      'a date alone on its line, as on Substack',
      `${H1}<p>Ada Poe</p><p>Jan 05, 2024</p><p>∙ Paid</p><p>Body`,
      '2024-01-05',
    ],
    ['a date in the order of the language', `<html lang=en-GB>${H1}<p>03/02/2020</p><p>Body`, '2020-02-03'],
    [
      'the date of the first post in a forum',
      `${H1}<p class=author>by <strong><a href="./memberlist.php?mode=viewprofile&u=2">ada</a></strong> » Mon Feb 03, 2020 1:47 am</p><p>Body</p><p class=author>by <strong>bo</strong> » Tue Feb 04, 2020 2:47 am</p>`,
      '2020-02-03',
    ],
    [
      'the date of the first post, not that of its change or of the next post',
      `<p>#1 2020-02-03 15:14</p><p>ada</p><p>Member</p><p>Posts: 1</p>${H1}<p>Body</p><p>Last edited by ada (2020-02-03 15:15)</p><p>Offline</p><p>#2 2020-02-04 06:23</p>`,
      '2020-02-03',
    ],
    [
      'the date in a forum with time elements',
      `${H1}<p class=author>by <b>ada</b> » <time datetime="2020-02-03T01:47:00+00:00">Mon Feb 03, 2020 1:47 am</time></p><p>Body`,
      '2020-02-03T01:47:00Z',
    ],
    ['a date beside the author', `${H1}<p>By Ada Poe · February 3, 2020 · 4 min read</p><p>Body`, '2020-02-03'],
    ['a date above the headline', `<p>3 Feb 2020</p>${H1}<p>Body`, '2020-02-03'],
    ['a date below the text', `${H1}<p>Body</p><p>Posted on February 3, 2020</p>`, '2020-02-03'],
    [
      'a date at the end after much white space, if the metadata gives the last change as publication',
      `${ld({ '@type': 'Article', datePublished: '2020-06-07T01:02:03Z', dateModified: '2020-06-07T01:02:03Z' })}${H1}<p>Body</p>${'<p>More</p>'.repeat(20)}<div>\n${' '.repeat(60)}Published <time>February 3, 2020</time></div>`,
      '2020-02-03',
    ],
    [
      'a date below its label in a column',
      `${H1}<p>Body</p><p>More</p><p>More</p><p>More</p><aside><h3>Published</h3><p><time>February 3, 2020</time></p></aside>`,
      '2020-02-03',
    ],
    [
      'not one of several dates in such columns',
      `${H1}<p>Body</p><p>More</p><p>More</p><p>More</p><aside><p>Published March 3, 2020</p><p>Published March 4, 2020</p></aside>`,
      '',
    ],
    [
      'a date declared as "published" rather than one declared as "date"',
      '<meta name="date" content="2020-03-09"><meta name="published-date" content="2020-02-03"><p>Body',
      '2020-02-03',
    ],
    [
      'the date on the page, if the declared one is not earlier than the last change',
      `<meta property="article:published_time" content="2020-04-05"><meta property="article:modified_time" content="2020-04-04">
       ${H1}<p>Published February 3, 2020</p><p>Body`,
      '2020-02-03',
    ],
    [
      'empty if nothing is certain',
      '<time datetime="yesterday">x</time><meta name=date content="03/02/20"><p>Body',
      '',
    ],
    [
      'a date in the order of other dates on the page',
      `<html lang=en>${H1}<p>03/02/2020</p><p>Body</p><ul><li>25/01/2020</li></ul>`,
      '2020-02-03',
    ],
    ['not the date on which a member founded something', `${H1}<p>Founded: 3 February 2020</p><p>Body`, ''],
    ['not the date on which a member joined', `${H1}<p>Member since 3 February 2020</p><p>Body`, ''],
    [
      'not the day of a comment',
      `${H1}<p>Body</p><section id=comments><p>Bo <time datetime="2020-02-03">x</time></p></section>`,
      '',
    ],
    ['not the date of another article', `${H1}<p>Body</p><div class=related-posts><p>3 February 2020</p></div>`, ''],
    [
      'not a day in a sentence',
      `${H1}<p>Body</p><p>In the night of February 3, 2020, the whole of the harbour froze, from one end to the other, and nobody could tell why it had.</p>`,
      '',
    ],
    [
      'not one of many dates in microdata',
      `${H1}<p>Body</p>${['01', '02'].map((day) => `<div><meta itemprop=datePublished content="2020-02-${day}"></div>`).join('')}`,
      '',
    ],
  ])('chooses the date of publication: %s', async (_what, html, expected) => {
    expect((await datesOf(html)).published).toBe(expected);
  });

  it.each([
    ['2020/02/03/story', '2020-02-03'],
    ['blog/2020/2/3', '2020-02-03'],
    ['blog/2020/february/03/story', '2020-02-03'],
    ['2020/feb/3/story', '2020-02-03'],
    ['2020/harbour/03/story', ''],
    ['2020/02/31/story', ''],
  ])('reads the date of publication in the URL %s as "%s"', async (path, expected) => {
    expect((await metadataAt(`https://acme.example/${path}`, `${H1}<p>Body`)).published).toBe(expected);
  });

  it.each([
    [
      'the same time in the zone of the page',
      '<time datetime="2020-02-03T23:30:00-05:00">Feb 3</time>',
      '2020-02-03T23:30:00-05:00',
    ],
    ['the day that the page shows', '<p>February 3, 2020</p>', '2020-02-03'],
    ['the same time in UTC, if the page shows no date near it', '<p>January 3, 2019</p>', '2020-02-04T04:30:00Z'],
  ])('turns the date that a server declares in UTC into %s', async (_what, shown, expected) => {
    const declared = ld({ '@type': 'Article', datePublished: '2020-02-04T04:30:00.000Z' });
    expect((await datesOf(`${declared}${H1}${shown}<p>Body`)).published).toBe(expected);
  });
});

it.each([
  ['<time datetime="2020-02-04T09:46:00Z">4 February 2020</time>', '2020-02-03T16:29:54Z'],
  ['<p>February 4, 2020</p>', '2020-02-03T16:29:54Z'],
  ['<time datetime="2020-02-04T01:29:54Z">4 February 2020</time>', '2020-02-04T01:29:54Z'],
])('does not take the day of the last change for the day of publication: %s', async (shown, expected) => {
  const [datePublished, dateModified] = ['2020-02-03T16:29:54Z', '2020-02-04T07:46:00Z'];
  const declared = ld({ '@type': 'Article', datePublished, dateModified });
  expect((await datesOf(`${declared}${H1}${shown}<p>Body`)).published).toBe(expected);
});

it('ignores an earlier date near the headline if the page also shows its declared date', async () => {
  const [datePublished, dateModified] = ['2020-02-03T18:01:37Z', '2020-02-03T18:02:15Z'];
  const others = '<p>Ice on the pier</p><p>January 16, 2020</p>';
  const declared = ld({ '@type': 'Article', datePublished, dateModified });
  expect((await datesOf(`${declared}${others}${H1}<p>February 3, 2020</p><p>Body`)).published).toBe(datePublished);
  expect((await datesOf(`${declared}${others}${H1}<p>Body`)).published).toBe('2020-01-16');
});

it('prefers a microdata date if Open Graph gives publication and last change the same date', async () => {
  const open = (name: string, day: string) => `<meta property="article:${name}_time" content="${day}T19:49:50Z">`;
  const marked = `<div itemscope>${H1}<meta itemprop=datePublished content="2020-02-03"><p>Body</div>`;
  const [published, modified] = [open('published', '2020-02-05'), open('modified', '2020-02-05')];
  expect((await datesOf(`${published}${modified}${marked}`)).published).toBe('2020-02-03');
  const later = open('modified', '2020-02-07');
  expect((await datesOf(`${published}${later}${marked}`)).published).toBe('2020-02-05T19:49:50Z');
});

it("prefers a date in the page's title to a date in the text", async () => {
  const title = (text: string) => `<title>The ferry | Harbour | ${text}</title><h1>The ferry</h1>`;
  const picture = '<p>The quay, 3 February 2020</p>';
  expect((await datesOf(`${title('28.04.2023')}${picture}<p>Body`)).published).toBe('2023-04-28');
  expect((await datesOf(`${title('The night of 28.04.2023')}${picture}<p>Body`)).published).toBe('2020-02-03');
});

describe('the date of the last change', () => {
  it.each([
    [
      'the declared date',
      '<meta property="article:modified_time" content="2020-02-03T04:05:06Z"><p>Body',
      '2020-02-03T04:05:06Z',
    ],
    ['a date in words', `${H1}<p>Last updated on February 3, 2020</p><p>Body`, '2020-02-03'],
    ['a date below its label', `${H1}<p>Last updated:</p><p>February 3, 2020</p><p>Body`, '2020-02-03'],
  ])('chooses the date of the last change: %s', async (_what, html, modified) => {
    expect(await datesOf(html)).toMatchObject({ published: '', modified });
  });

  it('finds the date of the last change on the same line as the date of publication', async () => {
    const line = '<p>Published March 2, 2020 | Updated on April 3, 2020</p>';
    expect(await datesOf(`${H1}${line}<p>Body`)).toMatchObject({ published: '2020-03-02', modified: '2020-04-03' });
  });
});

it('finds the date of the last change at the end of the page if there is no other date', async () => {
  const text = '<p>Body of the story, which is long enough to be one.</p>';
  const far = '<p>Other lines stand here, and tell more of it.</p>'.repeat(30);
  const end = '<footer><p>Page last modified <time datetime="2025-01-17">Jan. 17, 2025</time></p></footer>';
  const { published, modified } = await datesOf(`${H1}${text}${far}${end}`);
  expect([published, modified.slice(0, 10)]).toEqual(['', '2025-01-17']);
  expect((await datesOf(`${H1}${text}${far}${end}<p>Last updated: 3 March 2024</p>`)).modified).toBe('');
});
