/** Tests that hidden text is not part of the article, unless a control of the page reveals it. */
import { afterEach, describe, expect, it } from 'vitest';
import { removePages } from '../render.ts';
import { openHtml, show } from './show-page.ts';

afterEach(removePages);

const seen = (number: number) =>
  `<p>Paragraph ${number} of the log: the ferry left the quay at dawn, crossed the sound against the wind, and came back before the lamps were lit.</p>`;
const unseen = (number: number) =>
  `<p>Secret ${number} of the drawer: the harbour master kept a second book, in which nobody else wrote, and locked it away each night.</p>`;
const many = (count: number, one: (number: number) => string) =>
  Array.from({ length: count }, (_, index) => one(index + 1)).join('');

/**
 * Styles that hide a box. The list lacks transparent text that takes up space: the reader keeps such text, because some
 * pages fade text in.
 */
const WAYS: Readonly<Record<string, string>> = {
  'display: none': 'display:none',
  'visibility: hidden': 'visibility:hidden; height:0',
  'transparent, out of the flow': 'position:absolute; opacity:0',
  'left of the page': 'position:absolute; left:-9999px',
  'above the page': 'position:absolute; top:-9999px',
  'text-indent': 'text-indent:-9999px; overflow:hidden; white-space:nowrap',
  'margin-left': 'margin-left:-9999px',
  'scale(0)': 'position:absolute; transform:scale(0)',
  'scale(0) in the flow': 'transform:scale(0)',
  'scaleX(0)': 'transform:scaleX(0)',
  'scale property': 'scale:0',
  'translated away': 'position:absolute; transform:translateX(-9999px)',
  clip: 'position:absolute; clip:rect(0,0,0,0)',
  'clip-path': 'position:absolute; clip-path:inset(50%)',
  'no height': 'height:0; overflow:hidden',
  'no maximum height': 'max-height:0; overflow:hidden',
  'no width': 'width:0; height:0; overflow:hidden',
  'one pixel': 'position:absolute; width:1px; height:1px; overflow:hidden',
  'font-size: 0': 'font-size:0',
  'content-visibility': 'content-visibility:hidden',
};

async function textOf(before: string, inside: string, after: string): Promise<string> {
  const page = await openHtml(
    `<!doctype html><html lang="en"><head><title>The log of the ferry</title></head><body>${before}<main><h1>The log of the ferry</h1>${many(13, seen)}${inside}${many(13, (number) => seen(number + 13))}</main>${after}</body></html>`,
    `${location.origin}/e2e/pages/hidden/index.html`,
  );
  return show(page).text();
}

describe.each(Object.entries(WAYS))('paragraphs hidden by %s', (_way, style) => {
  it.each([1, 6, 20])('drops %i hidden paragraphs before and after the article', async (count) => {
    const hidden = `<div style="${style}">${many(count, unseen)}</div>`;
    const text = await textOf(hidden, '', hidden);
    expect(text).toContain('Paragraph 1 of');
    expect(text).toContain('Paragraph 26 of');
    expect(text).not.toContain('Secret');
  });

  it('drops hidden paragraphs inside the article', async () => {
    const text = await textOf('', `<div style="${style}">${many(3, unseen)}</div>`, '');
    expect(text).toContain('Paragraph 26 of');
    expect(text).not.toContain('Secret');
  });
});

it.each(['visibility:hidden', 'font-size:0', 'display:none'])(
  'drops text hidden by %s within a visible line',
  async (style) => {
    const sign = `<a href="#c" style="${style}">Copy link</a>`;
    const text = await textOf(
      '',
      `<section id="c"><h2>Classes${sign}</h2>${seen(99).replace('</p>', `${sign}</p>`)}</section>`,
      '',
    );
    expect(text).toContain('Classes');
    expect(text).toContain('Paragraph 99 of');
    expect(text).not.toContain('Copy link');
  },
);

describe('hidden text that a control of the page opens', () => {
  it.each([
    ['details', `<details><summary>The drawer</summary>${many(3, unseen)}</details>`],
    [
      'a button',
      `<button aria-expanded="false" aria-controls="d">The drawer</button><div id="d" hidden>${many(3, unseen)}</div>`,
    ],
    [
      'a list of questions without any declaration',
      [1, 2, 3]
        .map(
          (number) =>
            `<div class="q">Question ${number}?</div><div class="a" style="display:none">${unseen(number)}</div>`,
        )
        .join(''),
    ],
    [
      'headings in boxes',
      [1, 2, 3]
        .map(
          (number) =>
            `<div class="i"><h3>Part ${number}</h3><style></style><div style="max-height:0;overflow:hidden">${unseen(number)}</div></div>`,
        )
        .join(''),
    ],
  ])('keeps hidden text that a control of the page opens (%s)', async (_control, html) => {
    expect(await textOf('', html, '')).toContain('Secret 3');
  });
});
