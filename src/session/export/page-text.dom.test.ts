import { afterEach, describe, expect, it } from 'vitest';
import { pageText } from './page-text.ts';
import { selectedPassage } from './selected-passage.ts';

const box = document.createElement('div');
afterEach(() => box.replaceChildren());

/** The test runner's own page also has text. */
function linesOf(html: string): string[] {
  document.body.append(box);
  box.innerHTML = `<p>BEGIN</p>${html}<p>END</p>`;
  const { text } = pageText(document, null);
  return text
    .slice(text.indexOf('BEGIN') + 6, text.indexOf('END'))
    .split('\n')
    .slice(0, -1);
}

describe('the text of a page', () => {
  it.each([
    ['blocks are lines', '<p>one</p><div>two <section>three</section> four</div>', ['one', 'two', 'three', 'four']],
    ['what is in a line stays there', '<p>one <b>t</b>wo<a href=/>three </a> four</p>', ['one twothree four']],
    ['breaks and pictures part it', '<p>one<br>two <img alt=x> three</p>', ['one', 'two', 'three']],
    ['cells are lines', '<table><tr><td>one<td>two</table>', ['one', 'two']],
    ['what is not shown is not searched', '<p>one <b style="display:none">x</b>two</p><p hidden>x</p>', ['one two']],
    [
      'nor what is not visible, but for what is in it',
      '<p style="visibility:hidden">x <b style="visibility:visible">one</b></p>',
      ['one'],
    ],
    ['lines of code are lines', '<pre>one\n  two</pre>', ['one', 'two']],
    ['soft hyphens are none', '<p>har&shy;bour</p>', ['harbour']],
    [
      'scripts, fields and frames have no text',
      '<script>x</script><textarea>x</textarea><iframe srcdoc=x></iframe><p>one</p>',
      ['one'],
    ],
    [
      'a form may name its fields as it likes',
      '<form><input name=shadowRoot><input name=firstChild><p>one</p></form>',
      ['one'],
    ],
  ])('%s', (_what, html, expected) => {
    expect(linesOf(html)).toEqual(expected);
  });

  it('includes shadow roots and slotted nodes', () => {
    linesOf('<div id=host>one</div>');
    const host = box.querySelector('#host') as HTMLElement;
    host.attachShadow({ mode: 'open' }).innerHTML = '<p>above</p><p>It is <slot></slot></p>';
    expect(pageText(document, null).text).toMatch(/BEGIN\nabove\nIt is one\nEND/);
  });

  it('knows the places of nodes', () => {
    linesOf('<p id=one>one</p><p id=two>two</p>');
    const { text, placeOf } = pageText(document, null);
    const two = box.querySelector('#two') as HTMLElement;
    expect(text.slice(placeOf(two))).toMatch(/^two\n/);
    expect(placeOf(two.firstChild as Node)).toBe(placeOf(two));
    expect(placeOf(document.createElement('p'))).toBeUndefined();
  });
});

it('leaves out the text of the reader', () => {
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

it('looks for a passage at its own paragraph of the page', () => {
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
