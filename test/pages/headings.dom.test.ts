/** Tests which headings are kept, and at which levels. */
import { expect, it } from 'vitest';
import { showPage } from './show-page.ts';

it.each([
  [
    'encyclopaedia: leaves edit links and note references out of headings',
    'headings--wiki',
    ['h1 Verrin Lock', 'h2 History', 'h2 Keepers', 'h2 Use', 'h2 References'],
  ],
  [
    'heading levels: shows further h1 headings of a page as h2 below the headline',
    'headings--newsletter',
    ['h1 Four thoughts on locks', 'h2 I. Water', 'h3 Up', 'h2 II. Stone', 'h3 Bricks'],
  ],
  [
    'heading levels: takes bold lines in larger type for headings if a page has no other headings',
    'headings--bold-lines',
    ['h1 On the keepers', 'h2 The first keeper', 'h2 The last keeper'],
  ],
  [
    'heading levels: turns a bold line above a list into a subheading',
    'headings--bold-recipe',
    [
      'h1 Bread of the lock keepers',
      'h2 Rye bread',
      'h3 Ingredients',
      'h3 Instructions:',
      'h3 A sweet one',
      'h4 Ingredients',
      'h4 Instructions:',
      'h2 A talk with the last keeper',
    ],
  ],
  [
    'scientific articles: keeps the parts from abstract to references',
    'headings--science',
    ['h1 Sediment in a lock chamber', 'h2 Abstract', 'h2 1. Introduction', 'h2 2. Methods', 'h2 References'],
  ],
  [
    'icons: drops characters of icon fonts, and links from a heading to itself',
    'headings--icons',
    ['h1 The lock gate', 'h2 The beam', 'h2 Paddles', 'h2 Operators', 'h3 +', 'h2 Letters'],
  ],
])('%s', async (_title, name, expected) => {
  const { headings } = await showPage(name);
  expect(headings()).toEqual(expected);
});

it('encyclopaedia: collapses the infobox and lists the notes', async () => {
  const { text, one, texts } = await showPage('headings--wiki');
  expect(text()).not.toContain('edit');
  expect(text()).toContain('/vɛˈriːn/');
  expect((one('details') as HTMLDetailsElement).open).toBe(false);
  expect(texts('details summary')).toEqual(['Verrin Lock']);
  expect(texts('details tr')).toEqual(['RiverVerr', 'Rise3.2 m', 'Opened1874']);
  expect(texts('[data-footnotes] li')).toEqual([
    'Oak, T. (1911). Locks and their keepers. ↩ ↩2',
    'Ash, R. “Nine keepers”. The Review. ↩',
  ]);
  expect(texts('[data-footnote-ref]')).toEqual(['[1]', '[1]', '[2]']);
});

it('heading levels: keeps bold questions of an interview as text', async () => {
  const { texts } = await showPage('headings--bold-recipe');
  expect(texts('p strong')).toEqual(['Note:', 'Who taught you to bake?', 'Bread is a serious matter to you.']);
});

it('scientific articles: keeps formulas, and links from the text to the references', async () => {
  const { text, link } = await showPage('headings--science');
  expect(text()).toContain('d = m / (ρ · A)');
  expect(link('Oak, 1911').getAttribute('href')).toMatch(/#b1$/);
});

it('icons: keeps letters of rare scripts, and signs such as # and § within sentences', async () => {
  const { all, texts } = await showPage('headings--icons');
  const paragraphs = all('.body > p').map(({ innerText }) => innerText);
  expect(paragraphs.map((paragraph) => paragraph.slice(0, 16))).toEqual([
    'A gate holds the',
    'Whoever presses ',
    'Nobody stands on',
    'Two paddles let ',
    'Joins two chambe',
    'The oldest stone',
    '\ue000\ue001\ue002 \ue003\ue004\ue005\ue006 \ue007\ue008',
    'Nobody reads tha',
  ]);
  expect(paragraphs[1]).toContain('presses # on the panel hears the bell; the rule is in § 5');
  expect(paragraphs[1]).toContain('is ¶ as ever. A keeper who learned C# at night');
  expect(paragraphs[3]).toBe('Two paddles let the water in.');
  expect(paragraphs[5]).toContain('m\ue670nster');
  expect(texts('dt')).toEqual(['raise(turns)']);
  expect(texts('caption')).toEqual(['Turns by season']);
  expect(texts('tr').at(-1)).toBe('Winter14');
  expect(texts('tr')[2]).toBe('Autumncheck');
});

it('standfirst: begins the text with the introductory line below the headline', async () => {
  const { one, text } = await showPage('headings--standfirst');
  expect(one('[data-standfirst]').textContent).toMatch(/^Seit hundert Jahren .* Tore öffnet\.$/);
  expect(one('.body > :first-child').hasAttribute('data-standfirst')).toBe(true);
  expect(text()).toContain('Am Morgen steht der alte Mann');
});

it('keeps updates and corrections before and after the article, and drops calls to action', async () => {
  const { all } = await showPage('basics--ends');
  const paragraphs = all('.body > p').map(({ innerText }) => innerText);
  expect(paragraphs[0]).toMatch(/^Update: The gate is open again/);
  expect(paragraphs.slice(-3).map((paragraph) => paragraph.slice(0, 16))).toEqual([
    'What the enginee',
    'Correction, May ',
    'Disclosure: The ',
  ]);
});
