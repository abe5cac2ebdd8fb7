/** Tests that list markers from style sheets and attributes are kept, because texts refer to them. */

import { afterEach, describe, expect, it } from 'vitest';
import { exportMarkdown } from '../../src/export/markdown.ts';
import { exportHtml } from '../../src/export/printable.ts';
import { exportText } from '../../src/export/text.ts';
import { removePages } from '../render.ts';
import { markerIn, shownText } from '../shown-text.ts';
import { openHtml, show } from './show-page.ts';

afterEach(removePages);

const PROSE = (number: number) =>
  `<p>Paragraph ${number} of the byelaws: whoever comes by water keeps to the right of the channel, ties up where the harbour master says, and pays before the lamps are lit, as the clauses below set out in their order.</p>`;

const pageWith = (style: string, body: string, dir = 'ltr') =>
  `<!doctype html><html lang="en" dir="${dir}"><head><title>Byelaws of the quay</title><style>${style}</style></head><body><main><h1>Byelaws of the quay</h1>${[1, 2, 3].map(PROSE).join('')}${body}${[4, 5, 6].map(PROSE).join('')}</main></body></html>`;

async function shown(style: string, body: string, dir?: string) {
  return show(await openHtml(pageWith(style, body, dir), `${location.origin}/e2e/pages/lists/index.html`));
}

const ITEMS = ['A vessel keeps to the right', 'A vessel that cannot says so', 'A vessel under tow does not'];
const items = (attributes: readonly string[] = []) =>
  ITEMS.map((words, index) => `<li ${attributes[index] ?? ''}>${words}.</li>`).join('');

/** Name of the test, style sheet, HTML of the list, and expected markers of the list's items. */
const KINDS: readonly [string, string, string, readonly string[]][] = [
  ['type=a', '', `<ol type="a">${items()}</ol>`, ['a.', 'b.', 'c.']],
  ['type=I from 4', '', `<ol type="I" start="4">${items()}</ol>`, ['IV.', 'V.', 'VI.']],
  ['an item with a value of its own', '', `<ol>${items(['', 'value="20"'])}</ol>`, ['1.', '20.', '21.']],
  ['reversed', '', `<ol reversed>${items()}</ol>`, ['3.', '2.', '1.']],
  ['list-style-type on the list', 'ol{list-style-type:upper-alpha}', `<ol>${items()}</ol>`, ['A.', 'B.', 'C.']],
  ['list-style-type on the items', 'li{list-style-type:lower-roman}', `<ol>${items()}</ol>`, ['i.', 'ii.', 'iii.']],
  ['numbers with a zero', 'ol{list-style-type:decimal-leading-zero}', `<ol>${items()}</ol>`, ['01.', '02.', '03.']],
  ['Greek letters', 'ol{list-style-type:lower-greek}', `<ol>${items()}</ol>`, ['α.', 'β.', 'γ.']],
  ['a ul that counts with letters', 'ul{list-style-type:lower-alpha}', `<ul>${items()}</ul>`, ['a.', 'b.', 'c.']],
  ['a text as list-style-type', 'ul{list-style-type:"§ "}', `<ul>${items()}</ul>`, ['§', '§', '§']],
  [
    '::marker',
    'li::marker{content:"(" counter(list-item, lower-alpha) ") "}',
    `<ol>${items()}</ol>`,
    ['(a)', '(b)', '(c)'],
  ],
  [
    '::before with a counter of its own',
    'ol{list-style:none;counter-reset:k}li{counter-increment:k}li::before{content:"(" counter(k, lower-roman) ") "}',
    `<ol>${items()}</ol>`,
    ['(i)', '(ii)', '(iii)'],
  ],
  [
    'a counter that ::before increments',
    'ul{list-style:none;counter-reset:k 6}li::before{counter-increment:k;content:"Step " counter(k) ": "}',
    `<ul>${items()}</ul>`,
    ['Step 7:', 'Step 8:', 'Step 9:'],
  ],
  [
    'counters of several levels',
    'ol{list-style:none;counter-reset:k}li{counter-increment:k}li::before{content:counters(k, ".") " "}',
    `<ol><li>The first part.<ol>${items()}</ol></li></ol>`,
    ['1.1', '1.2', '1.3'],
  ],
  [
    'a counter that continues in the next list',
    'main{counter-reset:k}ol{list-style:none}li{counter-increment:k}li::before{content:"Rule " counter(k) " "}',
    `<ol><li>The first rule of all.</li><li>The next one.</li></ol>${PROSE(9)}<ol>${items()}</ol>`,
    ['Rule 3', 'Rule 4', 'Rule 5'],
  ],
  [
    'an attribute as marker',
    'ul{list-style:none}li::before{content:attr(data-n) ") "}',
    `<ul>${items(['data-n="x"', 'data-n="y"', 'data-n="z"'])}</ul>`,
    ['x)', 'y)', 'z)'],
  ],
  [
    'ticks and crosses',
    'ul{list-style:none}.y::before{content:"✓ "}.n::before{content:"✗ "}',
    `<ul>${items(['class="y"', 'class="n"', 'class="y"'])}</ul>`,
    ['✓', '✗', '✓'],
  ],
  [
    'task list',
    '',
    `<ul>${ITEMS.map((words, index) => `<li><input type="checkbox" ${index === 1 ? '' : 'checked'} disabled> ${words}.</li>`).join('')}</ul>`,
    ['☑', '☐', '☑'],
  ],
];

describe.each(KINDS)('the markers of a list (%s)', (_title, style, list, markers) => {
  it('the markers of a list are the same in the reader and in all exports', async () => {
    const page = await shown(style, list);
    const { shownArticle } = page;
    const copied = new DOMParser().parseFromString(exportHtml(shownArticle), 'text/html');
    const text = exportText(shownArticle);
    const markdown = exportMarkdown(shownArticle).replaceAll('\\', '');
    document.body.append(document.adoptNode(copied.body.firstElementChild?.parentElement as Element));
    const html = shownText(document.body.lastElementChild as HTMLElement).text;
    document.body.lastElementChild?.remove();
    const reader = shownText(page.article).text;
    const found = (said: string) => ITEMS.map((words) => markerIn(said, words));
    expect(found(reader), 'reader').toEqual(markers);
    expect(found(text), 'text').toEqual(markers);
    expect(found(html), 'HTML').toEqual(markers);
    const ticks = markers.map((marker) => (marker === '☑' ? '[x]' : marker === '☐' ? '[ ]' : marker));
    expect(found(markdown.replace(/^\s*-/gm, '')), 'Markdown').toEqual(ticks);
  });
});

describe('meaningless list markers', () => {
  it.each([
    ['discs', '', `<ul>${items()}</ul>`],
    ['dashes of a style sheet', 'ul{list-style:none}li::before{content:"– "}', `<ul>${items()}</ul>`],
    ['a letter of an icon font', 'ul{list-style:none}li::before{content:"\\f00c"}', `<ul>${items()}</ul>`],
    ['an empty box', 'li::before{content:""}', `<ul>${items()}</ul>`],
    ['a picture', 'ul{list-style:none}li::before{content:url("one.svg") " "}', `<ul>${items()}</ul>`],
    ['arrows', 'ul{list-style:none}li::before{content:"→ "}', `<ul>${items()}</ul>`],
  ])('replaces meaningless list markers with standard ones (%s)', async (_title, style, list) => {
    const { shownArticle } = await shown(style, list);
    expect(exportText(shownArticle)).toContain(`\n${ITEMS[0]}.\n${ITEMS[1]}.\n`);
    expect(exportMarkdown(shownArticle)).toContain(`- ${ITEMS[0]}.`);
  });

  it('turns a list whose numbers are in the style sheet into a numbered list', async () => {
    const style = 'ol{list-style:none;counter-reset:k}li{counter-increment:k}li::before{content:counter(k)}';
    const { all, shownArticle } = await shown(style, `<ol>${items()}</ol>`);
    expect(all('ol > li')).toHaveLength(3);
    expect(exportMarkdown(shownArticle)).toContain(`1. ${ITEMS[0]}.`);
  });
});

describe('indented lists', () => {
  const GOOGLE =
    '.l0{list-style:none;margin:0;padding:0}.l1{list-style:none;margin:0;padding:0}.l0>li{margin-left:36pt}.l1>li{margin-left:72pt}';
  it.each([
    [
      'lists beside each other',
      GOOGLE,
      '<ul class="l0"><li>The bell</li></ul><ul class="l1"><li>with its rope</li><li>without its rope</li></ul><ul class="l0"><li>The book</li></ul>',
    ],
    [
      'items of one list',
      '.i{margin-left:40px}',
      '<ul><li>The bell</li><li class="i">with its rope</li><li class="i">without its rope</li><li>The book</li></ul>',
    ],
    [
      'padded lists',
      '.l1{padding-left:90px}',
      '<ul><li>The bell</li></ul><ul class="l1"><li>with its rope</li><li>without its rope</li></ul><ul><li>The book</li></ul>',
    ],
  ])('nests an indented list in the list item above it (%s)', async (_title, style, list) => {
    const { all, shownArticle } = await shown(style, list);
    expect(all('.body > ul > li')).toHaveLength(2);
    expect(all('.body > ul > li > ul > li')).toHaveLength(2);
    expect(exportMarkdown(shownArticle)).toMatch(
      /- The bell\n+ {2}- with its rope\n+ {2}- without its rope\n+- The book/,
    );
  });

  it('nests an indented list in the list item above it in right-to-left text', async () => {
    const { all } = await shown(
      '.i{margin-right:40px}',
      '<ul><li>The bell</li><li class="i">with its rope</li><li>The book</li></ul>',
      'rtl',
    );
    expect(all('.body > ul > li > ul > li')).toHaveLength(1);
  });

  it('does not nest list items that are in another column', async () => {
    const { all } = await shown(
      'ul{columns:2}',
      `<ul>${[1, 2, 3, 4].map((number) => `<li>The bell of boat ${number}</li>`).join('')}</ul>`,
    );
    expect(all('.body > ul > li')).toHaveLength(4);
  });

  it('continues the numbers of a list after a nested list', async () => {
    const { shownArticle } = await shown(
      '.l0>li{margin-left:36pt}.l1{list-style-type:lower-latin}.l1>li{margin-left:72pt}',
      '<ol class="l0"><li>Write to the master.</li></ol><ol class="l1"><li>Ask for the quay.</li><li>Ask again.</li></ol><ol class="l0" start="2"><li>Order the tents.</li></ol>',
    );
    const text = exportText(shownArticle);
    for (const line of ['1. Write to', 'a. Ask for', 'b. Ask again', '2. Order']) expect(text).toContain(line);
  });
});
