/** Tests for authors who are named away from the headline: in a column of facts, or below the text. */
import { afterEach, expect, it } from 'vitest';
import { articleOf } from '../../../../test/article-of.ts';
import { removePages } from '../../../../test/render.ts';

afterEach(removePages);

const H1 = '<title>A long story</title><h1>A long story</h1>';
const STORY =
  '<p>Body of the story, which is long enough to be one, with a harbour, a ferry and the people who wait for it.</p>';
const FILLER = '<p>Other lines stand here.</p>'.repeat(30);
const bylineOf = async (html: string) =>
  (await articleOf(html, (text) => text.startsWith('Body') || text.startsWith('Ada'))).metadata.byline;

it.each([
  ['Author', 'Ada Poe'],
  ['Autorin/Autor', 'Ada Poe'],
  ['Autor', 'Ada Poe'],
])('finds the author after the label "%s" on the same line', async (label, name) => {
  expect(await bylineOf(`${H1}${STORY}${FILLER}<ul><li><strong>${label}</strong> ${name}</ul>`)).toBe(name);
  expect(await bylineOf(`${H1}${STORY}${FILLER}<ul><li><strong>${label}</strong> of harbours</ul>`)).toBe('');
});

it('prefers a labelled author on the page if the declared author is the publisher', async () => {
  const declared = (publisher: string) =>
    `<meta name=author content="Harbour Wave"><meta name=publisher content="${publisher}">`;
  const label = '<p>Author</p><p>Ada Poe</p>';
  expect(await bylineOf(`${declared('Harbour Wave (harbour.example)')}${H1}${STORY}${FILLER}${label}`)).toBe('Ada Poe');
  expect(await bylineOf(`${declared('Quay Books')}${H1}${STORY}${FILLER}${label}`)).toBe('Harbour Wave');
});

it('finds the author whose name, in bold, is the last line of the text', async () => {
  expect(await bylineOf(`${H1}${STORY}<p><strong>Ada Poe</strong></p><p>Back to the harbour</p>`)).toBe('Ada Poe');
  expect(await bylineOf(`${H1}${STORY}<p>Ada Poe</p><p>Back to the harbour</p>`)).toBe('');
  expect(await bylineOf(`${H1}<p>By Cy Dee</p>${STORY}<p><strong>Ada Poe</strong></p>`)).toBe('Cy Dee');
});

it('adds authors from the metadata to a byline that names only some of them', async () => {
  const authors = (...names: string[]) => {
    const author = names.map((name) => ({ '@type': 'Person', name }));
    return `<script type="application/ld+json">${JSON.stringify({ '@type': 'Article', author })}</script>`;
  };
  const byline = '<p>By Ada Poe</p>';
  expect(await bylineOf(`${authors('Ada Poe', 'Ben Lee')}${H1}${byline}${STORY}`)).toBe('Ada Poe, Ben Lee');
  expect(await bylineOf(`${authors('Cy Dee', 'Ben Lee')}${H1}${byline}${STORY}`)).toBe('Ada Poe');
  expect(await bylineOf(`${authors('Ada Poe', 'Harbour')}${H1}${byline}${STORY}`)).toBe('Ada Poe');
});
