/** Tests that links to chapters are found on pages of books, serials and manuals, and on no other pages. */
import { describe, expect, it } from 'vitest';
import { removePages, snapshotPage } from '../../../test/render.ts';
import { findChapters } from './find-chapters.ts';

const SITE = 'https://example.org';

async function find(links: string, path = '/book/the-gate'): Promise<unknown> {
  const { snapshot } = await snapshotPage(`<base href="${SITE}/book/"><p>The gate stood open.</p>${links}`);
  removePages();
  const chapters = findChapters({ ...snapshot, url: SITE + path });
  return chapters && [chapters.previous, chapters.next].map((address) => address?.replace(`${SITE}/`, '') ?? null);
}

describe('links to chapters', () => {
  it.each([
    [
      'an archive of stories',
      '<ul><li><a href="/works/7/chapters/1">← Previous Chapter</a></li><li><a href="/works/7/chapters/3">Next Chapter →</a></li></ul>',
      ['works/7/chapters/1', 'works/7/chapters/3'],
    ],
    [
      'a serial on a blog, whose links are at both ends of the text',
      '<a href="/a">Last Chapter</a> <a href="/c">Next Chapter</a><p>Text</p><a href="/a">Last Chapter</a> <a href="/c">Next Chapter</a>',
      ['a', 'c'],
    ],
    ['links that are buttons of two lines', '<a class="btn" href="/c">Next <br>Chapter</a>', [null, 'c']],
    [
      'a book with arrows that have a name',
      '<a rel="prev" href="a.html" title="Previous chapter" aria-label="Previous chapter"><i></i></a><a rel="next prefetch" href="c.html" aria-label="Next chapter"><i></i></a>',
      ['book/a.html', 'book/c.html'],
    ],
    [
      'a manual',
      '<a href="a.html" rel="prev">Previous</a> <a href="c.html" rel="next">Next <span>›</span></a>',
      ['book/a.html', 'book/c.html'],
    ],
    [
      'a manual with links in the head',
      '<link rel="next" href="c.html"><link rel="prev" href="a.html"><a href="a.html">« Prev</a> | <a href="index.html">Up</a> | <a href="c.html">Next »</a>',
      ['book/a.html', 'book/c.html'],
    ],
    ['links with the chapter’s title after a colon', '<a href="/c">Next chapter: The tide</a>', [null, 'c']],
    [
      'links with chapter numbers',
      '<a href="/book/chapter-2">Next chapter</a>',
      [null, 'book/chapter-2'],
      '/book/chapter-1',
    ],
    ['a German book', '<a href="/a">« Voriges Kapitel</a> <a href="/c">Nächstes Kapitel »</a>', ['a', 'c']],
    ['a French book', '<a href="/a">Chapitre précédent</a> <a href="/c">Chapitre suivant</a>', ['a', 'c']],
    ['a Russian book', '<a href="/a">Предыдущая глава</a> <a href="/c">Следующая глава</a>', ['a', 'c']],
    ['an Arabic book', '<a href="/a">الفصل السابق</a> <a href="/c">الفصل التالي</a>', ['a', 'c']],
    ['a Chinese book', '<a href="/a">上一章</a> <a href="/list">目录</a> <a href="/c">下一章</a>', ['a', 'c']],
    ['a Japanese book', '<a href="/a">前の話</a> <a href="/c">次の話</a>', ['a', 'c']],
  ] as const)('finds the neighbouring chapters: %s', async (_what, links, chapters, path?: string) =>
    expect(await find(links, path)).toEqual(chapters),
  );
});

describe('links that do not lead to chapters', () => {
  it.each([
    [
      'the previous and next posts of a blog',
      '<a rel="prev" href="/a">← The winter harbour</a> <a rel="next" href="/c">The summer harbour →</a>',
    ],
    [
      'posts, if the links name them',
      '<a rel="prev" href="/a">Previous post</a> <a rel="next" href="/c">Next post</a>',
    ],
    ['older posts at the end of a list', '<a rel="next" href="/blog/page/2">Older posts</a>'],
    ['other pages of this article', '<a rel="next" href="/book/the-gate/2">Next</a>'],
    ['chapters that are only in the head', '<link rel="next" href="/c">'],
    ['the next picture of a gallery', '<a href="#picture-2">Next</a>'],
    ['"next" without a chapter', '<a href="/c">Next</a>'],
    ['chapters on another site', '<a href="https://elsewhere.org/c">Next chapter</a>'],
    ['hidden links', '<a hidden href="/c">Next chapter</a>'],
    ['several links of the same kind', '<a href="/c">Next chapter</a> <a href="/d">Next chapter</a>'],
    ['a headline', '<a href="/c">The next chapter of the harbour begins</a>'],
  ])('finds no chapters if the only links are: %s', async (_what, links) => expect(await find(links)).toBeNull());
});
