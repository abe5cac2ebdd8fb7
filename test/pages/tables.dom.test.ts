/** Tests that data tables stay tables, and that tables and lists that only lay out a page do not. */
import { expect, it } from 'vitest';
import { plain, showPage } from './show-page.ts';

it('layout tables: reads an essay in nested tables in order, each paragraph once', async () => {
  const { all, text, texts } = await showPage('tables--layout');
  expect(all('table')).toHaveLength(0);
  expect(text()).toMatch(/June 1911.*The lock was dug.*Boats came.*Today the gates.*Notes.*Thanks/s);
  expect(texts('p').filter((paragraph) => paragraph.includes('Nobody had asked for it.'))).toHaveLength(1);
  expect(text()).toContain('[1], and a barrow');
  expect(texts('[data-footnotes] li')).toEqual(['Ninety bricks, or so the men said. ↩']);
});

it('data tables: keep headers, links, short rows and captions, and scroll inside the article', async () => {
  const { all, reader } = await showPage('tables--data');
  const [rain, boats] = all('table') as [HTMLElement, HTMLElement];
  const within = (table: HTMLElement, selector: string) => [...table.querySelectorAll(selector)].map(plain);
  expect(within(rain, 'caption')).toEqual(['Rain by month, in millimetres']);
  expect(within(rain, 'thead th')).toHaveLength(5);
  expect(within(rain, 'thead a')).toEqual(['Rain at the upper gate']);
  expect(within(rain, 'tbody tr')).toEqual(['March414012wet', 'April6361', 'No figures for May.']);
  expect(within(boats, 'tr')).toEqual(['BoatCargo', 'Hopegravel', 'Annacoal']);
  expect(within(boats, 'th')).toHaveLength(2);
  expect(reader.scrollWidth).toBe(reader.clientWidth);
});

it('bare paragraphs: finds paragraphs in lists, cells and boxes without class names', async () => {
  const { texts } = await showPage('tables--paragraphs');
  const starts = [
    'The lock was dug',
    'Nobody had asked',
    'Boats came',
    'The books have',
    'Today the gates',
    'The end of it',
  ];
  for (const start of starts)
    expect(
      texts('p').filter((text) => text.startsWith(start)),
      start,
    ).toHaveLength(1);
  expect(texts('p').filter((text) => /^Alone it stands, .* without a name\.$/.test(text))).toHaveLength(1);
});
