/** Text layout: directions, narrow windows, unusual root font sizes, rotated windows. */
import { h } from 'hastscript';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mountSample, mountWhole, parts, range, sampleArticle } from '../../../test/mount-sample.ts';
import type { Article } from '../../article/types.ts';
import { DEFAULT_APPEARANCE } from '../../store/settings/appearance.ts';

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

describe('in a right-to-left article', () => {
  const RTL = { direction: 'rtl', language: 'ar' } as const;

  test('in right-to-left text, a date beside a Latin name stays in one piece', () => {
    const { root } = mountTree([h('p', 'كان الميناء')], { ...RTL, byline: 'aborazmeh', published: '2009-06-20' });
    const name = root.querySelector('.credits span')?.getBoundingClientRect() as DOMRect;
    const date = root.querySelector('.credits time')?.getBoundingClientRect() as DOMRect;
    expect(date.right).toBeLessThanOrEqual(name.left);
  });

  test('in right-to-left text, the progress line grows from the right', () => {
    const originOf = ({ root }: { root: ShadowRoot }) =>
      Number.parseFloat(getComputedStyle(root.querySelector('.progress') as Element).transformOrigin);
    const arabic = mountTree([h('p', 'كان الميناء')], RTL);
    expect(originOf(arabic)).toBeGreaterThan(1000);
    arabic.host.remove();
    expect(originOf(mountTree([h('p', 'The harbour')]))).toBe(0);
  });

  test('in right-to-left text, inline code runs from left to right', () => {
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

/** Varied sentences, without the repetitions of the sample article. */
const PROSE =
  'Nobody could say who had first hung a lamp on the pole at the far end of the sandbank. The oldest charts show a small ' +
  'cross there and nothing else; later ones, drawn forty years after, show the cross, a circle around it, and in a clerk’s ' +
  'hand the single word light. Between the two lies a winter of which the village still counts by the names of the boats. ' +
  'In 1871 the council voted 14 to 9 for a proper tower, asked three builders what it would cost, and voted again. It is ' +
  'said that the man who rowed out every evening was paid in coal, and that he never once asked for more of it.';

/** Returns the number of characters in each line of a paragraph, except the last line. */
function lineLengths(paragraph: Element): number[] {
  const text = paragraph.firstChild as Text;
  const lines: number[] = [];
  let bottom = Number.NEGATIVE_INFINITY;
  const one = document.createRange();
  for (let offset = 0; offset < text.length; offset++) {
    one.setStart(text, offset);
    one.setEnd(text, offset + 1);
    const box = one.getClientRects()[0];
    if (!box) continue;
    if (box.top > bottom) lines.push(0);
    bottom = Math.max(bottom, box.top + box.height / 2);
    lines[lines.length - 1] = (lines.at(-1) ?? 0) + 1;
  }
  return lines.slice(0, -1);
}

function medianLine(root: ShadowRoot): number {
  const lengths = [...root.querySelectorAll('.body p')].flatMap(lineLengths).sort((a, b) => a - b);
  return lengths[Math.floor(lengths.length / 2)] ?? 0;
}

describe('the line length', () => {
  const prose = () => range(0, 6).map(() => h('p', PROSE));

  test('the line length is 60 to 75 characters by default', () => {
    const median = medianLine(mountTree(prose()).root);
    expect(median).toBeGreaterThanOrEqual(60);
    expect(median).toBeLessThanOrEqual(75);
  });

  test.each([
    ['serif', 52],
    ['serif', 68],
    ['serif', 88],
    ['sans', 68],
    ['mono', 68],
  ] as const)('the line length matches the setting: font %s, %i characters', (fontFamily, width) => {
    const sample = sampleArticle([1]);
    const article = { ...sample, tree: h(null, ...prose()) as Article['tree'] };
    const { root } = mountSample({ article, appearance: { ...DEFAULT_APPEARANCE, fontFamily, width } });
    const median = medianLine(root);
    expect(median / width).toBeGreaterThan(0.92);
    expect(median / width).toBeLessThan(1.05);
  });
});

describe('in narrow windows', () => {
  test('each heading is larger than one of the next lower level, or has a different colour', async () => {
    for (const width of [390, 1280]) {
      await page.viewport(width, 800);
      const { root } = mountTree([2, 3, 4, 5, 6].map((level) => h(`h${level}`, 'The boats')));
      const looks = [...root.querySelectorAll('.headline, .body :is(h2, h3, h4, h5, h6)')].map((heading) => {
        const { fontSize, color } = getComputedStyle(heading);
        return { size: Number.parseFloat(fontSize), color };
      });
      for (const [index, { size, color }] of looks.slice(1).entries()) {
        const above = looks[index];
        expect((above?.size ?? 0) / size > 1.07 || above?.color !== color, `${width} px, level ${index + 1}`).toBe(
          true,
        );
      }
      expect((looks[0]?.size ?? 0) / (looks[1]?.size ?? 1)).toBeGreaterThan(1.15);
      parts().host.remove();
    }
  });

  const longCell = 'A cell that has quite a lot to say about the matter, in more than one sentence. Indeed.';

  test('links and code in tables are not broken within words', async () => {
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

  test('in narrow windows, a table column with sentences is wide enough to read', async () => {
    await page.viewport(390, 800);
    const row = h('tr', ...range(0, 6).map((index) => h('td', index === 3 ? longCell : String(index).repeat(10))));
    const { root } = mountTree([h('table', h('tbody', row))]);
    expect(root.querySelector('td:nth-child(4)')?.getBoundingClientRect().width).toBeGreaterThan(110);
  });

  test('nested lists and quotes stay within the window', async () => {
    await page.viewport(390, 800);
    const nest = (name: 'ul' | 'blockquote', depth: number): ReturnType<typeof h> =>
      h(name, h(name === 'ul' ? 'li' : 'p', 'Words of this level'), ...(depth > 0 ? [nest(name, depth - 1)] : []));
    const { root, dialog } = mountTree([nest('ul', 12), nest('blockquote', 12)]);
    const widths = [...root.querySelectorAll('.body :is(li, p)')].map((part) => part.getBoundingClientRect().width);
    expect(Math.min(...widths)).toBeGreaterThan(100);
    expect(dialog.scrollWidth).toBe(dialog.clientWidth);
  });
});

test('captions are centred below their picture, and no wider than the text', () => {
  const figure = (caption: string) =>
    h('figure', h('img', { src: 'data:,', width: 300, height: 200 }), h('figcaption', caption));
  const { root } = mountTree([figure('The lamp'), figure('unbroken'.repeat(90))]);
  const body = root.querySelector('.body')?.getBoundingClientRect() as DOMRect;
  const [short, long] = [...root.querySelectorAll('figcaption')].map((part) => part.getBoundingClientRect());
  expect(Math.abs((short?.left ?? 0) - body.left - (body.right - (short?.right ?? 0)))).toBeLessThan(1);
  expect(short?.width).toBeLessThan(200);
  expect(long?.width).toBeLessThanOrEqual(body.width);
});

test('the bar at the top of the reader keeps its size, whatever root font size the page sets', () => {
  document.documentElement.style.fontSize = '62.5%';
  const { root } = mountSample();
  const bar = root.querySelector('.bar')?.getBoundingClientRect() as DOMRect;
  const tool = root.querySelector('.bar .tool')?.getBoundingClientRect() as DOMRect;
  expect(bar.height).toBe(52);
  expect(tool.bottom).toBeLessThan(bar.bottom);
});

test('the reading position is kept when the screen is rotated', async () => {
  const { dialog } = mountWhole();
  const offsetOf = (id: number) => (dialog.querySelector(`[data-node="${id}"]`) as Element).getBoundingClientRect().top;
  const scrolled = new Promise((resolve) => dialog.addEventListener('scrollend', resolve, { once: true }));
  dialog.scrollTop += offsetOf(30) + 17;
  await scrolled;
  await vi.waitFor(() => expect(dialog.matches(':modal')).toBe(true));
  for (const width of [420, 1280]) {
    await page.viewport(width, 800);
    await expect.poll(() => dialog.offsetWidth).toBe(width);
    await expect.poll(() => Math.abs(offsetOf(30) + 17)).toBeLessThan(2);
  }
});

describe('emphasis in Chinese and Japanese', () => {
  const emphasisOf = (language: string, text: string) => {
    const { root, host } = mountTree([h('p', '灯台は', h('em', text), 'である')], { language });
    const { textEmphasisStyle, fontStyle } = getComputedStyle(root.querySelector('em') as Element);
    host.remove();
    return [textEmphasisStyle !== 'none', fontStyle];
  };

  test('emphasis in Chinese and Japanese is shown by dots instead of italics', () => {
    expect(emphasisOf('ja', '畑の中')).toEqual([true, 'normal']);
    expect(emphasisOf('zh', '畑の中')).toEqual([true, 'normal']);
    expect(emphasisOf('ja', 'Lectern')).toEqual([false, 'normal']);
    expect(emphasisOf('en', 'Lectern')).toEqual([false, 'italic']);
  });
});

test('quotations are not italic, whatever the language', () => {
  for (const language of ['en', 'ar', 'ja']) {
    const { root, host } = mountTree([h('blockquote', h('p', 'The tower stands in barley.'))], { language });
    expect(getComputedStyle(root.querySelector('blockquote p') as Element).fontStyle).toBe('normal');
    host.remove();
  }
});

/** With `text-wrap: pretty`, browsers avoid a last line of one word. They sometimes leave a last line of two words. */
test('paragraphs do not end with a line of a single word', () => {
  const { root } = mountTree(
    range(0, 8).map((index) => h('p', PROSE.slice(0, 260 + 23 * index).replace(/\s\S*$/, '.'))),
  );
  for (const paragraph of root.querySelectorAll('.body p')) {
    const text = paragraph.textContent ?? '';
    const inLines = lineLengths(paragraph).reduce((sum, length) => sum + length, 0);
    expect(text.slice(inLines).trim().split(/\s+/).length, text.slice(-60)).toBeGreaterThan(1);
  }
});

test('numbers in tables are right-aligned below their header, with digits of equal width', () => {
  const row = (name: 'th' | 'td', ...texts: string[]) => h('tr', ...texts.map((text) => h(name, text)));
  const { root } = mountTree([
    h('table', h('thead', row('th', 'Harbour', 'Boats')), h('tbody', row('td', 'Vik', '1,204'), row('td', 'Nes', '9'))),
  ]);
  const cells = [...root.querySelectorAll('th:last-child, td:last-child')];
  expect(cells.map((cell) => getComputedStyle(cell).textAlign)).toEqual(['end', 'end', 'end']);
  expect(getComputedStyle(cells[1] as Element).fontVariantNumeric).toContain('tabular-nums');
  expect(getComputedStyle(root.querySelector('td') as Element).textAlign).toBe('start');
});

test('a font that fails to load is reported, and a similar one is used', async () => {
  const { root, dialog } = mountSample({ appearance: { ...DEFAULT_APPEARANCE, fontFamily: 'dyslexic' } });
  await expect.poll(() => root.querySelector('.toast')?.textContent).toContain('This font could not be loaded');
  expect(dialog.dataset.font).toBe('sans');
  expect(root.querySelector('article')?.textContent).not.toBe('');
});

describe('fonts of the page', () => {
  test("a font name is removed from the reader's font lists if the page defines a font with that name", () => {
    const face = new FontFace('Georgia', 'local("DejaVu Sans Mono")');
    document.fonts.add(face);
    const sheetsOf = ({ root }: { root: ShadowRoot }) =>
      root.adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText)).join('');
    const with_ = sheetsOf(mountSample());
    parts().host.remove();
    document.fonts.delete(face);
    const without = sheetsOf(mountSample());
    const lists = (css: string) => /--lectern-serif-latin:([^;]*)/.exec(css)?.[1];
    expect(lists(without)).toContain('Georgia');
    expect(lists(with_)).not.toContain('Georgia');
    expect(lists(with_)).toContain('Cambria');
  });
});

describe('information about the text', () => {
  test('a long list of authors scrolls instead of filling the window', () => {
    const byline = range(0, 60)
      .map((index) => `Author Number ${index} van der Berg`)
      .join(', ');
    const { root } = mountTree([h('p', 'Words.')], { byline });
    const credits = root.querySelector('.credits') as HTMLElement;
    expect(credits.clientHeight).toBeLessThan(150);
    expect(credits.scrollHeight).toBeGreaterThan(credits.clientHeight);
  });

  test('an article that contains only pictures shows no word count', () => {
    mountSample({ article: sampleArticle([1], { words: 0, minutes: 1 }) });
    expect(parts().root.querySelector('.kicker')?.textContent).toBe('The Review');
  });
});

test('a message at the bottom of the window does not cover the notice that the page has changed', async () => {
  const { root } = mountSample({
    offers: [{ id: 'new', text: 'The page shows something else now', label: 'Read it', place: 'over' }],
  });
  await userEvent.keyboard('c');
  await expect.poll(() => root.querySelector('.toast span')?.textContent).toContain('Copied');
  const [toast, offer] = ['.toast span', '.offers-over .offer'].map(
    (selector) => root.querySelector(selector)?.getBoundingClientRect() as DOMRect,
  ) as [DOMRect, DOMRect];
  expect(toast.bottom).toBeLessThanOrEqual(offer.top);
});
