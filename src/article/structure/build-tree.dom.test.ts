import { toHtml } from 'hast-util-to-html';
import { afterEach, describe, expect, it } from 'vitest';
import { articleOf } from '../../../test/article-of.ts';
import { removePages } from '../../../test/render.ts';
import { printableTree } from '../../export/printable.ts';

afterEach(removePages);

async function bodyOf(html: string, isKept?: (text: string) => boolean): Promise<string> {
  const article = await articleOf(`<title>Story</title><h1>Story</h1>${html}`, isKept);
  return toHtml(
    printableTree({
      ...article,
      metadata: { ...article.metadata, headline: '', byline: '', published: '', modified: '' },
    }),
  );
}

const PICTURE = 'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 width=%22640%22 height=%22320%22/%3E';

describe('paragraphs', () => {
  const cases: [title: string, html: string, expected: string][] = [
    [
      'boxes that are displayed as blocks become paragraphs, with any tag',
      '<div>a</div><section>b<div>c</div>d</section>',
      '<p>a</p><p>b</p><p>c</p><p>d</p>',
    ],
    ['a paragraph ends at two line breaks', 'a<br>b<br><br>c', '<p>a<br>b</p><p>c</p>'],
    ['line breaks at the edges of a paragraph are dropped', '<p><br>a<br></p>', '<p>a</p>'],
    ['white space is collapsed across elements', '<p> a <b> b </b> c</p>', '<p>a <strong>b</strong> c</p>'],
    ['no-break spaces are kept', '<p>a\u00a0b</p>', '<p>a\u00a0b</p>'],
    ['visible line breaks of pre-line text are kept', '<p style="white-space:pre-line">a\nb</p>', '<p>a<br>b</p>'],
    ['the words around dropped text are not joined', '<p>a<span>OUT</span>b</p>', '<p>a b</p>'],
    [
      'a space at the start of a link moves out of it',
      '<p>a<a href="http://x.test/"> b</a></p>',
      '<p>a <a href="http://x.test/">b</a></p>',
    ],
  ];
  it.each(cases)('builds the right paragraphs: %s', async (_title, html, expected) => {
    expect(await bodyOf(html, (text) => text !== 'OUT')).toBe(expected);
  });
});

describe('inline elements', () => {
  const cases: [title: string, html: string, expected: string][] = [
    [
      'elements with a meaning are kept',
      '<p><i>a</i> <code>b</code> <sup>2</sup> <del>c</del></p>',
      '<p><em>a</em> <code>b</code> <sup>2</sup> <del>c</del></p>',
    ],
    [
      'a link around several paragraphs is repeated in each',
      '<a href="http://x.test/"><div>a</div><div>b</div></a>',
      '<p><a href="http://x.test/">a</a></p><p><a href="http://x.test/">b</a></p>',
    ],
    [
      'bold and italic spans become `strong` and `em`',
      '<p>a <span style="font-weight:700">b</span> <span style="font-style:italic">c</span></p>',
      '<p>a <strong>b</strong> <em>c</em></p>',
    ],
    [
      'links with unsafe or missing addresses become text',
      '<p><a href="javascript:alert(1)">a</a> <a href="http://[">b</a> <a name=x>c</a></p>',
      '<p>a b c</p>',
    ],
    ['mail links are kept', '<p><a href="mailto:a@b.test">a</a></p>', '<p><a href="mailto:a@b.test">a</a></p>'],
  ];
  it.each(cases)('builds the right inline elements: %s', async (_title, html, expected) => {
    expect(await bodyOf(html)).toBe(expected);
  });

  it("resolves links against the page's base address", async () => {
    expect(await bodyOf('<base href="https://b.test/dir/"><p><a href="x?y#z">a</a></p>')).toBe(
      '<p><a href="https://b.test/dir/x?y#z">a</a></p>',
    );
  });
});

describe('structure', () => {
  const cases: [title: string, html: string, expected: string][] = [
    [
      'headings are numbered from h2 without gaps',
      '<h1>a</h1><p>x</p><h4>b</h4><p>y</p><h1>c</h1><p>z</p>',
      '<h2>a</h2><p>x</p><h3>b</h3><p>y</p><h2>c</h2><p>z</p>',
    ],
    [
      'elements with the role of a heading become headings',
      '<div role=heading aria-level=3>a</div><p>x</p>',
      '<h2>a</h2><p>x</p>',
    ],
    [
      'lists may be nested',
      '<ul><li>a<ul><li>b</li></ul></li><li><p>c</p><p>d</p></li></ul>',
      '<ul><li>a<ul><li>b</li></ul></li><li><p>c</p><p>d</p></li></ul>',
    ],
    [
      'ordered lists keep their start',
      '<ol start=3><li>a</li><li>b</li></ol>',
      '<ol start="3"><li>a</li><li>b</li></ol>',
    ],
    [
      'items keep their number',
      '<ol><li>a</li><li value=4>b</li><li>c</li></ol>',
      '<ol><li>a</li><li value="4">b</li><li>c</li></ol>',
    ],
    [
      'the marker of an item with only a picture is not written before the next item',
      `<ul style="list-style:'Step '"><li><img src="${PICTURE}"></li><li>b</li></ul>`,
      `<ul data-marked=""><li><img src="${PICTURE.replaceAll('"', '&#x22;')}" alt="" width="640" height="320"></li><li>Step b</li></ul>`,
    ],
    [
      'quotations contain paragraphs',
      '<blockquote>a<p>b</p></blockquote>',
      '<blockquote><p>a</p><p>b</p></blockquote>',
    ],
    ['definition lists are kept', '<dl><dt>a</dt><dd>b</dd></dl>', '<dl><dt>a</dt><dd>b</dd></dl>'],
    [
      'code keeps every space and line',
      '<pre><code class="language-ts">a {\n\n  <b>b</b>\n}</code></pre>',
      '<pre><code class="language-ts">a {\n\n  b\n}</code></pre>',
    ],
    ['code lines may be separate boxes', '<pre><div>a</div><div> b</div></pre>', '<pre><code>a\n b</code></pre>'],
    [
      'line number columns are dropped',
      '<table><tr><td><pre>1\n2</pre></td><td><pre>a\nb</pre></td></tr></table>',
      '<pre><code>a\nb</code></pre>',
    ],
    ['hr elements stay only between passages', '<hr><p>a</p><hr><hr><p>b</p><hr>', '<p>a</p><hr><p>b</p>'],
    [
      'headings lose links to themselves',
      '<h2><a href="#x">a</a> <a href="#x">#</a></h2><p>x</p>',
      '<h2>a</h2><p>x</p>',
    ],
    ['controls of the page are dropped', '<p>a</p><select><option>b</select><textarea>c</textarea>', '<p>a</p>'],
  ];
  it.each(cases)('builds the right structure: %s', async (_title, html, expected) => {
    expect(await bodyOf(html)).toBe(expected);
  });

  it('keeps the numbers of a reversed list of which the article leaves out an item', async () => {
    const list = '<ol reversed><li>e</li><li>d</li><li>OUT</li><li>b</li></ol>';
    expect(await bodyOf(list, (text) => text !== 'OUT')).toBe(
      '<ol start="4" reversed><li>e</li><li>d</li><li value="1">b</li></ol>',
    );
  });

  it('keeps the numbers of reversed lists when it joins them around an indented list', async () => {
    const list = (one: string, two: string) => `<ol reversed><li>${one}</li><li>${two}</li></ol>`;
    const html = `${list('b', 'a')}<ul style="margin-left:40px"><li>x</li></ul>${list('d', 'c')}`;
    expect(await bodyOf(html)).toBe(
      '<ol start="2" reversed><li>b</li><li>a<ul><li>x</li></ul></li><li value="2">d</li><li>c</li></ol>',
    );
  });

  it('keeps code left-to-right in a right-to-left text, even if it is nested deep in other elements', async () => {
    const boxes = '<div>'.repeat(16);
    expect(await bodyOf(`<div dir="rtl"><p>שלום לכולם</p>${boxes}<pre>a b</pre></div>`)).toContain(
      '<pre dir="ltr"><code>a b</code></pre>',
    );
  });

  it('keeps a link to the `name` of an anchor, even if the anchor has another `id`', async () => {
    const html = '<p><a href="#part">To it</a></p><p><a id="x9" name="part"></a>Text</p>';
    expect(await bodyOf(html)).toContain('<p id="lectern-part">Text</p>');
  });
});

describe('tables', () => {
  it('keeps rows, headers, empty cells and merged cells of a table with data', async () => {
    const html =
      '<table><caption>t</caption><tr><th>a</th><th colspan=2>b</th></tr><tr><td>1</td><td></td><td>2</td></tr></table>';
    expect(await bodyOf(html)).toBe(
      '<table><caption>t</caption><tbody><tr><th>a</th><th colspan="2">b</th></tr><tr><td>1</td><td></td><td>2</td></tr></tbody></table>',
    );
  });

  it('keeps a cell that spans all further rows of its group (`rowspan=9999`)', async () => {
    const html = '<table><caption>t</caption><tr><th rowspan=9999>a</th><td>1</td></tr><tr><td>2</td></tr></table>';
    expect(await bodyOf(html)).toContain('<th rowspan="0">a</th>');
  });

  it('keeps a cell that spans all further rows of its group (`rowspan=0`)', async () => {
    const html = '<table><caption>t</caption><tr><th rowspan=0>a</th><td>1</td></tr><tr><td>2</td></tr></table>';
    expect(await bodyOf(html)).toContain('<th rowspan="0">a</th>');
  });

  it.each([
    ['one column', '<table><tr><td>a</td></tr><tr><td>b</td></tr></table>'],
    ['a declared role', '<table role=presentation><tr><th>a</th><td>b</td></tr></table>'],
    ['a table inside', '<table><tr><td>a</td><td><table><tr><td>b</td></tr></table></td></tr></table>'],
  ])('recognises a layout table by %s and turns it into text in reading order', async (_why, html) => {
    expect(await bodyOf(html)).toBe('<p>a</p><p>b</p>');
  });
});

describe('pictures', () => {
  const picture = `<img src="${PICTURE}" alt="p" width=640 height=320>`;

  it('keeps pictures beside text of the article, but not beside text that the article leaves out', async () => {
    const html = `<div>${picture}<p>kept</p></div><div><img src="${PICTURE}#2" width=640 height=320><p>OUT</p></div>`;
    const body = await bodyOf(html, (text) => text !== 'OUT');
    expect(body.match(/<img/g)).toHaveLength(1);
    expect(body).toContain('alt="p"');
  });

  it('keeps the figure and caption of a picture', async () => {
    expect(await bodyOf(`<p>a</p><figure>${picture}<figcaption>c</figcaption></figure><p>b</p>`)).toBe(
      `<p>a</p><figure><img src="${PICTURE}" alt="p" width="640" height="320"><figcaption>c</figcaption></figure><p>b</p>`,
    );
  });

  it('drops pictures that are icons or spacers', async () => {
    expect(await bodyOf(`<p>a <img src="${PICTURE}" width=16 height=16></p>`)).toBe('<p>a</p>');
  });

  it('shows a picture in the size that it has on the page', async () => {
    const body = await bodyOf(`<p>a</p><img src="${PICTURE}" style="width:96px;height:48px"><p>b</p>`);
    expect(body).toContain('width="96" height="48"');
  });

  it('replaces the picture of an emoji by the character', async () => {
    expect(await bodyOf(`<p>a <img src="${PICTURE}" alt="🎉" width=16 height=16> b</p>`)).toBe('<p>a 🎉 b</p>');
  });

  it('takes the address of a picture from the attribute of a lazy loader that has not run yet', async () => {
    const html =
      '<p>a</p><img data-src="/real.png" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" style="width:200px;height:100px">';
    expect(await bodyOf(`<base href="http://x.test/">${html}`)).toContain('src="http://x.test/real.png"');
  });

  it('drops pictures that the browser could not load', async () => {
    expect(
      await bodyOf(
        '<p>a</p><img src="data:image/png;base64,xx" alt="broken" style="width:200px;height:100px"><p>b</p>',
      ),
    ).toBe('<p>a</p><p>b</p>');
  });

  it('shows each picture only once', async () => {
    const body = await bodyOf(`<p>a</p>${picture}<p>b</p>${picture}<p>c</p>`);
    expect(body.match(/<img/g)).toHaveLength(1);
  });
});

describe('the headline', () => {
  it('does not repeat the headline in the text', async () => {
    const article = await articleOf('<title>My story | Site</title><h1>My story</h1><p>a</p>');
    expect(article.metadata.headline).toBe('My story');
    expect(toHtml(article.tree)).not.toContain('My story');
  });
});

describe('credits', () => {
  it.each([
    ['By Ida Lind · 14 March 2026', false],
    ['Ida Lind', false],
    ['Posted on Saturday, March 14th, 2026 by Ida Lind', false],
    ['Ida Lind went out on 14 March', true],
    ['By somebody else, 14 March 2026', true],
  ])('drops a line only if it names nothing but the author or date ("%s", kept: %s)', async (line, isKept) => {
    const article = await articleOf(
      `<html lang=en><meta name=author content="Ida Lind"><p>${line}</p><p>Text of the article.</p>`,
    );
    expect(toHtml(article.tree).includes(line)).toBe(isKept);
  });
});

describe('hostile content', () => {
  it('drops scripts, forms, frames, styles and event handlers', async () => {
    const html = `<p onclick="x()" style="position:fixed" class="c" id="i">a <a href="https://x.test/" target="_top" ping="/p">b</a></p>
      <svg><script>1</script></svg><form action="/x"><button>c</button></form><iframe srcdoc="<p>d</p>"></iframe><object data="x">e</object>`;
    const body = await bodyOf(html);
    expect(body).not.toMatch(/on\w+=|style=|class=|id=|target=|ping=|<(?:script|svg|form|button|iframe|object)/);
  });
});
