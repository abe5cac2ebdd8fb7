/**
 * Tests heading elements that are not headings of sections but captions or titles of boxes, and code in right-to-left
 * pages.
 */

import { afterEach, describe, expect, it } from 'vitest';
import { exportHtml } from '../../src/export/printable.ts';
import { removePages } from '../render.ts';
import { openHtml, show } from './show-page.ts';

afterEach(removePages);

const PROSE = (number: number) =>
  `<p>Paragraph ${number} of the log: the ferry left the quay at dawn, crossed the sound against the wind, and came back before the lamps were lit, as it had done on each day of that winter.</p>`;

async function shown(body: string, dir = 'ltr') {
  const html = `<!doctype html><html lang="en" dir="${dir}"><head><title>The log of the ferry</title></head><body><main><h1>The log of the ferry</h1>${PROSE(1)}${PROSE(2)}<h2>The winter</h2>${PROSE(3)}${body}${PROSE(4)}<h2>The spring</h2>${PROSE(5)}${PROSE(6)}</main></body></html>`;
  return show(await openHtml(html, `${location.origin}/e2e/pages/images--captions/index.html`));
}

describe('headings of pictures', () => {
  it.each([
    [
      'in a figure',
      '<figure><img src="one.svg" width="400" height="300" alt=""><h4>The ferry in the ice</h4></figure>',
    ],
    [
      'above the picture',
      '<figure><h3>The ferry in the ice</h3><img src="one.svg" width="400" height="300" alt=""></figure>',
    ],
    [
      'in a caption',
      '<figure><img src="one.svg" width="400" height="300" alt=""><figcaption><h4>The ferry in the ice</h4></figcaption></figure>',
    ],
    [
      'in a caption with more',
      '<figure><img src="one.svg" width="400" height="300" alt=""><figcaption><h4>The ferry in the ice</h4><p>Seen from the mole.</p></figcaption></figure>',
    ],
  ])('turns the heading of a picture into its caption (%s)', async (_title, figure) => {
    const { texts, headings } = await shown(figure);
    expect(texts('figure > figcaption').join()).toContain('The ferry in the ice');
    expect(headings().join()).not.toContain('in the ice');
  });
});

describe('titles of boxes', () => {
  it.each([
    [
      'Docusaurus',
      '<div class="theme-admonition alert alert--info"><h5>Take care</h5><p>The ice of the sound does not bear a man before January, whatever the boys of the upper town say, and the stretch below the mill does not bear anybody at all, in no winter that is written down in this log.</p></div>',
    ],
    [
      'a callout',
      '<div class="callout"><h3>Take care</h3><p>The ice of the sound does not bear a man before January, whatever the boys of the upper town say, and the stretch below the mill does not bear anybody at all, in no winter that is written down in this log.</p></div>',
    ],
    [
      'a role',
      '<div role="note"><h4>Take care</h4><p>The ice of the sound does not bear a man before January, whatever the boys of the upper town say, and the stretch below the mill does not bear anybody at all, in no winter that is written down in this log.</p></div>',
    ],
    [
      'O’Reilly',
      '<div data-type="note" class="note"><h6>Take care</h6><p>The ice of the sound does not bear a man before January, whatever the boys of the upper town say, and the stretch below the mill does not bear anybody at all, in no winter that is written down in this log.</p></div>',
    ],
    [
      'within a header',
      '<div class="warning"><div><h4>Take care</h4></div><p>The ice of the sound does not bear a man before January, whatever the boys of the upper town say, and the stretch below the mill does not bear anybody at all, in no winter that is written down in this log.</p></div>',
    ],
  ])('turns the title of a box into bold text (%s)', async (_title, box) => {
    const { texts, headings } = await shown(box);
    expect(headings().join()).not.toContain('Take care');
    expect(texts('p')).toContain('Take care');
    expect(texts('p > strong')).toContain('Take care');
  });

  it('keeps headings of chapters about warnings', async () => {
    const { headings } = await shown(
      `<section class="warning"><h3>Warnings</h3>${PROSE(7)}<h3>More warnings</h3>${PROSE(8)}</section>`,
    );
    expect(headings().join()).toContain('More warnings');
  });
});

it('code in a right-to-left page is laid out left to right, also in exports', async () => {
  const { one, shownArticle } = await shown(
    '<pre><code>const tide = (hour) => hour % 12;\n// the clock\n</code></pre>',
    'rtl',
  );
  expect(getComputedStyle(one('pre')).direction).toBe('ltr');
  expect(exportHtml(shownArticle)).toContain('<pre dir="ltr">');
});
