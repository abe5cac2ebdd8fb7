/** How text stands: directions, narrow windows, pages with odd root font sizes, a window that is turned. */
import { h } from 'hastscript';
import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mountSample, mountWhole, parts, range, sampleArticle } from '../../../test/mount-sample.ts';
import type { Article } from '../../article/types.ts';

const frames = () => new Promise((resolve) => setTimeout(resolve, 250));

function mountTree(children: Parameters<typeof h>[2][], metadata: Partial<Article['metadata']> = {}) {
  const sample = sampleArticle([1]);
  return mountSample({
    article: {
      ...sample,
      tree: h(null, ...children) as Article['tree'],
      metadata: { ...sample.metadata, ...metadata },
    },
  });
}

afterEach(async () => {
  document.documentElement.removeAttribute('style');
  await page.viewport(1280, 800);
});

describe('right to left', () => {
  const RTL = { direction: 'rtl', language: 'ar' } as const;

  test('the date is one piece beside a Latin name', () => {
    const { root } = mountTree([h('p', 'كان الميناء')], { ...RTL, byline: 'aborazmeh', published: '2009-06-20' });
    const name = root.querySelector('.credits span')?.getBoundingClientRect() as DOMRect;
    const date = root.querySelector('.credits time')?.getBoundingClientRect() as DOMRect;
    expect(date.right).toBeLessThanOrEqual(name.left);
  });

  test('code in a line reads from left to right', () => {
    const { root } = mountTree([h('p', 'في ', h('code', '~/.purple/key'), ' هنا')], RTL);
    const text = root.querySelector('.body code')?.firstChild as Text;
    const leftOf = (offset: number) => {
      const one = document.createRange();
      one.setStart(text, offset);
      one.setEnd(text, offset + 1);
      return one.getBoundingClientRect().left;
    };
    expect(leftOf(0)).toBeLessThan(leftOf(5));
  });
});

describe('narrow windows', () => {
  const longCell = 'A cell that has quite a lot to say about the matter, in more than one sentence. Indeed.';

  test('words of links and code in tables stay whole', async () => {
    await page.viewport(390, 800);
    const cell = (child: ReturnType<typeof h>) => h('td', child);
    const row = h(
      'tr',
      cell(h('a', { href: '/x' }, 'Uppermost')),
      cell(h('code', 'config.name')),
      ...'abcdefgh'.split('').map((word) => h('td', word.repeat(9))),
    );
    const { root } = mountTree([h('table', h('tbody', row))]);
    const linesOf = (selector: string) => root.querySelector(selector)?.getClientRects().length;
    expect([linesOf('td a'), linesOf('td code')]).toEqual([1, 1]);
  });

  test('sentences in tables keep a column that can be read', async () => {
    await page.viewport(390, 800);
    const row = h('tr', ...range(0, 6).map((index) => h('td', index === 3 ? longCell : String(index).repeat(10))));
    const { root } = mountTree([h('table', h('tbody', row))]);
    expect(root.querySelector('td:nth-child(4)')?.getBoundingClientRect().width).toBeGreaterThan(110);
  });

  test('lists and quotes in each other stay in the window', async () => {
    await page.viewport(390, 800);
    const nest = (name: 'ul' | 'blockquote', depth: number): ReturnType<typeof h> =>
      h(name, h(name === 'ul' ? 'li' : 'p', 'Words of this level'), ...(depth > 0 ? [nest(name, depth - 1)] : []));
    const { root, dialog } = mountTree([nest('ul', 12), nest('blockquote', 12)]);
    const widths = [...root.querySelectorAll('.body :is(li, p)')].map((part) => part.getBoundingClientRect().width);
    expect(Math.min(...widths)).toBeGreaterThan(100);
    expect(dialog.scrollWidth).toBe(dialog.clientWidth);
  });
});

test('captions stand under the middle of their picture, and never wider than the text', () => {
  const figure = (caption: string) =>
    h('figure', h('img', { src: 'data:,', width: 300, height: 200 }), h('figcaption', caption));
  const { root } = mountTree([figure('The lamp'), figure('unbroken'.repeat(90))]);
  const body = root.querySelector('.body')?.getBoundingClientRect() as DOMRect;
  const [short, long] = [...root.querySelectorAll('figcaption')].map((part) => part.getBoundingClientRect());
  expect(Math.abs((short?.left ?? 0) - body.left - (body.right - (short?.right ?? 0)))).toBeLessThan(1);
  expect(short?.width).toBeLessThan(200);
  expect(long?.width).toBeLessThanOrEqual(body.width);
});

test('a root font size of the page’s own does not shrink the bar', () => {
  document.documentElement.style.fontSize = '62.5%';
  const { root } = mountSample();
  const bar = root.querySelector('.bar')?.getBoundingClientRect() as DOMRect;
  const tool = root.querySelector('.bar .tool')?.getBoundingClientRect() as DOMRect;
  expect(bar.height).toBe(52);
  expect(tool.bottom).toBeLessThan(bar.bottom);
});

test('the place in the text stays when the window is turned', async () => {
  const { dialog } = mountWhole();
  const offsetOf = (id: number) => (dialog.querySelector(`[data-node="${id}"]`) as Element).getBoundingClientRect().top;
  dialog.scrollTop += offsetOf(30) + 17;
  await frames();
  await page.viewport(420, 800);
  await frames();
  expect(Math.abs(offsetOf(30) + 17)).toBeLessThan(2);
  await page.viewport(1280, 800);
  await frames();
  expect(Math.abs(offsetOf(30) + 17)).toBeLessThan(2);
});

describe('what stands about the text', () => {
  test('many authors are scrolled through', () => {
    const byline = range(0, 60)
      .map((index) => `Author Number ${index} van der Berg`)
      .join(', ');
    const { root } = mountTree([h('p', 'Words.')], { byline });
    const credits = root.querySelector('.credits') as HTMLElement;
    expect(credits.clientHeight).toBeLessThan(150);
    expect(credits.scrollHeight).toBeGreaterThan(credits.clientHeight);
  });

  test('pictures without words are not counted in words', () => {
    mountSample({ article: sampleArticle([1], { words: 0, minutes: 1 }) });
    expect(parts().root.querySelector('.kicker')?.textContent).toBe('The Review');
  });
});

test('messages and offers at the foot of the window do not cover each other', async () => {
  const { root } = mountSample({
    offers: [{ id: 'new', text: 'The page shows something else now', label: 'Read it', place: 'over' }],
    explanation: { reasons: new Map(), leftOutCount: 0, leftOut: [] },
  });
  await userEvent.keyboard('c');
  await expect.poll(() => root.querySelector('.toast span')?.textContent).toContain('Copied');
  const [toast, offer, reason] = ['.toast span', '.offers-over .offer', '.reason'].map(
    (selector) => root.querySelector(selector)?.getBoundingClientRect() as DOMRect,
  ) as [DOMRect, DOMRect, DOMRect];
  expect(toast.bottom).toBeLessThanOrEqual(offer.top);
  expect(offer.bottom).toBeLessThanOrEqual(reason.top);
});
