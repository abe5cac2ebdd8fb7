import type { Element } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import { afterEach, describe, expect, it } from 'vitest';
import { articleOf } from '../../../test/article-of.ts';
import { removePages } from '../../../test/render.ts';
import { PLAIN_TEXT_STYLE } from '../../page/text-style.ts';
import { dropRepeatedHeadline } from './repeated.ts';

afterEach(removePages);

const HEAD = '<title>The headline of it all</title><h1>The headline of it all</h1>';
const LONG = '<p>This is a paragraph of the text, long enough to be what most of the page is set in, with a comma.</p>';

async function bodyOf(html: string): Promise<string> {
  const { tree } = await articleOf(HEAD + html);
  return toHtml(tree).replace(/ data-(?:node|object)="\d+"/g, '');
}

async function headingsOf(html: string): Promise<string> {
  const body = await bodyOf(html);
  return [...body.matchAll(/<(h\d)[^>]*>(.*?)<\/h\d>/g)].map(([, name, text]) => `${name} ${text}`).join(', ');
}

describe('heading levels', () => {
  it('derives heading levels from the font sizes if an h4 is larger than an h2', async () => {
    const html = `<h4 style="font-size:30px">Part</h4>${LONG}<h2 style="font-size:18px">Section</h2>${LONG}`;
    expect(await headingsOf(html)).toBe('h2 Part, h3 Section');
  });

  it('gives headings of the same tag different levels if their font sizes differ', async () => {
    const html = `<h3 style="font-size:28px">Part</h3>${LONG}<h3 style="font-size:18px">Section</h3>${LONG}`;
    expect(await headingsOf(html)).toBe('h2 Part, h3 Section');
  });

  it('keeps headings of a single short word, and their levels', async () => {
    const html = `<h2>Up</h2>${LONG}<h3>In</h3>${LONG}<h2>Down</h2>${LONG}`;
    expect(await headingsOf(html)).toBe('h2 Up, h3 In, h2 Down');
  });

  it('derives heading levels from the tags if all font sizes are the same', async () => {
    const html = `<h2 style="font-size:20px">Part</h2>${LONG}<h3 style="font-size:20px">Section</h3>${LONG}`;
    expect(await headingsOf(html)).toBe('h2 Part, h3 Section');
  });
});

describe('headings', () => {
  it.each([
    ['MediaWiki, old', '<h2>History<span class="mw-editsection">[<a href="/w?action=edit">edit</a>]</span></h2>'],
    [
      'MediaWiki, new',
      '<div class="mw-heading"><h2>History</h2><span class="mw-editsection"><span>[</span><a href="/w?action=edit">edit</a><span>]</span></span></div>',
    ],
    ['Docusaurus', '<h2 id="h">History<a href="#h" aria-label="Direct link">\u200b</a></h2>'],
    ['Sphinx', '<h2 id="h">History<a href="#h">¶</a></h2>'],
    ['Sphinx, source', '<h2>History<a href="m.html"><span class="viewcode-link">[source]</span></a></h2>'],
    ['buttons', '<h2>History <button>Copy link</button></h2>'],
  ])('removes edit links, permalinks and buttons from headings: %s', async (_what, html) => {
    expect(await headingsOf(html + LONG)).toBe('h2 History');
  });

  it('drops a heading that repeats the headline or its last part', () => {
    const heading = (text: string) => h('h2', text) as Element;
    const context = {
      headline: 'The lock, and what came of it',
      byline: '',
      language: 'en',
      ownUrls: new Set<string>(),
    };
    const left = (text: string) =>
      dropRepeatedHeadline([heading(text), h('p', 'Once') as Element], {
        ...context,
        textStyleAt: () => PLAIN_TEXT_STYLE,
      }).length - 1;
    expect(['The lock: and what came of it', 'And what came of it', 'The lock', 'The lock of Ghent'].map(left)).toEqual(
      [0, 0, 1, 1],
    );
  });

  it('makes headings from large bold lines if the page has no heading elements', async () => {
    const line = '<p style="font-size:24px"><b>A large line</b></p>';
    expect(await headingsOf(LONG + line + LONG)).toBe('h2 A large line');
    expect(await headingsOf(`${LONG + line + LONG}<h2>A heading</h2>${LONG}`)).toBe('h2 A heading');
    expect(await headingsOf(`${LONG}<p><b>A bold line</b></p>${LONG}`)).toBe('');
  });
});

describe('pull quotes', () => {
  const text = '<p>One day, he said that nothing is as quiet as a harbour in winter, and went home.</p>';
  const quote = '“Nothing is as quiet as a harbour in winter”';

  it.each([
    ['a quotation', `<blockquote style="font-size:28px"><p>${quote}</p></blockquote>`],
    ['a quotation with its speaker', `<blockquote class="pullquote"><p>${quote} — Ida Lind</p></blockquote>`],
    ['a quotation in a figure', `<figure><blockquote>${quote}</blockquote></figure>`],
    ['an aside', `<aside>${quote}</aside>`],
    ['a floating aside', `<aside style="float:right;width:200px">${quote}</aside>`],
    ['a box beside the text', `<div style="position:absolute;left:-200px">${quote}</div>`],
    ['a line in larger type', `<p style="font-size:28px">${quote}</p>`],
  ])('drops a pull quote if the text contains its sentence: %s', async (_what, html) => {
    expect((await bodyOf(LONG + text + html + LONG)).match(/quiet as a harbour/g)).toHaveLength(1);
  });

  it('drops a pull quote even if the paragraph with the same sentence begins with a drop cap', async () => {
    const first = '<p><span style="float:left;font-size:60px">N</span>othing is as quiet as a harbour in winter.</p>';
    expect((await bodyOf(`${first}<aside>${quote}</aside>${LONG}`)).match(/quiet as a harbour/g)).toHaveLength(1);
  });

  it('does not take a repeated sentence for a pull quote if all text of the page is in a floating box', async () => {
    const html = `<div style="float:left;width:600px">${LONG}${text}<p>${quote}</p>${LONG}</div>`;
    expect((await bodyOf(html)).match(/quiet as a harbour/g)).toHaveLength(2);
  });

  it('keeps a quotation in the style of the text, even if the text contains the same sentence', async () => {
    expect((await bodyOf(`${LONG}${text}<blockquote>${quote}</blockquote>${LONG}`)).match(/quiet as/g)).toHaveLength(2);
  });

  it('keeps a quotation if the text does not contain the same sentence', async () => {
    expect(await bodyOf(`${LONG}<blockquote>${quote}</blockquote>${LONG}`)).toContain('quiet as a harbour');
    expect(await bodyOf(`${LONG}<p>Again.</p><p>Again.</p>`)).toContain('<p>Again.</p><p>Again.</p>');
  });
});

describe('words that the page splits', () => {
  const picture = 'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 width=%2264%22 height=%2264%22/%3E';
  it.each([
    ['a floating initial', '<p><span style="float:left;font-size:60px">O</span>nce upon a time</p>'],
    [
      'a floating initial with a quotation mark',
      '<p><span style="float:left;font-size:60px;font-weight:700">“O</span>nce upon a time</p>',
    ],
    [
      'a picture of an initial',
      `<p><img src="${picture}" alt="O" width=64 height=64 style="float:left">nce upon a time</p>`,
    ],
    ['a large initial in the line', '<p><b style="font-size:60px">O</b>nce upon a time</p>'],
    [
      'a floating initial with a copy for screen readers',
      '<p><span style="float:left;font-size:60px" aria-hidden="true">O</span><span style="position:absolute;width:1px;height:1px;overflow:hidden;clip:rect(0 0 0 0)">O</span>nce upon a time</p>',
    ],
    ['small capitals', '<p><span style="font-variant:small-caps">Once upon</span> a time</p>'],
    ['soft hyphens', '<p>On\u00adce up\u00adon a time</p>'],
  ])('joins the parts of a word that the page splits: %s', async (_what, html) => {
    expect(await bodyOf(html)).toMatch(/^<p>“?Once upon a time<\/p>$/);
  });

  it('does not join a large one-letter word with the next word', async () => {
    expect(await bodyOf('<p><span style="font-size:60px">A</span> long time ago</p>')).toBe('<p>A long time ago</p>');
  });
});

describe('lists', () => {
  it('puts a heading at the start of a list before the list', async () => {
    expect(await bodyOf(`${LONG}<ol><div><h4>Notes</h4></div><li>One.</li><li>Two.</li></ol>`)).toContain(
      '<h2>Notes</h2><ol><li>One.</li><li>Two.</li></ol>',
    );
    expect(await bodyOf(`${LONG}<ul><h4>Notes</h4></ul>${LONG}`)).toMatch(/<\/p><h2>Notes<\/h2><p>/);
  });

  it('keeps a heading in a list item, and text in a list outside of items, in the list', async () => {
    const items = '<li><h4>One</h4><p>First.</p></li><li><h4>Two</h4><p>Second.</p></li>';
    expect(await bodyOf(`${LONG}<ul>${items}</ul>`)).toContain('<ul><li><h2>One</h2>');
    expect(await bodyOf(`${LONG}<ol><div>One.</div><li>Two.</li></ol>`)).toContain(
      '<ol><li>One.</li><li>Two.</li></ol>',
    );
  });
});

describe('paragraphs', () => {
  it.each([
    ['definitions without terms', '<dl><dd>One.</dd><dd>Two.</dd></dl>'],
    [
      'a single list item',
      '<ul><li><h2></h2><p>One.</p><p>Two.</p><p></p></li></ul>'.replace('<p></p>', '<p>Three.</p>'),
    ],
    ['font elements', '<font>One.<br><br>Two.</font>'],
    ['a single table cell', '<table><tr><td>One.<br><br>Two.</td></tr></table>'],
    ['line breaks', '<div>One.<br><br><br>Two.</div>'],
  ])('makes paragraphs from %s', async (_what, html) => {
    expect(await bodyOf(html)).toMatch(/^<p>One\.<\/p><p>Two\.<\/p>(?:<p>Three\.<\/p>)?$/);
  });
});

describe('infoboxes', () => {
  const rows = '<tr><th>Born</th><td>1815</td></tr><tr><th>Died</th><td>1852</td></tr>';

  it.each([
    ['a caption', `<table style="float:right;width:300px"><caption>Ada</caption>${rows}</table>`],
    ['the first row', `<table style="float:right;width:300px"><tr><th colspan=2>Ada</th></tr>${rows}</table>`],
  ])('collapses an infobox and labels it with the text of %s', async (_what, html) => {
    expect(await bodyOf(html + LONG)).toContain(
      '<details><summary>Ada</summary><table><tbody><tr><th>Born</th><td>1815</td></tr>',
    );
  });

  it('does not collapse an infobox without a title', async () => {
    expect(await bodyOf(`<table style="float:right;width:300px">${rows}</table>${LONG}`)).not.toContain('details');
  });
});

describe('tables', () => {
  it('makes tables from elements with ARIA roles', async () => {
    const html =
      '<div role=table><div role=row><span role=columnheader>Year</span><span role=columnheader>Rain</span></div><div role=row><span role=cell>2001</span><span role=cell>12</span></div></div>';
    expect(await bodyOf(html)).toBe(
      '<table><tbody><tr><th>Year</th><th>Rain</th></tr><tr><td>2001</td><td>12</td></tr></tbody></table>'.replaceAll(
        /<\/?tbody>/g,
        '',
      ),
    );
  });

  it('keeps all rows of a table with five thousand rows', async () => {
    const rows = '<tr><td>a</td><td>b</td><td><a href="https://x.test/">c</a></td></tr>'.repeat(5000);
    expect(
      (await bodyOf(`${LONG}<table><tr><th>x</th><th>y</th><th>z</th></tr>${rows}</table>`)).match(/<tr>/g),
    ).toHaveLength(5001);
  });

  it('turns layout tables that are nested ten levels deep into text in reading order', async () => {
    const nested = Array.from({ length: 10 }).reduce<string>(
      (inner, _unused, index) => `<table><tr><td>${index}</td><td>${inner}</td></tr></table>`,
      'end',
    );
    expect((await bodyOf(LONG + nested)).replace(/<[^>]+>/g, ' ')).toMatch(
      /9\s+8\s+7\s+6\s+5\s+4\s+3\s+2\s+1\s+0\s+end/,
    );
  });
});
