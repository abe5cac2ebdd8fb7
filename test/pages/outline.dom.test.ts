/**
 * Tests that a table of contents that is part of the page is shown only once, and that its links work in the reader.
 */
import { expect, it } from 'vitest';
import readability from '../../src/algorithms/readability/index.ts';
import { showPage } from './show-page.ts';

it('drops the title of a collapsed table of contents together with its entries', async () => {
  const { texts, text } = await showPage('outline--contents-folded', 1280, readability);
  expect(texts('h2')).toContain('Eleven pots of green');
  expect(text()).not.toContain('Table of Contents');
});

it('an entry of a table of contents becomes plain text if the article lacks its target', async () => {
  const { one, links } = await showPage('outline--on-this-page', 1280, readability);
  const contents = one('details.contents');
  expect(contents.textContent).toContain('Share this page');
  const entries = links(/./).filter((link) => contents.contains(link));
  expect(entries).toHaveLength(9);
  expect(entries.filter(({ textContent }) => /Share this page|Sources/.test(textContent ?? ''))).toEqual([]);
});

it('does not take sentences with links to parts of the page for a table of contents', async () => {
  const { all, links } = await showPage('outline--cross-references', 1280, readability);
  expect(all('details.contents')).toHaveLength(0);
  expect(all('.body > ul > li')).toHaveLength(3);
  expect(links('the years of flood')).toHaveLength(1);
});
