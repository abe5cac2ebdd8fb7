/** Tests reading notes: at the end of a page, in its margin, and hidden notes. */
import { expect, it } from 'vitest';
import { exportMarkdown } from '../../src/export/markdown.ts';
import { showPage } from './show-page.ts';

const NOTES = '[data-footnotes] > ol > li';

it.each([
  [
    'footnotes: splits notes that share one paragraph into separate notes',
    'footnotes--ghost',
    [/^The flood is that of the spring, not the one of the autumn\. ↩$/, /^The word is heron\. ↩$/],
  ],
  [
    'footnotes: reads notes of a newsletter, also with several paragraphs',
    'footnotes--newsletter',
    [/^Three times, if one counts the school outing\.\s*I do not count it\./, /^The seventh was away\./],
  ],
  [
    'footnotes: reads the notes of a document from a word processor',
    'footnotes--word',
    [/^As far as it could be seen from a boat\. ↩$/],
  ],
  [
    'footnotes: lists the notes in the margin of the page',
    'footnotes--margin',
    [/^He came in October, both times\. ↩$/, /^b Two kinds of pear, neither of them good\. ↩$/],
  ],
  ['footnotes: reads notes that the page hides at first', 'footnotes--hidden-aside', [/^\* Or so the men said/]],
] as const)('%s', async (_title, page, notes) => {
  const { texts } = await showPage(page);
  expect(texts(NOTES)).toHaveLength(notes.length);
  for (const [index, note] of notes.entries()) expect(texts(NOTES)[index]).toMatch(note);
});

it('footnotes: a reference leads to its note, and the note leads back', async () => {
  const { all, link, focused } = await showPage('footnotes--ghost');
  expect(all(NOTES).map((note) => (note as HTMLLIElement).value)).toEqual([139, 140]);
  const sign = link('140');
  sign.click();
  expect(focused()).toBe(all(NOTES)[1]);
  all(`${NOTES} a`)[1]?.click();
  expect(focused()).toBe(sign);
});

it('footnotes: links a reference in a document from a word processor to its note', async () => {
  const { link } = await showPage('footnotes--word');
  expect(link('[1]').getAttribute('href')).toBe('#lectern-fn-1');
});

it('footnotes: replaces a margin note within a sentence with a reference', async () => {
  const { text } = await showPage('footnotes--margin');
  expect(text()).toContain('The engineer never saw the orchard in blossom1, or he would have drawn another line.');
  expect(text()).toContain('The trees were pearsb and a walnut.');
});

it('footnotes: keeps references to books as links', async () => {
  const { link, all } = await showPage('footnotes--hidden-aside');
  expect(link('Oak, 1911').hasAttribute('data-footnote-ref')).toBe(false);
  expect(link('Oak, 1911').getAttribute('href')).toMatch(/#bib-oak$/);
  expect(all('#lectern-bib-oak')).toHaveLength(1);
});

it('footnotes: writes notes as footnotes in Markdown', async () => {
  const { shownArticle } = await showPage('footnotes--ghost');
  const markdown = exportMarkdown(shownArticle);
  expect(markdown).toContain('flood[^139], the last');
  expect(markdown).toContain('[^140]: The word is _heron_.');
});
