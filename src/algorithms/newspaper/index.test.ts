import type { Element } from 'hast';
import { h } from 'hastscript';
import { describe, expect, it } from 'vitest';
import { buildSnapshot, snapshotOfHtml } from '../../../test/build-snapshot.ts';
import { createPage } from '../../page/page.ts';
import type { PageSnapshot } from '../../page/snapshot/types.ts';
import newspaper from './index.ts';

const RAIN = 'The rain that fell on the town was the most that had been seen for a long time.';
const RIVER = 'It was not until the end of the week that the river went back to its bed.';
const NOTE = '(This is a note that is in brackets and that is why it goes away.)';
const THING = 'This is the first thing that you should know about it';

function select(html: string | PageSnapshot) {
  const snapshot = typeof html === 'string' ? snapshotOfHtml(html) : html;
  const selection = newspaper.run(createPage(snapshot), { population: 'source', documents: { create: () => null } });
  const marked = selection.marks.map(({ node }) => snapshot.nodes.text[node]);
  return { ...selection, marked, snapshot };
}

function textOf(html: string): string {
  return select(html).text;
}

/** Returns the reasons in the trace entries of a step, each after the tag name of its element. */
function reasonsOf(html: string, step: string): string[] {
  const { trace, snapshot } = select(html);
  const nameOf = (node: number): string => snapshot.names[snapshot.nodes.name[node] ?? 0] ?? '';
  return trace.filter((entry) => entry.step === step).map(({ node, reason }) => `${nameOf(node)}: ${reason}`);
}

describe('examples of docs/specs/newspaper.md', () => {
  const page =
    '<title>Rain and the river | Local Times</title><body><div class="navbar"><a href="/">Home</a></div>' +
    `<div id="main"><p>${RAIN}</p><p>${RIVER}</p><ul><li>${THING}</li><li>Map</li></ul><p>Photo</p><p>${NOTE}</p></div>` +
    '<div class="update-box">Updated</div>';

  it('keeps all six paragraphs, and gives the best element 85 points (example 2 of docs/specs/newspaper.md)', () => {
    const { text, marked } = select(page);
    expect(text).toBe([RAIN, RIVER, THING, 'Map', 'Photo', NOTE].join('\n\n'));
    expect(marked).toEqual([RAIN, RIVER, THING, 'Map', 'Photo', NOTE]);
    expect(reasonsOf(page, 'look-alikes')[1]).toBe('div: points: 85.0, the most');
    expect(reasonsOf(page, 'candidates')).toEqual([
      // with fewer than five paragraphs on a page, its divs are candidates, too
      'div: stop words: 1 of 1, words in links: 1; too few stop words',
      'div: stop words: 51 of 63, words in links: 0; gives 10.0 points: own stop words 10, boost 0.0',
      'p: stop words: 14 of 18, words in links: 0; gives 14.0 points: own stop words 14, boost 0.0',
      'p: stop words: 13 of 17, words in links: 0; gives 43.0 points: own stop words 13, boost 30.0',
      'p: stop words: 1 of 1, words in links: 0; too few stop words',
      'p: stop words: 13 of 15, words in links: 0; gives 28.0 points: own stop words 13, boost 15.0',
      'div: stop words: 0 of 1, words in links: 0; too few stop words',
    ]);
  });

  it('drops a div that resembles the best element but has under 30 % of its points (example 3 of docs/specs/newspaper.md)', () => {
    const [a, b, c] = ['A', 'B', 'C'].map((letter) => `${letter} ${RAIN}`);
    const html = `<div><p>${a}</p></div><div id="x"><p>${b}</p><p>${c}</p></div>`;
    expect(textOf(html)).toBe(`${b}\n\n${c}`);
  });

  it('joins inline elements without a space, and begins a paragraph at each br (example 4 of docs/specs/newspaper.md)', () => {
    const html =
      '<article><p>This is the <u>underlined</u> and the <i>italic</i> text that we have<br>and this is the next line of it all.</p></article>';
    expect(textOf(html)).toBe(
      'This is the underlined and the italic text that we have\n\nand this is the next line of it all.',
    );
  });
});

describe('the best element', () => {
  it('prints the text directly after an HTML comment without counting its words', () => {
    const html = `<div><p><!-- ad -->${RAIN}</p></div>`;
    expect(select(html).empty).toBe('no-candidate');
    expect(textOf(`<div><p>${RAIN}<!-- ad -->${RIVER}</p></div>`)).toBe(`${RAIN} ${RIVER}`);
  });

  it('counts HTML comments when it measures the distance between paragraphs, as the original does', () => {
    const lastOf = (gap: string): string | undefined =>
      reasonsOf(`<div><p>${RAIN}</p>${gap}<p>${RIVER}</p></div>`, 'candidates').at(-1);
    expect(lastOf('<!-- a --><!-- b -->')).toContain('boost 30.0');
    expect(lastOf('<!-- a --><!-- b --><!-- c -->')).toContain('boost 0.0');
  });

  it('does not count the stop words of a nested candidate again for the outer candidate', () => {
    const [outer, inner, ...others] = reasonsOf(`<article><p>${RAIN}</p>${RIVER}</article>`, 'candidates');
    expect(outer).toMatch(/^article: stop words: 27 .* own stop words 13,/);
    expect(inner).toMatch(/^p: stop words: 14 .* own stop words 14,/);
    // the page has so few paragraphs that all its divs would be candidates, but it has no div
    expect(others).toEqual([]);
  });

  it('treats all divs as candidates on a page with few paragraphs', () => {
    expect(textOf(`<section><div>${RAIN}</div><div>${RIVER}</div></section>`)).toBe(`${RAIN}\n\n${RIVER}`);
    expect(textOf(`<section><div>${RAIN}</div><div class="top-story">${RIVER}</div></section>`)).toContain(RIVER);
  });

  it('gives points to elements whose attributes mark them as the article', () => {
    const other = `<div><p>${RAIN}</p><p>${RIVER}</p></div>`;
    const reasons = reasonsOf(`${other}<div itemprop="articleBody"><p>${RAIN}</p></div>`, 'look-alikes');
    expect(reasons).toContain('div: points: 114.0, the most');
  });

  it('subtracts points from the last quarter of the candidates if the page has many candidates', () => {
    const html = `<div>${`<p>${RAIN}</p>`.repeat(40)}</div>`;
    const reasons = reasonsOf(html, 'candidates');
    expect(reasons.slice(-11)).toEqual(
      ['1.0', '0.0', '-1.0', '-4.0', '-9.0', '-16.0', '-25.0', '-36.0', '5.0', '5.0', '5.0'].map((boost) =>
        expect.stringContaining(`boost ${boost}`),
      ),
    );
  });
});

describe('cleaning', () => {
  const around = (html: string): string => `<div><p>${RAIN}</p>${html}<p>${RIVER}</p></div>`;

  it.each([
    ['a bad id', '<p id="update">gone</p>'],
    ['a bad class', '<p class="byline">gone</p>'],
    ['a bad name', '<p name="links">gone</p>'],
    ['an aside', '<aside>gone</aside>'],
    ['a figure and its caption', '<figure><figcaption>gone</figcaption></figure>'],
    ['a caption class on a span', '<p><span class="BigCaption">gone</span></p>'],
    ['an embedded post', '<blockquote class="twitter-tweet">gone</blockquote>'],
    ['related links', '<section class="related_content">gone</section>'],
    ['an advertisement', '<div class="banner">gone</div>'],
    ['a div of links', '<div><a>gone</a></div>'],
    ['a form field', '<p><button>gone</button></p>'],
  ])('drops %s from the article', (_what, html) => {
    expect(textOf(around(html))).toBe(`${RAIN}\n\n${RIVER}`);
  });

  it.each([
    ['a caption class on a paragraph', '<p class="caption-x">kept</p>'],
    ['a disclaimer', '<p class="disclaimer">kept</p>'],
    ['an article element with a bad name', '<article class="comment">kept</article>'],
    ['an element that contains an article', '<section class="comment"><article>kept</article></section>'],
  ])('keeps %s in the article', (_what, html) => {
    expect(textOf(around(html))).toBe(`${RAIN}\n\nkept\n\n${RIVER}`);
  });

  it('drops an element whose `name` attribute is "comment", even if it contains an article', () => {
    expect(textOf(around('<section name="comment"><article>gone</article></section>'))).toBe(`${RAIN}\n\n${RIVER}`);
  });

  it('keeps text after an image in a figure', () => {
    expect(textOf(`<div><p>${RAIN}</p><p>${RIVER}</p><figure>a<img>b</figure></div>`)).toBe(`${RAIN}\n\n${RIVER}\n\nb`);
  });

  it('drops the last element of the article if it has child elements', () => {
    const rest = `<p>${RAIN}</p><p>${RIVER}</p>`;
    expect(textOf(`<div>${rest}<ul><li>gone</li></ul></div>`)).toBe(`${RAIN}\n\n${RIVER}`);
    expect(textOf(`<div>${rest}<ul class="zn-body__read-all"><li>kept</li></ul></div>`)).toContain('kept');
  });

  it.each(['object', 'embed'])('drops an empty %s, and then the empty element around it', (tag) => {
    const last = `<p>${RIVER} <b>kept</b></p>`;
    expect(textOf(`<div><p>${RAIN}</p><section><${tag}></${tag}></section>${last}</div>`)).toContain('kept');
    // the last of three elements goes because it has a child element
    expect(textOf(`<div><p>${RAIN}</p><section>text</section>${last}</div>`)).not.toContain('kept');
  });

  it('keeps an element whose only text is in an object in a form control, as Newspaper4k does', () => {
    const textWith = (control: Element): string => {
      const page = h('div', [h('p', RAIN), h('section', [control]), h('p', [`${RIVER} `, h('b', 'kept')])]);
      return select(buildSnapshot(page)).text;
    };
    expect(textWith(h('select', [h('option', 'text')]))).toContain('kept');
    // with the section, the article has three elements, and the last of three goes because it has a child element
    expect(textWith(h('select', [h('object', 'text')]))).not.toContain('kept');
  });

  it('drops an element with less than one point, and the text after it', () => {
    // the last of the 16 candidates loses 9 points, because the page has more than 15 candidates
    const html = `<div>${`<section><p>${RAIN}</p></section>`.repeat(15)}<section><p>That is not all</p></section>tail</div>`;
    expect(reasonsOf(html, 'negative-points')).toEqual(['section: -5.0 points, less than 1']);
    expect(textOf(html)).not.toContain('tail');
    expect(textOf(html.replaceAll('not all', `not all. ${RAIN}`))).toContain('tail');
  });

  it('drops a div with several levels of elements if the paragraphs beside it contain no elements', () => {
    const reasons = reasonsOf(around('<div><section><b>deep</b></section></div>'), 'unlikely');
    expect(reasons).toEqual(['div: nests 3 deep, 1 is common here']);
  });
});

describe('the text', () => {
  it('leaves out the page title, and a short text directly before it', () => {
    const title = '<title>Rain, and the river!</title>';
    const rest = `<p>${RAIN}</p><p>${RIVER}</p>`;
    expect(textOf(`${title}<div><h1>Rain and the river</h1>${rest}</div>`)).toBe(`${RAIN}\n\n${RIVER}`);
    const { text, marked } = select(`${title}<div><b>News</b><h1>Rain and the river</h1>${rest}</div>`);
    expect(text).toBe(`${RAIN}\n\n${RIVER}`);
    expect(marked).toEqual([RAIN, RIVER]);
    const headlines = reasonsOf(`${title}<div><b>News</b><h1>Rain and the river</h1>${rest}</div>`, 'title');
    expect(headlines).toEqual(Array(2).fill('#text: is the title of the page, or is directly before it'));
    expect(textOf(`${title}<div><p>${RAIN.repeat(3)}</p><h1>Rain and the river</h1>${rest}</div>`)).toContain(
      'river\n',
    );
  });

  it('puts no space between table cells or in place of a removed form field, as the original does', () => {
    const html = `<div><p>${RAIN}</p><table><tr><td>a</td><td>b</td></tr></table><p>un<button>x</button>done</p><p>${RIVER}</p></div>`;
    expect(textOf(html)).toBe(`${RAIN}\n\nab\n\nundone\n\n${RIVER}`);
  });

  it('reports that a page is read as English if the page declares an unknown language', () => {
    expect(reasonsOf(`<html lang="xx"><p>${RAIN}</p>`, 'language')).toEqual([
      'html: there is no list of stop words for "xx": read as "en"',
    ]);
    expect(reasonsOf(`<p>${RAIN}</p>`, 'language')).toEqual(['html: the page names no language: read as "en"']);
    expect(reasonsOf(`<html lang="en-GB"><p>${RAIN}</p>`, 'language')).toEqual([]);
  });

  it('reports the reason if it finds no article', () => {
    expect(select('<p>Photo').empty).toBe('no-candidate');
    expect(select('').empty).toBe('no-text');
  });
});
