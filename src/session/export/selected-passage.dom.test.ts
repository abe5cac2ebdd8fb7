import { afterEach, describe, expect, it } from 'vitest';
import { pageText, selectedPassage } from './selected-passage.ts';

const box = document.createElement('div');
afterEach(() => box.replaceChildren());

/** Puts this HTML into the page, and returns the lines of the page's text that come from it. */
function linesOf(html: string): string[] {
  document.body.append(box);
  box.innerHTML = `<p>BEGIN</p>${html}<p>END</p>`;
  const { text } = pageText(document, null);
  return text
    .slice(text.indexOf('BEGIN') + 6, text.indexOf('END'))
    .split('\n')
    .slice(0, -1);
}

describe('pageText', () => {
  it.each([
    [
      'has a line for each block',
      '<p>one</p><div>two <section>three</section> four</div>',
      ['one', 'two', 'three', 'four'],
    ],
    ['keeps inline elements in their line', '<p>one <b>t</b>wo<a href=/>three </a> four</p>', ['one twothree four']],
    ['starts a new line at breaks and pictures', '<p>one<br>two <img alt=x> three</p>', ['one', 'two', 'three']],
    ['has a line for each table cell', '<table><tr><td>one<td>two</table>', ['one', 'two']],
    ['leaves out what is not displayed', '<p>one <b style="display:none">x</b>two</p><p hidden>x</p>', ['one two']],
    [
      'leaves out invisible text, but not visible text inside it',
      '<p style="visibility:hidden">x <b style="visibility:visible">one</b></p>',
      ['one'],
    ],
    ['keeps lines of code', '<pre>one\n  two</pre>', ['one', 'two']],
    ['leaves out soft hyphens', '<p>har&shy;bour</p>', ['harbour']],
    [
      'leaves out scripts, form fields and frames',
      '<script>x</script><textarea>x</textarea><iframe srcdoc=x></iframe><p>one</p>',
      ['one'],
    ],
    [
      'is complete even if form fields have the names of DOM properties',
      '<form><input name=shadowRoot><input name=firstChild><p>one</p></form>',
      ['one'],
    ],
  ])('the page’s text, from which links to passages are made, %s', (_what, html, expected) => {
    expect(linesOf(html)).toEqual(expected);
  });

  it('the page’s text is complete even if one element has hundreds of thousands of children', () => {
    linesOf('<p id=many></p>');
    for (let count = 0; count < 200_000; count++) box.querySelector('#many')?.append('a');
    expect(pageText(document, null).text).toContain('a'.repeat(200_000));
  });

  it('the text of a page includes shadow roots and slotted nodes', () => {
    linesOf('<div id=host>one</div>');
    const host = box.querySelector('#host') as HTMLElement;
    host.attachShadow({ mode: 'open' }).innerHTML = '<p>above</p><p>It is <slot></slot></p>';
    expect(pageText(document, null).text).toMatch(/BEGIN\nabove\nIt is one\nEND/);
  });

  it('placeOf returns where a node begins in the page’s text, or undefined for a node outside the page', () => {
    linesOf('<p id=one>one</p><p id=two>two</p>');
    const { text, placeOf } = pageText(document, null);
    const two = box.querySelector('#two') as HTMLElement;
    expect(text.slice(placeOf(two))).toMatch(/^two\n/);
    expect(placeOf(two.firstChild as Node)).toBe(placeOf(two));
    expect(placeOf(document.createElement('p'))).toBeUndefined();
  });
});

it('the text of the page does not include the text of the open reader', () => {
  linesOf('<p>of the ferry</p>');
  const host = document.createElement('div');
  const article = document.createElement('article');
  article.innerHTML = '<p>Nobody else says this</p>';
  host.attachShadow({ mode: 'open' }).append(article);
  box.append(host);
  const range = document.createRange();
  range.selectNodeContents(article.firstElementChild as Element);
  const { page } = selectedPassage({ article, range }, () => undefined);
  expect(page).toContain('of the ferry');
  expect(page).not.toContain('Nobody else');
});

it('the search for a passage starts in the paragraph of the page that contains the passage', () => {
  linesOf('<p>of the ferry</p><p id=live>Here is the ferry again.</p>');
  const article = document.createElement('article');
  article.innerHTML = '<p data-node="7">Here is <b>the ferry</b> again.</p>';
  const range = document.createRange();
  range.selectNodeContents(article.querySelector('b') as Element);
  const { page, at, start } = selectedPassage({ article, range }, (id) =>
    id === 7 ? (box.querySelector('#live') as Node) : undefined,
  );
  expect(start).toBe('the ferry');
  expect(page.slice(at)).toMatch(/^ ?the ferry again/);
});
