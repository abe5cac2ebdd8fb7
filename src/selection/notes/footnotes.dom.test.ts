import { toHtml } from 'hast-util-to-html';
import { afterEach, describe, expect, it } from 'vitest';
import { articleOf } from '../../../test/article-of.ts';
import { removePages } from '../../../test/render.ts';

afterEach(removePages);

/** Returns the article as HTML without node ids. The algorithm keeps the visible texts that `isKept` accepts. */
async function bodyOf(html: string, isKept: (text: string) => boolean = () => true): Promise<string> {
  const { tree } = await articleOf(`<title>Story</title><h1>Story</h1>${html}`, isKept);
  return toHtml(tree).replace(/ data-(?:node|object)="\d+"|=""/g, '');
}

const REFERENCE = (key: string, label: string, count = '') =>
  `<sup><a href="#lectern-fn-${key}" id="lectern-fnref-${key}${count}" data-footnote-ref>${label}</a></sup>`;
const BACK = (key: string) => ` <a href="#lectern-fnref-${key}" data-footnote-backref>↩</a>`;
const NOTES = (...items: string[]) => `<section data-footnotes><ol>${items.join('')}</ol></section>`;
const NOTE = (key: string, text: string, back = BACK(key)) =>
  `<li id="lectern-fn-${key}" value="${key}">${text}${back}</li>`;

describe('notes of many generators', () => {
  const cases: [title: string, html: string][] = [
    [
      'Pandoc, Hugo',
      `<p>Text<a href="#fn1" class="footnote-ref" id="fnref1" role="doc-noteref"><sup>1</sup></a>.</p>
       <section class="footnotes"><hr><ol><li id="fn1"><p>A note.<a href="#fnref1" role="doc-backlink">↩︎</a></p></li></ol></section>`,
    ],
    [
      'kramdown, markdown-it',
      `<p>Text<sup id="fnref:1"><a href="#fn:1" class="footnote">1</a></sup>.</p>
       <div class="footnotes"><ol><li id="fn:1"><p>A note. <a href="#fnref:1" class="reversefootnote">&#8617;</a></p></li></ol></div>`,
    ],
    [
      'GitHub',
      `<p>Text<sup><a href="#user-content-fn-1" id="user-content-fnref-1" data-footnote-ref aria-describedby="footnote-label">1</a></sup>.</p>
       <section data-footnotes><ol><li id="user-content-fn-1"><p>A note. <a href="#user-content-fnref-1" data-footnote-backref>↩</a></p></li></ol></section>`,
    ],
    [
      'Substack',
      `<p>Text<a class="footnote-anchor" id="footnote-anchor-1" href="#footnote-1" target="_self">1</a>.</p>
       <div class="footnote" style="display:flex"><a id="footnote-1" href="#footnote-anchor-1" class="footnote-number">1</a><div class="footnote-content"><p>A note.</p></div></div>`,
    ],
    [
      'Word',
      `<p>Text<a href="#_ftn1" name="_ftnref1" title=""><span><span>1</span></span></a>.</p>
       <div><hr size=1><div id="ftn1"><p><a href="#_ftnref1" name="_ftn1" title=""><span>1</span></a> A note.</p></div></div>`,
    ],
    [
      'docutils',
      `<p>Text<a class="footnote-reference" href="#id2" id="id1">1</a>.</p>
       <dl class="footnote"><dt class="label" id="id2"><span class="brackets"><a class="fn-backref" href="#id1">1</a></span></dt><dd><p>A note.</p></dd></dl>`,
    ],
    [
      'a page whose notes link back in words',
      `<p>Text<sup><a href="#n1" id="r1">1</a></sup>.</p><h2>Notes</h2><ol><li id="n1">A note. <a href="#top">Zurück zum Text ↑</a></li></ol>`,
    ],
    [
      'a page written by hand',
      `<p>Text<sup><a href="#note1" name="back1">1</a></sup>.</p><p><a name="note1"></a>1. A note.</p>`,
    ],
    [
      'a page that hides them until a marker is pressed',
      `<p>Text<sup><button popovertarget="n1">1</button></sup>.</p><aside id="n1" hidden>A note.</aside>`,
    ],
    [
      'LaTeXML',
      `<p>Text<span class="ltx_note ltx_role_footnote"><sup class="ltx_note_mark">1</sup><span class="ltx_note_outer" style="position:absolute;visibility:hidden"><span class="ltx_note_content"><sup class="ltx_note_mark">1</sup><span class="ltx_tag ltx_tag_note">1</span> A note.</span></span></span>.</p>`,
    ],
    [
      'Tufte CSS',
      `<p>Text<label for="sn-1" class="margin-toggle sidenote-number"></label><input type="checkbox" id="sn-1" class="margin-toggle" style="display:none"><span class="sidenote" style="float:right;width:200px">A note.</span>.</p>`,
    ],
  ];
  it.each(cases)('reads the notes in the markup of %s', async (_title, html) => {
    expect(await bodyOf(html)).toContain(`<p>Text${REFERENCE('1', '1')}.</p>`);
    expect(await bodyOf(html)).toContain(NOTES(NOTE('1', 'A note.')));
    expect((await bodyOf(html)).match(/A note/g)).toHaveLength(1);
  });

  it('reads a note with a number in brackets and two links back to the text (Wikipedia)', async () => {
    const html = `<p>One<sup id="cite_ref-a_1-0" class="reference"><a href="#cite_note-a-1"><span>[</span>1<span>]</span></a></sup>
      two<sup id="cite_ref-a_1-1" class="reference"><a href="#cite_note-a-1"><span>[</span>1<span>]</span></a></sup>.</p>
      <h2>References</h2><ol class="references"><li id="cite_note-a-1"><span class="mw-cite-backlink">^ <a href="#cite_ref-a_1-0"><sup><i><b>a</b></i></sup></a> <a href="#cite_ref-a_1-1"><sup><i><b>b</b></i></sup></a></span> <span class="reference-text">Smith, 2009.</span></li></ol><p>After.</p>`;
    const back = `${BACK('1')} <a href="#lectern-fnref-1:2" data-footnote-backref>↩<sup>2</sup></a>`;
    expect(await bodyOf(html)).toBe(
      `<p>One${REFERENCE('1', '[1]')} two${REFERENCE('1', '[1]', ':2')}.</p><h2>References</h2>` +
        `${NOTES(NOTE('1', 'Smith, 2009.', back))}<p>After.</p>`,
    );
  });

  it('separates notes in one paragraph at line breaks (Ghost)', async () => {
    const html = `<p>One<sup id="r1"><a href="#f1">1</a></sup> two<sup id="r2"><a href="#f2">2</a></sup>.</p>
      <p><span id="f1">1 First <em>note</em>.</span> <a href="#r1">↩</a><br><span id="f2">2 Second note.</span> <a href="#r2">↩</a></p>`;
    expect(await bodyOf(html)).toContain(NOTES(NOTE('1', 'First <em>note</em>.'), NOTE('2', 'Second note.')));
  });

  it('recognises the notes at the end of an essay that is one table cell', async () => {
    const html = `<table><tr><td>An essay about essays [<a href="#f1n">1</a>] goes on, and on [<a href="#f2n">2</a>].<br><br>
      <b>Notes</b><br><br>[<a name="f1n">1</a>] The first note.<br><br>[<a name="f2n">2</a>] The second note.<br><br>
      <b>Thanks</b> to all readers.</td></tr></table>`;
    const body = await bodyOf(html);
    expect(body).toContain(
      `<p>An essay about essays [${REFERENCE('1', '1')}] goes on, and on [${REFERENCE('2', '2')}].</p>`,
    );
    expect(body).toContain(NOTES(NOTE('1', 'The first note.'), NOTE('2', 'The second note.')));
    expect(body).toContain('<p><strong>Thanks</strong> to all readers.</p>');
  });

  it('reads a note whose label has a hyphen: "[n-1]"', async () => {
    const html = `<p>Text<sup><a href="#n1" id="r1">[n-1]</a></sup>.</p><p id="n1">[n-1] A note. <a href="#r1">↩</a></p>`;
    expect(await bodyOf(html)).toContain('<li id="lectern-fn-note" data-marked>[n-1] A note.');
  });

  it.each(['*1', '※1'])('reads a note whose number follows a sign: "%s" (Hatena)', async (label) => {
    const html = `<p>Text<span class="footnote"><a href="#f-1" id="fn-1" title="A note.">${label}</a></span>.</p>
      <div class="footnote"><p class="footnote"><a href="#fn-1" id="f-1" class="footnote-number">${label}</a><span class="footnote-delimiter">:</span><span class="footnote-text">A note.</span></p></div>`;
    const body = await bodyOf(html, (text) => !/A note|:/.test(text));
    expect(body).toBe(`<p>Text${REFERENCE('1', label)}.</p>${NOTES(NOTE('1', 'A note.'))}`);
  });

  it('does not read a starred number that is no link to a note', async () => {
    expect(await bodyOf('<p>Text *1 and <a href="#b">*2</a>.</p><div id="b">Bees.</div>')).not.toContain('footnote');
  });

  it('keeps a marker such as † at the start of its note, because the reader adds only numbers', async () => {
    const html = `<p>Text<sup><a href="#n1">†</a></sup>.</p><p id="n1">† A note.</p>`;
    expect(await bodyOf(html)).toContain('<li id="lectern-fn-note" data-marked>† A note.');
  });
});

describe('notes', () => {
  const page = (first: number) =>
    `<p>Text<sup><a id="r1" href="#fn${first}">${first}</a></sup>, <sup><a id="r2" href="#fn${first + 1}">${first + 1}</a></sup>.</p>
     <ol start=${first}><li id="fn${first}"><p>One.</p><p>More.</p></li><li id="fn${first + 1}">Two.</li></ol>`;

  it('numbers the notes as on the page', async () => {
    const body = await bodyOf(page(139));
    expect(body).toContain(REFERENCE('139', '139'));
    expect(body).toContain(NOTES(NOTE('139', `<p>One.</p><p>More.${BACK('139')}</p>`, ''), NOTE('140', 'Two.')));
  });

  it('restores dropped notes if the text that refers to them is kept', async () => {
    expect(await bodyOf(page(1), (text) => !/One|More|Two/.test(text))).toBe(await bodyOf(page(1)));
  });

  it('drops notes together with the text that refers to them', async () => {
    const body = await bodyOf(`<p>Kept text.</p>${page(1)}`, (text) => text === 'Kept text.');
    expect(body).toBe('<p>Kept text.</p>');
  });

  it('does not treat other short links, such as page numbers, as links to notes', async () => {
    const links = [
      '<p>See <a href="#s2">2</a> below.</p><h2 id="s2">Two</h2><p>Text.</p>',
      '<p>(<a href="#bib1">Smith, 2009</a>)</p><ul><li id="bib1">Smith, J. (2009).</li></ul>',
      '<p><a href="#a">A</a> <a href="#b">B</a></p><div id="a">Ants.</div><div id="b">Bees.</div>',
      '<p>Page <a href="?page=2#top">2</a></p><div id="top">Text.</div>',
    ];
    for (const html of links) expect(await bodyOf(html)).not.toContain('data-footnote');
  });

  it('gives each note number its own superscript, even if several share one on the page', async () => {
    const html = `<p>Text<sup><a href="#fn1">1</a>,<a href="#fn2">2</a></sup></p><ol><li id="fn1">One.</li><li id="fn2">Two.</li></ol>`;
    expect(await bodyOf(html)).toContain(`<p>Text${REFERENCE('1', '1')},${REFERENCE('2', '2')}</p>`);
  });

  it('moves a note out of its sentence, and leaves a numbered link in its place', async () => {
    const html = '<p>Text <span class="sidenote" style="float:right">A note.</span> goes on.</p>';
    expect(await bodyOf(html)).toBe(`<p>Text ${REFERENCE('1', '1')} goes on.</p>${NOTES(NOTE('1', 'A note.'))}`);
  });

  it('gives notes with the same number different ids', async () => {
    const html = `<p>a<sup><a href="#fn1">1</a></sup></p><p id="fn1">1. One.</p><p>b<sup><a href="#fn2">1</a></sup></p><p id="fn2">1. Two.</p>`;
    expect(await bodyOf(html)).toContain('id="lectern-fn-1.2" value="1"');
  });
});
