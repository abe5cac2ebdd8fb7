/** Tests text in writing systems that run from right to left, or that have no spaces. */
import { expect, it } from 'vitest';
import { showPage } from './show-page.ts';

const directionOf = (element: Element | undefined) => element && getComputedStyle(element).direction;
const languageOf = (element: Element | undefined) => element?.closest('[lang]')?.getAttribute('lang');
const startingWith = (elements: readonly HTMLElement[], start: string) =>
  elements.find(({ textContent }) => textContent?.includes(start));

it('right to left: sets the direction of an Arabic article, but not of the reader’s buttons', async () => {
  const { all, one, reader } = await showPage('languages--rtl');
  const arabic = startingWith(all('p'), 'كان الميناء');
  expect([directionOf(arabic), languageOf(arabic)]).toEqual(['rtl', 'ar']);
  expect(directionOf(one('h1'))).toBe('rtl');
  expect(directionOf(reader.querySelector('button[aria-label^="Close"]') ?? undefined)).toBe('ltr');
  for (const name of ['blockquote', 'ul']) {
    const { paddingLeft, paddingRight } = getComputedStyle(one(`.body ${name}`));
    expect(Number.parseFloat(paddingRight), name).toBeGreaterThan(Number.parseFloat(paddingLeft));
  }
  expect(directionOf(startingWith(all('p:lang(en)'), 'The harbour wakes'))).toBe('ltr');
  expect(one('bdi').textContent).toBe('Ida Lind');
});

it('right to left: keeps the direction of right-to-left parts in a left-to-right article', async () => {
  const { all, one } = await showPage('languages--rtl-part');
  expect(directionOf(startingWith(all('p'), 'The harbour wakes'))).toBe('ltr');
  expect([directionOf(one('.body blockquote')), one('.body blockquote').lang]).toEqual(['rtl', 'ar']);
  const name = all('*').find(({ textContent }) => textContent === 'עידה לינד');
  expect([directionOf(name), name?.lang]).toEqual(['rtl', 'he']);
  expect(directionOf(one('bdo'))).toBe('rtl');
});

it.each([
  ['Chinese without a declared language', 'languages--chinese', 5, 'zh', /1 min · \d{3} characters/],
  ['vertical Japanese', 'languages--japanese', 4, 'ja', /\d{3} characters/],
  ['Thai, whatever language the page declares', 'languages--thai', 4, 'th', /(?:[6-9]\d|\d{3}) words/],
] as const)(
  'unspaced scripts: finds the text and counts the length of %s',
  async (_title, page, paragraphs, language, count) => {
    const { all, said, one } = await showPage(page);
    expect(all('.body p')).toHaveLength(paragraphs);
    expect(said()).toMatch(count);
    expect(languageOf(one('.body p'))).toBe(language);
  },
);

it('unspaced scripts: shows vertical Japanese horizontally, with ruby text above the words', async () => {
  const { one, texts } = await showPage('languages--japanese');
  expect(getComputedStyle(one('.body p')).writingMode).toBe('horizontal-tb');
  expect(texts('ruby rt')).toEqual(['みなと', 'お']);
  const [word, reading] = [one('ruby').getBoundingClientRect(), one('rt').getBoundingClientRect()];
  expect(reading.y).toBeLessThan(word.y + word.height / 2);
});
