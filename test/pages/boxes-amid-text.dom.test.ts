/**
 * Tests that boxes between two paragraphs are kept, whatever their class and tag, and that side columns and calls to
 * action are dropped.
 */
import { afterEach, describe, expect, it } from 'vitest';
import { removePages } from '../render.ts';
import { paragraphs, TEXT, textOf } from './paper-page.ts';

afterEach(removePages);

const between = (box: string) => paragraphs(0, 3) + box + paragraphs(3);

/** Start and end tags that different sites use for such a box. */
const BOXES: Readonly<Record<string, readonly [open: string, close: string]>> = {
  aside: ['<aside>', '</aside>'],
  'aside of class sidebar': ['<aside class="sidebar">', '</aside>'],
  'div of class sidebar': ['<div class="sidebar">', '</div>'],
  'aside in the role of a note': ['<aside role="note">', '</aside>'],
  'div in the role of a note': ['<div role="note" class="note">', '</div>'],
  'the aside of an EPUB book': [
    '<aside data-type="sidebar" epub:type="sidebar"><div class="sidebar" id="sb1">',
    '</div></aside>',
  ],
  'the admonition of a documentation page': ['<aside class="admonition sidebar">', '</aside>'],
  'section of class side-bar': ['<section class="side-bar">', '</section>'],
  widget: ['<div class="widget">', '</div>'],
  'div with the role complementary': ['<div role="complementary">', '</div>'],
  'div with several classes': ['<div class="box sidebar-box">', '</div>'],
};

/** Texts in the box. Of two texts, the first is a heading. */
const INSIDE: Readonly<Record<string, readonly string[]>> = {
  'a heading and a paragraph': [
    'Why not oak',
    'Oak has been tried. It splits in the first frost, and what is left of it is under the bridge.',
  ],
  'a short sentence': ['Oak has been tried.'],
};

const STYLES: Readonly<Record<string, string>> = {
  'full width': 'aside,.sidebar,.side-bar,.widget{border:1px solid;padding:10px 20px}',
  'floated within the column': 'aside,.sidebar,.side-bar,.widget{float:right;width:40%;margin-left:20px}',
};

describe.each(Object.keys(STYLES))('a box between paragraphs (%s)', (style) => {
  describe.each(Object.keys(INSIDE))('that contains %s', (inside) => {
    it.each(Object.keys(BOXES))('keeps a box between two paragraphs (%s)', async (kind) => {
      const [open, close] = BOXES[kind] ?? expect.fail(kind);
      const lines = INSIDE[inside] ?? expect.fail(inside);
      const html = lines
        .map((line, index) => (index < lines.length - 1 ? `<h3>${line}</h3>` : `<p>${line}</p>`))
        .join('');
      const text = await textOf(between(open + html + close), { style: STYLES[style] ?? '' });
      expect([...TEXT, ...lines].filter((line) => !text.includes(line))).toEqual([]);
    });
  });
});

describe('short boxes between paragraphs', () => {
  it.each<[string, string, string[], string?]>([
    [
      'a box whose title is not a heading element',
      '<aside class="sidebar"><p class="sidebar-title">Why not oak</p><p>Oak splits in the first frost, and what is left of it is under the bridge.</p></aside>',
      ['Why not oak', 'Oak splits'],
    ],
    [
      'a box of a few words',
      '<div class="k">Ninety years under water</div>',
      ['Ninety years under water'],
      '.k{border:1px solid;padding:10px}',
    ],
    [
      'figures with labels, side by side',
      `<div class="k">${[
        ['3.2 m', 'lift'],
        ['90', 'years'],
        ['17', 'planks'],
      ]
        .map(([number, what]) => `<div><div class="n">${number}</div><div class="d">${what}</div></div>`)
        .join('')}</div>`,
      ['3.2 m', 'lift', '90', 'years', '17', 'planks'],
      '.k{display:flex}.k>div{flex:1}',
    ],
    ['a score', '<div class="s"><div>Score</div><div>8/10</div></div>', ['Score', '8/10'], '.s{text-align:center}'],
  ])('keeps a short box between paragraphs (%s)', async (_what, box, lines, style = '') => {
    const text = await textOf(between(box), { style });
    expect([...TEXT, ...lines].filter((line) => !text.includes(line))).toEqual([]);
  });
});

describe('the source of a quotation', () => {
  const QUOTE = '<p>A village without a station is a sentence without a verb.</p>';
  const SOURCE = 'Heinrich Tamm, signalman';

  it.each([
    ['a footer', `<blockquote>${QUOTE}<footer>${SOURCE}</footer></blockquote>`],
    ['a cite in a section', `<section class="q"><blockquote>${QUOTE}<cite>${SOURCE}</cite></blockquote></section>`],
    ['a link', `<section><blockquote>${QUOTE}<cite><a href="/tamm">${SOURCE}</a></cite></blockquote></section>`],
  ])('is kept with the quotation (%s)', async (_what, quote) => {
    expect(await textOf(between(quote))).toContain(SOURCE);
  });

  it.each([
    ['links to share it', `<footer><a href="/s1">Tweet</a> <a href="/s2">Pin it</a></footer>`, 'Pin it'],
    ['a button', '<footer>Do you agree? <button>Vote</button></footer>', 'Do you agree?'],
  ])('does not include %s', async (_what, footer, words) => {
    expect(await textOf(between(`<blockquote>${QUOTE}${footer}</blockquote>`))).not.toContain(words);
  });
});

const COLUMN =
  '<h3>Latest posts</h3><ul><li><a href="/a">Ice on the upper canal</a></li><li><a href="/b">A bench for the keeper</a></li><li><a href="/c">The price of larch</a></li></ul><h3>About</h3><p>Lockpost is written by those who work on the canal, and by those who would like to. Write to us.</p>';

describe('boxes that are not part of the text', () => {
  it.each<[string, string, string[], { style?: string; beside?: string }?]>([
    [
      'a column beside the article',
      paragraphs(),
      ['Ice on the upper canal', 'written by those'],
      {
        style: 'main{max-width:1100px;display:grid;grid-template-columns:1fr 300px}',
        beside: `<aside class="sidebar">${COLUMN}</aside>`,
      },
    ],
    [
      'a side column that a narrow window shows below the article',
      paragraphs(),
      ['Ice on the upper canal', 'written by those'],
      { beside: `<aside class="sidebar">${COLUMN}</aside>` },
    ],
    [
      'a side column inside the article element',
      between(`<div class="sidebar">${COLUMN}</div>`),
      ['Ice on the upper canal'],
      { style: 'article{position:relative}.sidebar{position:absolute;left:760px;top:0;width:260px}' },
    ],
    [
      'a form',
      between(
        '<aside class="sidebar"><h3>Our newsletter</h3><p>Every Friday we send what has happened on the canal. Sign up.</p><form><input type="email"><button>Sign up</button></form></aside>',
      ),
      ['Every Friday'],
    ],
    [
      'related links',
      between(
        '<aside class="sidebar"><h3>Read more</h3><ul><li><a href="/a">Ice on the upper canal</a></li><li><a href="/b">A bench for the keeper</a></li></ul></aside>',
      ),
      ['Ice on the upper canal'],
    ],
    ['the label “Advertisement”', between('<div class="slot">Advertisement</div>'), ['Advertisement']],
    ['the line “Story continues below”', between('<div class="ad">Story continues below</div>'), ['continues below']],
  ])('drops a box that is not part of the text (%s)', async (_what, article, lines, page = {}) => {
    const text = await textOf(article, page);
    expect(TEXT.filter((line) => !text.includes(line))).toEqual([]);
    expect(lines.filter((line) => text.includes(line))).toEqual([]);
  });
});
