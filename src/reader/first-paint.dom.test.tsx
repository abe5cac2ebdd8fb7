/** Before the first paint, the reader uses no slow formatter of `Intl`: the first one in a page takes 20 to 70 ms. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { mountSample, range, sampleArticle } from '../../test/mount-sample.ts';

const FORMATTERS = ['NumberFormat', 'ListFormat', 'DateTimeFormat', 'RelativeTimeFormat'] as const;

const originals = new Map(FORMATTERS.map((name) => [name, Intl[name]]));
const asked: string[] = [];

beforeEach(() => {
  for (const [name, value] of originals) {
    const noted = new Proxy(value, {
      construct(target, values) {
        asked.push(name);
        return Reflect.construct(target, values) as object;
      },
    });
    Object.assign(Intl, { [name]: noted });
  }
});

afterEach(() => {
  Object.assign(Intl, Object.fromEntries(originals));
});

test('the reader creates no slow formatter of Intl before the first paint, whatever is in the article', () => {
  const article = sampleArticle(range(1, 9), { words: 4711, comments: { words: 1240, isShown: false } });
  const { dialog } = mountSample({
    article,
    notice: 'Part of the page may be missing.',
    ways: [{ label: 'Use Readability', title: 'For this page only', algorithm: 'readability' }],
    offers: [{ id: 'pages', text: 'Page 1 of 3', label: 'Load all', place: 'above' }],
  });
  expect(asked).toEqual([]);
  expect(dialog.querySelector('.kicker')?.textContent).toContain('8 min · 4,711 words');
  expect(dialog.querySelector('.after')?.textContent).toContain('1,240 words');
});
