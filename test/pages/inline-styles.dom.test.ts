/**
 * Tests inline text whose meaning only the style sheet expresses: superscript, subscript, struck-out text, and texts in
 * one line that a gap separates.
 */
import { afterEach, describe, expect, it } from 'vitest';
import { exportText } from '../../src/export/text.ts';
import { removePages } from '../render.ts';
import { openHtml, show } from './show-page.ts';

afterEach(removePages);

const PROSE = (number: number) =>
  `<p>Paragraph ${number} of the survey: the course was measured twice with the long chain, once at low water and once at high, and the two lengths were written into the book that lies below the lamp.</p>`;

async function shown(style: string, body: string) {
  const html = `<!doctype html><html lang="en"><head><title>The survey of the course</title><style>${style}</style></head><body><main><h1>The survey of the course</h1>${[1, 2, 3].map(PROSE).join('')}${body}${[4, 5, 6].map(PROSE).join('')}</main></body></html>`;
  return show(await openHtml(html, `${location.origin}/e2e/pages/inline/index.html`));
}

const LINE = (inner: string) =>
  `<p>The course of the regatta is ${inner} long, as everybody knows who has ever rowed it against the wind.</p>`;

describe('superscript and subscript', () => {
  it.each([
    ['raised by vertical-align', '.r{vertical-align:super}', LINE('10<span class="r">6</span> fathoms'), 'sup', '6'],
    [
      'raised in a style attribute',
      '',
      LINE('10<span style="vertical-align:super;font-size:70%">6</span> fathoms'),
      'sup',
      '6',
    ],
    ['lowered by vertical-align', '.r{vertical-align:sub}', LINE('2 H<span class="r">2</span>O'), 'sub', '2'],
    [
      'vertical-align with a length',
      '.r{vertical-align:.5em;font-size:.7em}',
      LINE('10<span class="r">6</span> fathoms'),
      'sup',
      '6',
    ],
    [
      'moved up by its position',
      '.r{position:relative;top:-.5em;font-size:.7em}',
      LINE('10<span class="r">6</span> m'),
      'sup',
      '6',
    ],
    [
      'moved down by its position',
      '.r{position:relative;bottom:-.3em;font-size:.7em}',
      LINE('H<span class="r">2</span>O'),
      'sub',
      '2',
    ],
    [
      'on an element around another span',
      '.r{vertical-align:super}',
      LINE('10<span class="r"><span>6</span></span> m'),
      'sup',
      '6',
    ],
    ['on an emphasised letter', '.r{vertical-align:super}', LINE('x<i class="r">n</i> fathoms'), 'sup', 'n'],
  ])('recognises superscript and subscript by style (%s)', async (_title, style, body, name, words) => {
    expect((await shown(style, body)).texts(name)).toEqual([words]);
  });

  it('does not take vertically centred text, such as a label, for superscript or subscript', async () => {
    const { texts } = await shown('.r{vertical-align:middle}', LINE('10 <span class="r">fathoms</span>'));
    expect(texts('sup, sub')).toEqual([]);
  });
});

describe('text that is struck out', () => {
  it.each([
    [
      'a rule for a class',
      '.s{text-decoration:line-through}',
      LINE('<span class="s">ten</span> eleven fathoms'),
      'ten',
    ],
    ['a style attribute', '', LINE('<span style="text-decoration:line-through">ten</span> eleven fathoms'), 'ten'],
    [
      'a rule for an element inside a class',
      '.s .t{text-decoration-line:line-through}',
      LINE('<b class="s"><i class="t">ten</i></b> m'),
      'ten',
    ],
    [
      'on an element around another span',
      '.s{text-decoration:line-through}',
      LINE('<span class="s"><span>ten</span></span> m'),
      'ten',
    ],
    [
      'on a list item that is done',
      '.done{text-decoration:line-through}',
      '<ul><li class="done">Order the tents for the day.</li><li>Find a band that can swim.</li></ul>',
      'Order the tents for the day.',
    ],
  ])('recognises struck-out text by its style (%s)', async (_title, style, body, words) => {
    expect((await shown(style, body)).texts('s, del')).toEqual([words]);
  });
});

describe('texts that the page separates within a line', () => {
  it.each([
    ['if a margin is between them', '.a{margin-left:1em}', '<span>2024</span><span class="a">Updated by hand</span>'],
    [
      'if they have padding',
      '.a{padding:2px 8px}',
      '<span class="a">2024</span><span class="a">Updated by hand</span>',
    ],
    [
      'if they are inline boxes',
      '.a{display:inline-block;width:6em}',
      '<span class="a">2024</span><span>Updated by hand</span>',
    ],
    [
      'if the style sheet adds a dot between them',
      '.a::before{content:" · "}',
      '<span>2024</span><span class="a">Updated by hand</span>',
    ],
  ])('separates two texts of a line with a space (%s)', async (_title, style, inner) => {
    const page = await shown(
      style,
      `<p>${inner}, with the long chain and in good weather, by two men of the harbour.</p>`,
    );
    expect(page.text()).toContain('2024 Updated by hand');
    expect(exportText(page.shownArticle)).toContain('2024 Updated by hand');
  });

  it.each([
    ['a part of a word', '.a{color:red}', 'un<span class="a">believ</span>able'],
    ['a first letter', '.a{font-size:2em;margin-right:2px}', '<span class="a">u</span>nbelievable'],
    ['letters with a frame', '.a{border:1px solid}', 'un<span class="a">believ</span>able'],
  ])('does not separate %s from the rest of the word', async (_title, style, inner) => {
    expect(
      (await shown(style, `<p>It is ${inner} how long the course is when one rows it against the wind.</p>`)).text(),
    ).toContain('unbelievable');
  });

  it('adds no space between Latin words and text in a script without spaces', async () => {
    const text =
      '<p>建议你将图片的大小控制在<code class="a">520px</code>以内，这样在手机上看起来也很清楚，不会太大。</p>';
    expect((await shown('.a{margin:0 6px}', text)).text()).toContain('控制在520px以内');
  });
});
