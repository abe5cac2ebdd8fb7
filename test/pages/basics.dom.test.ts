/** Tests what the reader keeps of ordinary pages: structure, links, pictures and the width of the window. */
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showPage } from './show-page.ts';

afterEach(() => page.viewport(1280, 800));

it('keeps headings, lists, quotes, tables, code, figures, links and line breaks', async () => {
  const { article, texts, one, all, link, text } = await showPage('basics--article');
  expect(texts('h2')).toEqual(['What the list says', 'How the clock is set']);
  expect(texts('h3')).toEqual(['A table of tides']);
  expect(texts('ul > li')).toEqual([
    'a lamp with two wicks',
    expect.stringContaining('a rope'),
    'of hemp',
    'of steel',
    'a whistle',
  ]);
  expect(one('ol').getAttribute('start')).toBe('3');
  expect(one('blockquote').textContent).toContain('a map is a promise');
  expect(texts('table th')).toEqual(['Day', 'Morning', 'Evening']);
  expect(one('pre code').textContent).toMatch(/^function tide\(hour\) \{\n {2}\/\/ twelve hours and a bit\n/);
  expect(texts('figure figcaption')).toEqual(['The lamp at low water.']);
  await expect.poll(() => article.querySelector<HTMLImageElement>('figure img')?.naturalWidth).toBe(640);
  expect(link('the tide tables').getAttribute('href')).toMatch(/\/section\/tides$/);
  const verse = all('p').find(({ textContent }) => textContent?.includes('First line of a verse'));
  expect(verse?.querySelectorAll('br')).toHaveLength(1);
  expect(text()).toContain('Ida Lindqvist');
  await expect.poll(text).toContain('March 14, 2026');
});

it('a click on a link to a footnote scrolls the reader to the note, and keeps the page’s URL', async () => {
  const { link, all, reader } = await showPage('basics--article');
  const address = location.href;
  const note = () => {
    const found = all('*').findLast(({ textContent }) => textContent?.includes('The clock was a gift'));
    return found?.getBoundingClientRect().top ?? Number.NaN;
  };
  expect(note()).toBeGreaterThan(reader.clientHeight);
  await userEvent.click(link('1'));
  await expect.poll(note).toBeLessThan(reader.clientHeight);
  expect(note()).toBeGreaterThan(0);
  expect(location.href).toBe(address);
});

it('recognises Chinese text, marks it as Chinese, and counts its characters', async () => {
  const { text, one, said } = await showPage('languages--cjk');
  expect(text()).toContain('港口比小镇醒得更早');
  expect(one('p').closest('[lang]')?.getAttribute('lang')).toBe('zh-CN');
  expect(said()).toMatch(/\d{3} characters/);
});

it('shows the text of a page that has only four words', async () => {
  const { text } = await showPage('basics--short');
  expect(text()).toContain('Four words, no more.');
});

it('images, tables and code do not make the reader wider than the window', async () => {
  const { reader, one } = await showPage('layout--wide');
  expect(one('table').checkVisibility()).toBe(true);
  const isAllowed = (element: Element) =>
    element.matches('pre, pre *, table, table *') || element.querySelector(':scope > table') !== null;
  for (const width of [1280, 390]) {
    await page.viewport(width, 800);
    const wide = [reader, ...reader.querySelectorAll('*')].filter(
      (element) =>
        element.scrollWidth > element.clientWidth + 1 &&
        !isAllowed(element) &&
        getComputedStyle(element).overflowX !== 'visible',
    );
    expect(wide.map(({ outerHTML }) => outerHTML.slice(0, 80))).toEqual([]);
    expect(one('img').getBoundingClientRect().right).toBeLessThanOrEqual(width);
  }
});
