/**
 * Tests that notes (comments on the text) are distinguished from sources (works that the text cites). Only notes open
 * in a popover at their references.
 */
import { afterEach, describe, expect, it } from 'vitest';
import { exportText } from '../../src/export/text.ts';
import { removePages } from '../render.ts';
import { markerIn, shownText } from '../shown-text.ts';
import { openHtml, show } from './show-page.ts';

afterEach(removePages);

const PROSE = (number: number, inner = '') =>
  `<p>Paragraph ${number} of the essay: the heron stands in the shallow water below the lock${inner}, and nobody who passes on the towpath has ever seen it catch a fish, though the fish are there.</p>`;

async function shown(body: string) {
  const html = `<!doctype html><html lang="en"><head><title>The heron at the lock</title></head><body><main><h1>The heron at the lock</h1>${body}</main></body></html>`;
  return show(await openHtml(html, `${location.origin}/e2e/pages/sources/index.html`));
}

const NOTES = '[data-footnotes] > ol > li';

/** Name of the test, a reference to a source in the text, and the list of sources. */
const SOURCES: readonly [string, string, string][] = [
  [
    'Springer',
    '<sup><a href="#ref-CR1" title="Oak 1911">1</a></sup>',
    '<ol class="c-article-references"><li><p id="ref-CR1">Oak, The wading birds of the north, 1911.</p></li></ol>',
  ],
  [
    'Elsevier',
    ' <a href="#bib1">[1]</a>',
    '<dl><dt id="bib1">[1]</dt><dd>Oak, The wading birds of the north, 1911.</dd></dl>',
  ],
  [
    'LaTeXML',
    ' [<a href="#bib.bib1">1</a>]',
    '<ul><li id="bib.bib1"><span>[1]</span> <span>Oak, The wading birds of the north, 1911.</span></li></ul>',
  ],
  [
    'Pandoc',
    ' <span class="citation" data-cites="oak">(<a href="#ref-oak1911" role="doc-biblioref">1</a>)</span>',
    '<div id="refs" role="list"><div id="ref-oak1911" class="csl-entry">1. Oak, The wading birds of the north, 1911.</div></div>',
  ],
  [
    'docutils',
    ' <a class="citation-reference" href="#oak" id="id1">[Oak11]</a>',
    '<dl class="citation"><dt id="oak"><span>[Oak11]</span></dt><dd>Oak, The wading birds of the north, 1911.</dd></dl>',
  ],
  [
    'PubMed Central',
    '<sup><a href="#CR1">1</a></sup>',
    '<ol><li id="CR1"><span>1.</span> Oak, The wading birds of the north, 1911.</li></ol>',
  ],
  [
    'a declared list',
    '<sup><a href="#s1">1</a></sup>',
    '<section role="doc-bibliography"><ol><li id="s1">Oak, The wading birds of the north, 1911.</li></ol></section>',
  ],
  [
    'a declared entry',
    '<sup><a href="#k1">1</a></sup>',
    '<ol><li id="k1" role="doc-biblioentry">Oak, The wading birds of the north, 1911.</li></ol>',
  ],
  [
    'a year',
    ' (Oak, <a href="#oak-a">1911</a>)',
    '<ul><li id="oak-a">Oak, The wading birds of the north, 1911.</li></ul>',
  ],
  [
    'a year in brackets',
    ' Oak <a href="#oak-b">(1911)</a>',
    '<ul><li id="oak-b">Oak, The wading birds of the north, 1911.</li></ul>',
  ],
  [
    'a name and a year in brackets',
    ' <a href="#oak-c">[Oak 1911]</a>',
    '<ul><li id="oak-c">Oak, The wading birds of the north, 1911.</li></ul>',
  ],
  [
    'a small year',
    ' <small><a href="#oak-d">1911</a></small>',
    '<ul><li id="oak-d">Oak, The wading birds of the north, 1911.</li></ul>',
  ],
];

describe('sources', () => {
  it.each(SOURCES)(
    'a list of sources stays a list, and references to it stay links (in the markup of %s)',
    async (_title, sign, list) => {
      const page = await shown(
        `${PROSE(1, sign)}${[2, 3, 4].map((number) => PROSE(number)).join('')}<h2>References</h2>${list}`,
      );
      expect(page.all('[data-footnotes], [data-footnote-ref]')).toEqual([]);
      const label = new DOMParser().parseFromString(sign, 'text/html').querySelector('a')?.textContent?.trim() ?? '';
      expect(page.link(label).getAttribute('href')).toMatch(/#/);
      expect(page.text()).toContain('The wading birds of the north, 1911.');
    },
  );

  it('sources keep their numbers', async () => {
    const page = await shown(
      `${PROSE(1, ' [<a href="#bib7">7</a>]')}${PROSE(2)}${PROSE(3)}<h2>References</h2><ol start="7"><li id="bib7">Oak, The wading birds of the north, 1911.</li><li id="bib8">Elm, The locks, 1920.</li></ol>`,
    );
    expect(markerIn(exportText(page.shownArticle), 'Oak, The')).toBe('7.');
  });

  it('sources are listed separately from notes', async () => {
    const page = await shown(
      `${PROSE(1, '<sup><a href="#fn1" id="r1">1</a></sup>')}${PROSE(2, ' [<a href="#bib1">1</a>]')}${PROSE(3)}
       <ol><li id="fn1">It has been seen to swallow. <a href="#r1">↩</a></li></ol>
       <ol><li id="bib1">Oak, The wading birds of the north, 1911.</li></ol>`,
    );
    expect(page.texts(NOTES)).toEqual([expect.stringMatching(/^It has been seen/)]);
    expect(page.texts('ol:not([data-footnotes] > ol) > li')).toEqual(['Oak, The wading birds of the north, 1911.']);
  });

  it('notes and sources stay two lists if they are numbered differently', async () => {
    const page = await shown(
      `${PROSE(1, '<sup><a href="#na">a</a></sup><sup><a href="#n1">1</a></sup>')}${PROSE(2, '<sup><a href="#nb">b</a></sup><sup><a href="#n2">2</a></sup>')}${PROSE(3)}
       <ol type="a"><li id="na">It has been seen to swallow.</li><li id="nb">By the keeper.</li></ol>
       <ol><li id="n1">Oak, The wading birds of the north, 1911.</li><li id="n2">Elm, The locks, 1920.</li></ol>`,
    );
    expect(page.all('[data-footnotes] > ol')).toHaveLength(2);
  });
});

const CITED = ['Oak, The wading birds of the north, 1911.', 'Elm, The locks of the canal, 1920.', 'Ash, Wind, 1931.'];
const rows = (row: (source: string, number: number) => string) => CITED.map((cited, at) => row(cited, at + 1)).join('');
const SETS: readonly (readonly [string, string, (number: number) => string])[] = [
  ['a list', `<ol>${rows((cited) => `<li>${cited}</li>`)}</ol>`, (number) => `${number}.`],
  ['a list with ids', `<ol>${rows((cited, at) => `<li id="x${at}">${cited}</li>`)}</ol>`, (number) => `${number}.`],
  ['a list from 4 on', `<ol start="4">${rows((cited) => `<li>${cited}</li>`)}</ol>`, (number) => `${number + 3}.`],
  ['numbers in brackets', rows((cited, at) => `<p>[${at}] ${cited}</p>`), (number) => `[${number}]`],
  ['numbers with a stop', rows((cited, at) => `<p>${at}. ${cited}</p>`), (number) => `${number}.`],
  ['lines', `<p>${CITED.map((cited, at) => `${at + 1}. ${cited}`).join('<br>')}</p>`, (number) => `${number}.`],
  ['terms', `<dl>${rows((cited, at) => `<dt>[${at}]</dt><dd>${cited}</dd>`)}</dl>`, (number) => `[${number}]`],
];
const SIGNS: readonly ((number: number) => string)[] = [
  (number) => ` [${number}]`,
  (number) => `<sup><a href="#x${number}">${number}</a></sup>`,
  (number) => ` <a href="#x${number}">[${number}]</a>`,
];

describe.each(['<h2>References</h2>', '<h3>7. Literatur</h3>', '<p><strong>Sources</strong></p>', '<h2>参考文献</h2>'])(
  'recognises sources by their heading (%s)',
  (heading) => {
    it.each(SETS)(
      'recognises sources by the heading above them (in the markup of %s)',
      async (_what, list, numberOf) => {
        for (const sign of SIGNS) {
          const page = await shown(
            `${[1, 2, 3].map((at) => PROSE(at, sign(at))).join('')}${PROSE(4)}${heading}${list}`,
          );
          expect(page.all('[data-footnotes]')).toEqual([]);
          const text = exportText(page.shownArticle);
          CITED.forEach((cited, at) => {
            const before = text.slice(0, text.indexOf(cited)).trimEnd();
            expect(before.slice(-numberOf(at + 1).length)).toBe(numberOf(at + 1));
          });
        }
      },
    );
  },
);

describe('notes', () => {
  it('notes are recognised below the heading “Notes”', async () => {
    const sign = '<sup><a href="#x1">1</a></sup>';
    const list = '<h2>Notes</h2><ol><li id="x1">It has been seen to swallow.</li></ol>';
    const page = await shown(`${PROSE(1, sign)}${PROSE(2)}${PROSE(3)}${list}`);
    expect(page.texts(NOTES)).toEqual([expect.stringMatching(/^It has been seen/)]);
  });

  it.each([
    [
      'an id like “fn1”',
      '<sup><a href="#fn1" id="r1">1</a></sup>',
      '<ol><li id="fn1">It has been seen to swallow. <a href="#r1">↩</a></li></ol>',
    ],
    [
      'an id like that of a source, but an arrow that links back',
      '<sup><a href="#ref1" id="r1">1</a></sup>',
      '<ol><li id="ref1">It has been seen to swallow. <a href="#r1">↩</a></li></ol>',
    ],
    [
      'Wikipedia',
      '<sup id="cite_ref-1" class="reference"><a href="#cite_note-1">[1]</a></sup>',
      '<ol class="references"><li id="cite_note-1"><a href="#cite_ref-1">^</a> It has been seen to swallow.</li></ol>',
    ],
  ])('notes are recognised by the links to them or back from them (%s)', async (_title, sign, list) => {
    const page = await shown(`${PROSE(1, sign)}${PROSE(2)}${PROSE(3)}${list}`);
    expect(page.texts(NOTES)).toEqual([expect.stringMatching(/^It has been seen to swallow\./)]);
  });

  it.each([
    [
      'Texinfo',
      '<a id="DOCF1" href="#FOOT1"><sup>1</sup></a>',
      '<div class="footnotes-segment"><hr><h4 class="footnotes-heading">Footnotes</h4><h5 class="footnote-body-heading"><a id="FOOT1" href="#DOCF1">(1)</a></h5><p>It has been seen to swallow.</p><h5 class="footnote-body-heading"><a id="FOOT2" href="#DOCF2">(2)</a></h5><p>By the keeper.</p><p>Twice.</p></div>',
    ],
    [
      'old versions of Texinfo',
      '<a name="DOCF1" href="#FOOT1">(1)</a>',
      '<hr><h4>Footnotes</h4><h3><a name="FOOT1" href="#DOCF1">(1)</a></h3><p>It has been seen to swallow.</p><h3><a name="FOOT2" href="#DOCF2">(2)</a></h3><p>By the keeper.</p><p>Twice.</p>',
    ],
  ])('notes are recognised if their numbers are in headings (%s)', async (_title, sign, list) => {
    const second = sign.replaceAll('1', '2');
    const page = await shown(`${PROSE(1, sign)}${PROSE(2, second)}${PROSE(3)}${list}`);
    expect(page.texts(NOTES)).toEqual([
      expect.stringMatching(/^It has been seen to swallow\. ?↩$/),
      expect.stringMatching(/^By the keeper\. ?Twice\. ?↩$/),
    ]);
    expect(page.headings().filter((heading) => /\d\)/.test(heading))).toEqual([]);
    expect(shownText(page.article).text).toContain('lock(1)'.replace('(1)', sign.includes('(1)') ? '(1)' : '1'));
  });
});
