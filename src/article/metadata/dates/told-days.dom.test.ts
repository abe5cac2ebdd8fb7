/** Tests that, in any language, a labelled date is the date of publication, but a date in a sentence is not. */
import { afterEach, describe, expect, it } from 'vitest';
import { articleOf } from '../../../../test/article-of.ts';
import { removePages } from '../../../../test/render.ts';

afterEach(removePages);

const publishedOf = async (html: string) =>
  (await articleOf(html, (text) => text.startsWith('Body'))).metadata.published;
const page = (lang: string, lines: string, head = '') =>
  `<html lang=${lang}><head><title>A long story</title>${head}</head><h1>A long story</h1>${lines}<p>Body`;
const ld = (value: unknown) => `<script type="application/ld+json">${JSON.stringify(value)}</script>`;

describe('dates in sentences', () => {
  it.each([
    ['en', '<p>On 29 January 2022 the president was elected for a second term.</p>'],
    ['en', '<p>On 29 January 2022 the president was elected for a second term</p>'],
    ['en', '<p>The report, published on 3 March 2020, says that nobody looked.</p>'],
    ['en', '<p>She left the harbour on March 3, 2020, and came back alone.</p>'],
    ['de', '<p>Am 29. Januar 2022 wurde der Präsident zum zweiten Mal gewählt.</p>'],
    ['fr', '<p>Le 29 janvier 2022, le président a été élu pour la deuxième fois.</p>'],
    ['es', '<p>El 29 de enero de 2022 el presidente fue elegido por segunda vez.</p>'],
    ['it', '<p>Il 29 gennaio 2022 il presidente è stato eletto per la seconda volta.</p>'],
    ['ru', '<p>29 января 2022 года президент был избран на второй срок.</p>'],
    ['pl', '<p>29 stycznia 2022 roku prezydent został wybrany na drugą kadencję.</p>'],
    ['ja', '<p>2022年1月29日、大統領は二期目の選挙で勝利し、翌日に就任しました。</p>'],
    ['zh', '<p>2022年1月29日，总统在第二轮选举中获胜，第二天宣誓就职。</p>'],
    ['en', '<h2>The fire of 3 March 2020 and what the town has learnt from it since</h2>'],
    ['en', '<p>Body of the text</p><p>On 29 January 2022 the president was elected for a second term.</p>'],
    ['en', '<p>2 May 1931 – 8 February 2023</p>'],
    ['en', '<p>Between <time datetime="2020-02-03">3 February 2020</time> and the spring nobody was seen there.</p>'],
  ])('finds no date of publication in a sentence (%s): %s', async (lang, lines) => {
    expect(await publishedOf(page(lang, lines))).toBe('');
  });
});

describe('dates of publication', () => {
  it.each([
    ['en', '<p>This article was first published on 3 February 2020.</p>'],
    ['en', '<p>Published by the editors of the harbour news in the old town on 3 February 2020</p>'],
    ['en', '<p>By Ada Poe, BBC News, 3 February 2020</p>'],
    ['de', '<p>Von Ada Poe, veröffentlicht am 3. Februar 2020</p>'],
    ['fr', '<p>Publié le 3 février 2020 à 10h20, mis à jour le 4 février 2020 à 11h</p>'],
    ['ja', '<p>Published: February 3, 2020</p>'],
    ['ja', '<p>公開日：2020年2月3日</p>'],
    ['ar', '<p>Posted on February 3, 2020</p>'],
    ['en', '<p>Posted by Ada Poe on February 3, 2020 in Boats, Harbours and the Sea</p>'],
    ['en', '<p>February 3, 2020</p>'],
    ['en', '<p>First published February 3, 2020; substantive revision March 5, 2031</p>'],
    [
      'en',
      '<p>ada opened this issue <relative-time datetime="2020-02-03T09:02:14Z">Feb 3, 2020</relative-time> · 4 comments · fixed by #7 · 2 of 3 tasks</p>',
    ],
  ])('finds the date of publication in a line of credits or after a label (%s): %s', async (lang, lines) => {
    expect((await publishedOf(page(lang, lines))).slice(0, 10)).toBe('2020-02-03');
  });

  it('prefers the date of publication in the metadata to a date in a sentence of the text', async () => {
    const head =
      '<meta property="article:published_time" content="2022-05-01"><meta property="article:modified_time" content="2022-05-01">';
    const lines = '<p>On 29 January 2022 the president was elected for a second term.</p>';
    expect(await publishedOf(page('en', lines, head))).toBe('2022-05-01');
  });

  it.each([
    '2 Marzo 2022',
    '2 mars 2022',
    'March 2, 2022',
    '2. März 2022',
    '2022/03/02',
    '2 de março de 2022',
    'Wed, 02 Mar 2022',
  ])('reads a date of publication in JSON-LD that is not in ISO 8601: %s', async (datePublished) => {
    const head = ld({ '@type': 'NewsArticle', datePublished });
    expect((await publishedOf(page('en', '', head))).slice(0, 10)).toBe('2022-03-02');
  });
});
